import type { Moment } from '../calendar/moment.ts';
import type { Group } from '../group.ts';
import type { Cents } from '../money/cents.ts';

/** An event of the museum: something tickets are sold for. */
export type MuseumEvent = {
  id: string;
  name: string;
  /** HTML; sanitised where it is shown. */
  description?: string;
  image?: string;
  venue?: string;
  custom_groups: readonly Group[];
  sequence_no: number;
  sorting_datetime?: Moment;
  end?: Moment;
  price_from?: Cents;
};

/** 1 timed: a day and a slot; 3 period: a day; 5 fixed schedule: one of the ticket's own entries. */
export type TicketMode = 1 | 3 | 5;

export type SubTicket = {
  id: string;
  name: string;
  price: Cents;
  vat_value: number;
  min_quantity: number;
  max_quantity: number;
};

/** A moment of something that is sold. */
type SoldMoment = {
  datetime: Moment;
  /** The text that the back end sent, if it has another form: it is sent back exactly as it came. */
  wireDatetime?: string;
};

export type ScheduleEntry = SoldMoment & { datetime_end?: Moment; max_tickets: number };

export type Ticket = {
  id: string;
  name: string;
  description?: string;
  price: Cents;
  /** In per cent. */
  vat_value: number;
  mode: TicketMode;
  /** The parts of a family ticket; an ordinary ticket has none. */
  subtickets: readonly SubTicket[];
  schedule: readonly ScheduleEntry[];
  /** Tickets of a group stand together under its name. */
  group_name?: string;
  /** A fee that the price holds, and the words that tell of it. */
  book_with_cost?: Cents;
  book_with_cost_warn?: string;
};

/** How many of each ticket are wanted, and of each part of a family ticket, all families together. */
export type Picked = {
  counts: Readonly<Record<string, number>>;
  parts: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** A time at which an event can be entered, with the places left for all its ticket types together. */
export type Timeslot = SoldMoment & { max_tickets: number };

/** What an event offers on one day. */
export type DayOffer = { tickets: readonly Ticket[]; timeslots: readonly Timeslot[] };
