/** The languages of the shop; German is the default (specification, section 9). */
export type Lang = 'de' | 'en' | 'fr' | 'it' | 'nl' | 'es' | 'sv' | 'da';

/** One sentence or HTML fragment in every language. */
export type Text = Record<Lang, string>;

/** A group that events are filtered by, e.g. "Exhibitions". */
export type CatalogueGroup = { id: string; name: Text; sequence_no: number };

/** One kind of ticket of an event. Prices in cents, gross; `vat` in per cent. */
export type CatalogueTicket = {
  id: string;
  name: Text;
  description?: Text;
  priceCents: number;
  vat: 7 | 19;
  mode: 1;
};

/**
 * When an event can be visited: on these ISO weekdays (1 Monday … 7 Sunday), between two days counted from today,
 * at these times, with so many places for each time.
 */
type Opening = {
  weekdays: number[];
  fromDay: number;
  toDay: number;
  times: string[];
  places: number;
};

/**
 * Places already sold at the museum's own box office: on the day so many days after today (moved to the next day on
 * which the event is open), at one time or all day long, only so many places are left.
 */
type BoxOffice = { day: number; time?: string; left: number };

/** One event of the museum. `poster` is the file name of its picture in `demo/museum/posters`. */
export type CatalogueEvent = {
  id: string;
  name: Text;
  description: Text;
  poster: string;
  posterAlt?: Text;
  venue: Text;
  groups: string[];
  sequence_no: number;
  opening: Opening;
  boxOffice: BoxOffice[];
  tickets: CatalogueTicket[];
};
