import type { CatalogueEvent } from '../../../demo/museum/catalogue/types.ts';
import type { Catalogue } from '../../../demo/server/catalogue.ts';
import { smallCatalogue } from './catalogue.ts';
import { EVERY_WEEKDAY, inEvery, priced, ticketOf } from './entries.ts';
import type { Demo } from './demo.ts';
import { ticket } from './visitor.ts';

const common = {
  description: inEvery('<p>Ships</p>'),
  poster: 'harbour.svg',
  venue: inEvery('Quay'),
  groups: [],
  sequence_no: 0,
};

/** Two adults, one to three children, up to two babies. */
export const familyTicket = ticketOf('family', 'Family', 1500, {
  group: 'families',
  subtickets: [
    { ...priced('f-adult', 'Adult', 100), min: 2, max: 2 },
    { ...priced('f-child', 'Child', 200), min: 1, max: 3 },
    { ...priced('f-baby', 'Baby', 0), min: 0, max: 2 },
  ],
});

const saturdays = { weekdays: [6], fromDay: 0, toDay: 30 };
const evening = [{ time: '20:00', until: '22:00' }];

/** An event with tickets of every mode. Its days count from Friday, 5 March 2027. */
const harbour: CatalogueEvent = {
  ...common,
  id: 'harbour',
  name: inEvery('Harbour'),
  sequence_no: 2,
  opening: {
    weekdays: EVERY_WEEKDAY,
    fromDay: 0,
    toDay: 30,
    times: ['10:00', '12:00'],
    places: 10,
  },
  period: {
    weekdays: EVERY_WEEKDAY,
    fromDay: 2,
    toDay: 20,
    places: 20,
    boxOffice: [{ day: 3, left: 0 }],
  },
  ticketGroups: [{ id: 'families', name: inEvery('Families'), sequence_no: 1 }],
  tickets: [
    familyTicket,
    ticketOf('pair', 'Pair', 900, {
      subtickets: [
        { ...priced('p-big', 'Big', 0), min: 0, max: 1 },
        { ...priced('p-small', 'Small', 0), min: 0, max: 1 },
      ],
      printSeparately: true,
      uniqueBarcode: true,
      scanSeparately: true,
    }),
    ticketOf('day', 'Day', 700, { mode: 3 }),
    ticketOf('day-child', 'Day, child', 300, { mode: 3 }),
    ticketOf('stalls', 'Stalls', 2800, {
      mode: 5,
      programme: { ...saturdays, times: evening, places: 4, boxOffice: [{ day: 7, left: 0 }] },
    }),
    ticketOf('gallery', 'Gallery', 1800, {
      mode: 5,
      programme: { ...saturdays, times: evening, places: 3 },
      bookingFee: { cents: 200, warning: inEvery('It costs a fee.') },
    }),
  ],
};

/** An event with a single ticket, which is valid for a day. */
const deck: CatalogueEvent = {
  ...common,
  id: 'deck',
  name: inEvery('Deck'),
  period: { weekdays: EVERY_WEEKDAY, fromDay: 0, toDay: 10, places: 5 },
  tickets: [ticketOf('deck-day', 'Deck', 100, { mode: 3 })],
};

/** An event that ended two days ago. */
const ended: CatalogueEvent = {
  ...common,
  id: 'ended',
  name: inEvery('Ended'),
  opening: { weekdays: EVERY_WEEKDAY, fromDay: -40, toDay: -2, times: ['10:00'], places: 5 },
  tickets: [ticketOf('ended-adult', 'Adult', 500)],
};

/** An event that has opening days but no tickets yet. */
const prepared: CatalogueEvent = {
  ...common,
  id: 'prepared',
  name: inEvery('Prepared'),
  opening: { weekdays: EVERY_WEEKDAY, fromDay: 10, toDay: 20, times: ['10:00'], places: 5 },
  tickets: [],
};

/** An event without a date. */
const undated: CatalogueEvent = {
  ...common,
  id: 'undated',
  name: inEvery('Undated'),
  tickets: [],
};

/** The small catalogue plus every kind of ticket. */
export const harbourCatalogue: Catalogue = {
  ...smallCatalogue,
  events: [...smallCatalogue.events, harbour, deck, ended, prepared, undated],
};

/** Returns the available places of a ticket on a day (`YYYYMMDD`), by date and time. */
export const leftOf = async (
  demo: Demo,
  ticketId: string,
  day: string,
): Promise<Record<string, number>> => {
  const { tickets } = await demo.data(`de/ticket/collect/event/harbour/date/${day}`);
  const { schedule } = tickets.find(({ id }: { id: string }) => id === ticketId);
  return Object.fromEntries(
    schedule.map((entry: { datetime: string; max_tickets: number }) => [
      entry.datetime,
      entry.max_tickets,
    ]),
  );
};

/** Returns a cart item with family tickets for Sunday, 14 March 2027, and these counts of their parts. */
export const family = (count: number, [adults, children, babies]: [number, number, number]) => ({
  ...ticket('family', count),
  subtickets: [
    { id: 'f-adult', count: adults },
    { id: 'f-child', count: children },
    { id: 'f-baby', count: babies },
  ],
});
