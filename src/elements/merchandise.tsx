import { loadArticles, prefetchRoute } from '../core/merchandise/actions.ts';
import { preloadScreen } from '../views/outlet/screens.ts';
import { OutletView } from '../views/outlet/OutletView.tsx';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { Root } from './Root.tsx';

bootstrapScript(import.meta.url);

const definition: ElementDefinition = {
  area: 'merchandise',
  home: HOMES.merchandise,
  hostsScreens: true,
  View: OutletView,
  preload: preloadScreen,
  prefetch: prefetchRoute,
  lists: { merchandise: () => loadArticles('merchandise') },
};

/** `<museum-merchandise>`: Sells the articles of the museum's shop, from the list to the paid order. With `item`, starts with one article. */
export const MuseumMerchandise = (props: ElementProps) => (
  <Root {...props} definition={definition} />
);

define('museum-merchandise', MuseumMerchandise);
