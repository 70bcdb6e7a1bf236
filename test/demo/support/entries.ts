import type { CatalogueTicket, Lang, Text } from '../../../demo/museum/catalogue/types.ts';
import { LANGUAGES } from '../../../demo/server/languages.ts';

/** Returns the text in every language, marked with the language, e.g. `Adult [en]`. */
export const inEvery = (text: string): Text =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, `${text} [${lang}]`])) as Record<Lang, string>;

/** Monday to Sunday. */
export const EVERY_WEEKDAY = [1, 2, 3, 4, 5, 6, 7];

export const COMMON_TOUR = {
  eventName: inEvery('Tides'),
  description: inEvery('<p>Ships</p>'),
  poster: 'ships.svg',
  minutes: 60,
  language: { key: 'de', name: inEvery('German') },
  categories: [],
  site: { id: 'tower', name: inEvery('Tower') },
  maxParticipants: 5,
  singleTicketing: false,
  bookCompleteTour: false,
  bookingWithoutTickets: false,
  vat: 7 as const,
  tickets: [],
  questions: [],
};

export const priced = (id: string, name: string, priceCents: number) => ({
  id,
  name: inEvery(name),
  priceCents,
});

/** Returns a ticket. Its mode is 1 (a time slot) unless `more` overrides it. */
export const ticketOf = (
  id: string,
  name: string,
  priceCents: number,
  more: Partial<CatalogueTicket> = {},
): CatalogueTicket =>
  ({ ...priced(id, name, priceCents), vat: 7, mode: 1, ...more }) as CatalogueTicket;
