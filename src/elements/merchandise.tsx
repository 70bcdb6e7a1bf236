import { askBeforehand } from '../core/merchandise/actions.ts';
import { routeTo } from '../core/routes/routes.ts';
import { preloadScreen } from '../views/app/screens.ts';
import { Stage } from '../views/app/Stage.tsx';
import { arrive } from './arrive.ts';
import { define, type ElementProps } from './define.ts';
import { type ElementDefinition, Root } from './Root.tsx';

arrive(import.meta.url);

const definition: ElementDefinition = {
  area: 'merchandise',
  home: ({ item, category }) =>
    item ? routeTo('product', { id: item }) : routeTo('merchandise', {}, { category }),
  isStage: true,
  View: Stage,
  preload: preloadScreen,
  ask: askBeforehand,
};

/** `<museum-merchandise>`: what the museum's shop sells, or one article with `item`, and everything after it up to the paid order. */
export const MuseumMerchandise = (props: ElementProps) => (
  <Root {...props} definition={definition} />
);

define('museum-merchandise', MuseumMerchandise);
