import type { CatalogueEvent } from '../../demo/museum/catalogue/types.ts';
import { museum } from '../../demo/museum/museum.ts';
import { inEveryLanguage } from '../../demo/server/languages.ts';
import type { Catalogue } from '../../demo/server/catalogue.ts';

/** Places of each time slot, by event. Visitors fight for those of `scarce`. */
export const PLACES = { scarce: 8, ample: 500 };

export type EventId = keyof typeof PLACES;

/** Start of the clock of shop and provider: 10:30 in the museum. */
export const START_MS = Date.parse('2027-03-05T09:30:00Z');

/** Time limit of the calls between shop and provider: practically none, because a busy machine may need long. */
export const PATIENCE_MS = 3_600_000;

const FIRST_DAY_MS = Date.parse('2027-03-25');
const DAY_MS = 86_400_000;
const TIMES = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];

const eventOf = (id: EventId): CatalogueEvent => ({
  id,
  name: inEveryLanguage(() => id),
  description: inEveryLanguage(() => ''),
  poster: 'tides.svg',
  venue: inEveryLanguage(() => 'Tower'),
  groups: [],
  sequence_no: 1,
  opening: {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    fromDay: 0,
    toDay: 120,
    times: TIMES,
    places: PLACES[id],
  },
  tickets: [{ id, name: inEveryLanguage(() => id), priceCents: 1200, vat: 7, mode: 1 }],
});

/** The demo's museum with two events of its own, each with one ticket that has the id of its event. */
export const catalogue: Catalogue = { ...museum, events: [eventOf('scarce'), eventOf('ample')] };

/** Returns the time slot of a round, `YYYY-MM-DDTHH:mm:ss`. Each round has its own. */
export const slotOf = (round: number): string => {
  const day = new Date(FIRST_DAY_MS + Math.floor(round / TIMES.length) * DAY_MS);
  return `${day.toISOString().slice(0, 10)}T${TIMES[round % TIMES.length]}:00`;
};
