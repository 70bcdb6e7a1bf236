import type { CatalogueEvent, CatalogueTicket } from '../../../demo/museum/catalogue/types.ts';
import type { Catalogue } from '../../../demo/server/catalogue.ts';
import { inEvery, smallCatalogue } from './catalogue.ts';
import type { Demo } from './demo.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

const common = {
  description: inEvery('<p>Ships</p>'),
  poster: 'harbour.svg',
  venue: inEvery('Quay'),
  groups: [],
};

/** Two adults, one to three children, up to two babies. */
export const familyTicket: CatalogueTicket = {
  id: 'family',
  name: inEvery('Family'),
  priceCents: 1500,
  vat: 7,
  group: 'families',
  mode: 1,
  subtickets: [
    { id: 'f-adult', name: inEvery('Adult'), priceCents: 100, min: 2, max: 2 },
    { id: 'f-child', name: inEvery('Child'), priceCents: 200, min: 1, max: 3 },
    { id: 'f-baby', name: inEvery('Baby'), priceCents: 0, min: 0, max: 2 },
  ],
};

const saturdays = { weekdays: [6], fromDay: 0, toDay: 30 };
const evening = [{ time: '20:00', until: '22:00' }];

/** An event with tickets of every mode; today is Friday, 5 March 2027. */
const harbour: CatalogueEvent = {
  ...common,
  id: 'harbour',
  name: inEvery('Harbour'),
  sequence_no: 2,
  opening: { weekdays: everyDay, fromDay: 0, toDay: 30, times: ['10:00', '12:00'], places: 10 },
  period: {
    weekdays: everyDay,
    fromDay: 2,
    toDay: 20,
    places: 20,
    boxOffice: [{ day: 3, left: 0 }],
  },
  ticketGroups: [{ id: 'families', name: inEvery('Families'), sequence_no: 1 }],
  tickets: [
    familyTicket,
    {
      id: 'pair',
      name: inEvery('Pair'),
      priceCents: 900,
      vat: 7,
      mode: 1,
      subtickets: [
        { id: 'p-big', name: inEvery('Big'), priceCents: 0, min: 0, max: 1 },
        { id: 'p-small', name: inEvery('Small'), priceCents: 0, min: 0, max: 1 },
      ],
      printSeparately: true,
      uniqueBarcode: true,
      scanSeparately: true,
    },
    { id: 'day', name: inEvery('Day'), priceCents: 700, vat: 7, mode: 3 },
    { id: 'day-child', name: inEvery('Day, child'), priceCents: 300, vat: 7, mode: 3 },
    {
      id: 'stalls',
      name: inEvery('Stalls'),
      priceCents: 2800,
      vat: 7,
      mode: 5,
      programme: { ...saturdays, times: evening, places: 4, boxOffice: [{ day: 7, left: 0 }] },
    },
    {
      id: 'gallery',
      name: inEvery('Gallery'),
      priceCents: 1800,
      vat: 7,
      mode: 5,
      programme: { ...saturdays, times: evening, places: 3 },
      bookingFee: { cents: 200, warning: inEvery('It costs a fee.') },
    },
  ],
};

/** It has one ticket, which is for a day. */
const deck: CatalogueEvent = {
  ...common,
  id: 'deck',
  name: inEvery('Deck'),
  sequence_no: 0,
  period: { weekdays: everyDay, fromDay: 0, toDay: 10, places: 5 },
  tickets: [{ id: 'deck-day', name: inEvery('Deck'), priceCents: 100, vat: 7, mode: 3 }],
};

const adult: CatalogueTicket = {
  id: 'ended-adult',
  name: inEvery('Adult'),
  priceCents: 500,
  vat: 7,
  mode: 1,
};

/** It closed two days ago. */
const ended: CatalogueEvent = {
  ...common,
  id: 'ended',
  name: inEvery('Ended'),
  sequence_no: 0,
  opening: { weekdays: everyDay, fromDay: -40, toDay: -2, times: ['10:00'], places: 5 },
  tickets: [adult],
};

/** It has days, and no tickets yet. */
const prepared: CatalogueEvent = {
  ...common,
  id: 'prepared',
  name: inEvery('Prepared'),
  sequence_no: 0,
  opening: { weekdays: everyDay, fromDay: 10, toDay: 20, times: ['10:00'], places: 5 },
  tickets: [],
};

/** Nobody knows yet when it will be. */
const undated: CatalogueEvent = {
  ...common,
  id: 'undated',
  name: inEvery('Undated'),
  sequence_no: 0,
  tickets: [],
};

/** The small catalogue with every kind of ticket. */
export const harbourCatalogue: Catalogue = {
  ...smallCatalogue,
  events: [...smallCatalogue.events, harbour, deck, ended, prepared, undated],
};

/** What is left of a ticket's places on a day (`YYYYMMDD`), by moment. */
export const leftOf = async (
  demo: Demo,
  ticketId: string,
  day: string,
): Promise<Record<string, number>> => {
  const { body } = await demo.get(`de/ticket/collect/event/harbour/date/${day}`);
  const ticket = body.data.tickets.find(({ id }: { id: string }) => id === ticketId);
  return Object.fromEntries(
    ticket.schedule.map((entry: { datetime: string; max_tickets: number }) => [
      entry.datetime,
      entry.max_tickets,
    ]),
  );
};

/** A family ticket for Sunday, 14 March 2027, with so many of each. */
export const family = (count: number, [adults, children, babies]: [number, number, number]) => ({
  type: 'ticket',
  id: 'family',
  count,
  datetime: '2027-03-14T10:00:00',
  subtickets: [
    { id: 'f-adult', count: adults },
    { id: 'f-child', count: children },
    { id: 'f-baby', count: babies },
  ],
});
