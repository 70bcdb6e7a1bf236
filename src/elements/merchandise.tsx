import { askBeforehand, loadArticles } from '../core/merchandise/actions.ts';
import { preloadScreen } from '../views/outlet/screens.ts';
import { Stage } from '../views/outlet/Stage.tsx';
import { arrive } from './arrive.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import { type ElementDefinition, Root } from './Root.tsx';

arrive(import.meta.url);

const definition: ElementDefinition = {
  area: 'merchandise',
  home: HOMES.merchandise,
  isStage: true,
  View: Stage,
  preload: preloadScreen,
  ask: askBeforehand,
  lists: { merchandise: () => loadArticles('merchandise') },
};

/** `<museum-merchandise>`: what the museum's shop sells, or one article with `item`, and everything after it up to the paid order. */
export const MuseumMerchandise = (props: ElementProps) => (
  <Root {...props} definition={definition} />
);

define('museum-merchandise', MuseumMerchandise);
