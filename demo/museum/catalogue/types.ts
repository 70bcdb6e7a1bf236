/** The languages of the shop; German is the default (specification, section 9). */
export type Lang = 'de' | 'en' | 'fr' | 'it' | 'nl' | 'es' | 'sv' | 'da';

/** One sentence or HTML fragment in every language. */
export type Text = Record<Lang, string>;

/** A group that events are filtered by, e.g. "Exhibitions", or that tickets of one event stand under. */
export type CatalogueGroup = { id: string; name: Text; sequence_no: number };

/** 1 timed, 3 period, 5 fixed schedule (specification, section 3). */
export type TicketMode = 1 | 3 | 5;

/**
 * Places already sold at the museum's own box office: on the day so many days after today (moved to the next day of the
 * season), at one time or all day long, only so many places are left.
 */
type BoxOffice = { day: number; time?: string; left: number };

/** Some ISO weekdays (1 Monday … 7 Sunday) between two days counted from today, with so many places each time. */
export type Season = {
  weekdays: number[];
  fromDay: number;
  toDay: number;
  places: number;
  boxOffice?: BoxOffice[];
};

/** Time slots of an event, whose places all its timed tickets share. */
type Opening = Season & { times: string[] };

/** Evenings of one ticket, whose places are that ticket's own. */
export type Programme = Season & { times: { time: string; until?: string }[] };

/** A part of a family ticket: one person. Equal bounds mean a fixed count. It bears the rate of its ticket. */
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
  /** Of a family ticket: its own price, to which those of its parts are added. */
  priceCents: number;
  vat: 7 | 19;
  /** Id of one of the event's ticket groups. */
  group?: string;
  /** What a family ticket is made of. */
  subtickets?: CatalogueSubTicket[];
  /** How much of the price is a fee for booking, and the sentence that tells of it. */
  bookingFee?: { cents: number; warning: Text };
  printSeparately?: boolean;
  /** Each person of a family ticket has a code of his own. */
  uniqueBarcode?: boolean;
  scanSeparately?: boolean;
};

/** One kind of ticket of an event. Prices in cents, gross; `vat` in per cent. */
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
  /** When tickets of mode 1 admit. */
  opening?: Opening;
  /** On which days tickets of mode 3 admit, at any time; places are counted by day. */
  period?: Season;
  ticketGroups?: CatalogueGroup[];
  tickets: CatalogueTicket[];
};
