import { ADULTS, CHILD } from './basket.ts';
import { museumEvent, ticket } from './samples.ts';
import type { Answers } from './server.ts';

const schedule = [{ datetime: ADULTS.datetime, max_tickets: 9 }];
const offered = ({ id, name, price }: typeof ADULTS) => ({
  ...ticket({ id, name, price }),
  schedule,
});

/** Answers to the calls of a checkout with `ADULTS` and `CHILD` in the basket: everything is on sale, by card. */
export const OFFERS: Answers = {
  'GET event/select': { data: { events: [museumEvent({ id: '12', name: ADULTS.eventName })] } },
  'GET ticket/collect/event/12/date/20270306': {
    data: { tickets: [offered(ADULTS), offered(CHILD)], timeslot: schedule },
  },
  'GET checkout/payments': { data: [{ payartId: 171, i18n: { en: 'Card', de: 'Kreditkarte' } }] },
  'POST checkout/suggest': { data: [] },
};
