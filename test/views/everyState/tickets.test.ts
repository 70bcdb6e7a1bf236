import { expectSoundStates } from '../../support/states/inspect.ts';
import {
  dayStates,
  eventStates,
  kindStates,
  listStates,
  ticketStates,
  timeStates,
} from '../../support/states/tickets.ts';

expectSoundStates('tickets', [
  ...listStates,
  ...eventStates,
  ...dayStates,
  ...timeStates,
  ...ticketStates,
  ...kindStates,
]);
