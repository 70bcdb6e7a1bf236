import { ADULTS } from '../basket.ts';
import { family, museumEvent, ticket } from '../samples.ts';
import { ofDemo } from '../screen.tsx';
import type { Answers } from '../server.ts';
import { LONG_LINES, LONGEST } from './lines.ts';
import type { Recipe } from './state.ts';

/** A message from the server, which is not translated. */
export const REFUSED = 'Samstag, 12:00: 1 × frei.';

/** The call for the offers on the day of `LONG_LINES`. */
export const SATURDAY = 'GET ticket/collect/event/12/date/20270306';

/** Returns the reference server's fields of a customer form, together with other answers. */
export const withFields =
  (answers: Answers = {}): Recipe['answers'] =>
  async (lang) => ({ 'GET customer/attr': await ofDemo('customer/attr', lang), ...answers });

const noon = { datetime: ADULTS.datetime, max_tickets: 900 };
/** The offer that matches `LONG_LINES`. */
const longOffer = {
  tickets: LONG_LINES.map(({ id, price }, index) => {
    const subtickets = index === 0 ? [] : family().subtickets;
    const parts = subtickets.map((part) => ({ ...part, name: LONGEST }));
    return ticket({ id, price, name: LONGEST, subtickets: parts, schedule: [noon] });
  }),
  timeslot: [noon],
};

/** Returns what a checkout with `LONG_LINES` asks for, together with other answers. */
export const withOffers =
  (answers: Answers = {}): Recipe['answers'] =>
  async (lang) => ({
    'GET customer/attr': await ofDemo('customer/attr', lang),
    'GET checkout/payments': await ofDemo('checkout/payments?shop=1', lang),
    'POST checkout/suggest': { data: [] },
    'GET event/select': { data: { events: [museumEvent({ name: LONGEST })] } },
    [SATURDAY]: { data: longOffer },
    ...answers,
  });
