import { loadTours, prefetchRoute } from '../core/tours/actions.ts';
import { preloadScreen } from '../views/outlet/screens.ts';
import { OutletView } from '../views/outlet/OutletView.tsx';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { Root } from './Root.tsx';

bootstrapScript(import.meta.url);

const definition: ElementDefinition = {
  area: 'tours',
  home: HOMES.tours,
  hostsScreens: true,
  View: OutletView,
  preload: preloadScreen,
  prefetch: prefetchRoute,
  lists: { guidedTours: loadTours },
};

/** `<museum-tours>`: Sells guided tours, from the list to the paid order. With `item`, starts with one tour. */
export const MuseumTours = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-tours', MuseumTours);
