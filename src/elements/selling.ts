import { preloadScreen } from '../views/outlet/screens.ts';
import { OutletView } from '../views/outlet/OutletView.tsx';
import type { Area } from '../core/routes/routes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { HOMES } from './homes.ts';

/** Returns the definition of an element that sells an area, from the list to the paid order. */
export const selling = (
  area: Area,
  { prefetch, lists }: Required<Pick<ElementDefinition, 'prefetch' | 'lists'>>,
): ElementDefinition => ({
  area,
  home: HOMES[area],
  hostsScreens: true,
  View: OutletView,
  preload: preloadScreen,
  prefetch,
  lists,
});
