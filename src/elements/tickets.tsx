import { loadEvents, prefetchRoute } from '../core/tickets/actions.ts';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { Root } from './Root.tsx';
import { selling } from './selling.ts';

bootstrapScript(import.meta.url);

const definition = selling('tickets', {
  prefetch: prefetchRoute,
  lists: { tickets: loadEvents },
});

/** `<museum-tickets>`: Sells tickets for the museum's events, from the list of events to the paid order. With `item`, starts with one event. */
const MuseumTickets = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-tickets', MuseumTickets);
