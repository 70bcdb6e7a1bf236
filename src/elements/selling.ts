import { preloadScreen } from '../views/outlet/screens.ts';
import { Stage } from '../views/outlet/Stage.tsx';
import type { Area } from '../core/routes/routes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { HOMES } from './homes.ts';

/** Returns the definition of an element that sells an area, from the list to the paid order. */
export const selling = (
  area: Area,
  { ask, lists }: Required<Pick<ElementDefinition, 'ask' | 'lists'>>,
): ElementDefinition => ({
  area,
  home: HOMES[area],
  isStage: true,
  View: Stage,
  preload: preloadScreen,
  ask,
  lists,
});
