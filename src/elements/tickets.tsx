import { loadEvents, prefetchRoute } from '../core/tickets/actions.ts';
import { preloadScreen } from '../views/outlet/screens.ts';
import { OutletView } from '../views/outlet/OutletView.tsx';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { Root } from './Root.tsx';

bootstrapScript(import.meta.url);

const definition: ElementDefinition = {
  area: 'tickets',
  home: HOMES.tickets,
  hostsScreens: true,
  View: OutletView,
  preload: preloadScreen,
  prefetch: prefetchRoute,
  lists: { tickets: loadEvents },
};

/** `<museum-tickets>`: Sells tickets for the museum's events, from the list of events to the paid order. With `item`, starts with one event. */
export const MuseumTickets = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-tickets', MuseumTickets);
