import { askBeforehand, loadEvents } from '../core/tickets/actions.ts';
import { arrive } from './arrive.ts';
import { define, type ElementProps } from './define.ts';
import { Root } from './Root.tsx';
import { selling } from './selling.ts';

arrive(import.meta.url);

const definition = selling('tickets', {
  ask: askBeforehand,
  lists: { tickets: loadEvents },
});

/** `<museum-tickets>`: Sells tickets for the museum's events, from the list of events to the paid order. With `item`, starts with one event. */
export const MuseumTickets = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-tickets', MuseumTickets);
