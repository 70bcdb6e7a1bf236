/** The languages of the shop. German is the default (specification, section 9). */
export type Lang = 'de' | 'en' | 'fr' | 'it' | 'nl' | 'es' | 'sv' | 'da';

/** One sentence or HTML fragment in every language. */
export type Text = Record<Lang, string>;

/** A group by which events are filtered, e.g. "Exhibitions", or a heading for tickets of one event. */
export type CatalogueGroup = { id: string; name: Text; sequence_no: number };

/** 1 timed, 3 period, 5 fixed schedule (specification, section 3). */
export type TicketMode = 1 | 3 | 5;

/**
 * Places already sold at the museum's own box office. `day` counts days from today and is moved to the next day of the season. On
 * that day, `left` places remain at one time, or at every time if `time` is missing.
 */
type BoxOffice = { day: number; time?: string; left: number };

/** ISO weekdays (1 Monday … 7 Sunday) between two days counted from today, with `places` at each time. */
export type Season = {
  weekdays: number[];
  fromDay: number;
  toDay: number;
  places: number;
  boxOffice?: BoxOffice[];
};

/** Time slots of an event. All of its timed tickets share the places. */
type Opening = Season & { times: string[] };

/** Evenings of one ticket, which has its own places. */
export type Programme = Season & { times: { time: string; until?: string }[] };

/** A part of a family ticket: one person. Equal limits mean a fixed count. It has the VAT rate of its ticket. */
export type CatalogueSubTicket = {
  id: string;
  name: Text;
  priceCents: number;
  min: number;
  max: number;
};

type TicketOfAnyMode = {
  id: string;
  name: Text;
  description?: Text;
  /** Price. The prices of a family ticket's parts are added to it. */
  priceCents: number;
  vat: 7 | 19;
  /** Id of one of the event's ticket groups. */
  group?: string;
  /** Parts of a family ticket. */
  subtickets?: CatalogueSubTicket[];
  /** Booking fee that the price includes, and the sentence that announces it. */
  bookingFee?: { cents: number; warning: Text };
  printSeparately?: boolean;
  /** Whether each person of a family ticket has their own code. */
  uniqueBarcode?: boolean;
  scanSeparately?: boolean;
};

/** One kind of ticket of an event. Prices are in cents, gross; `vat` is in per cent. */
export type CatalogueTicket = TicketOfAnyMode &
  ({ mode: 1 } | { mode: 3 } | { mode: 5; programme: Programme });

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
  /** Slots in which tickets of mode 1 admit. */
  opening?: Opening;
  /** Days on which tickets of mode 3 admit, at any time. Places are counted by day. */
  period?: Season;
  ticketGroups?: CatalogueGroup[];
  tickets: CatalogueTicket[];
};
