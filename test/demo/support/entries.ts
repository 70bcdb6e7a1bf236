import type { CatalogueTicket, Lang, Text } from '../../../demo/museum/catalogue/types.ts';
import { LANGUAGES } from '../../../demo/server/languages.ts';

/** A text that tells its language, e.g. `Adult [en]`. */
export const inEvery = (text: string): Text =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, `${text} [${lang}]`])) as Record<Lang, string>;

/** What every tour of the tests has in common. */
export const COMMON_TOUR = {
  eventName: inEvery('Tides'),
  description: inEvery('<p>Ships</p>'),
  poster: 'ships.svg',
  minutes: 60,
  language: { key: 'de', name: inEvery('German') },
  categories: [],
  house: { id: 'tower', name: inEvery('Tower') },
  maxParticipants: 5,
  singleTicketing: false,
  bookCompleteTour: false,
  bookingWithoutTickets: false,
  vat: 7 as const,
  tickets: [],
  questions: [],
};

/** Something with a name and a price. */
export const priced = (id: string, name: string, priceCents: number) => ({
  id,
  name: inEvery(name),
  priceCents,
});

/** A ticket of a mode, which is for a time unless told otherwise. */
export const ticketOf = (
  id: string,
  name: string,
  priceCents: number,
  more: Partial<CatalogueTicket> = {},
): CatalogueTicket =>
  ({ ...priced(id, name, priceCents), vat: 7, mode: 1, ...more }) as CatalogueTicket;
