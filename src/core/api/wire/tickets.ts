import type { Moment } from '../../calendar/moment.ts';
import type { NextDates } from '../../calendar/nextDate.ts';
import type { Group } from './group.ts';
import type { Cents } from '../../money/cents.ts';

export type MuseumEvent = NextDates & {
  id: string;
  name: string;
  /** HTML; sanitised before display. */
  description?: string;
  image?: string;
  venue?: string;
  custom_groups: readonly Group[];
  sequence_no: number;
  sorting_datetime?: Moment;
  end?: Moment;
  price_from?: Cents;
  /** Nothing of it costs anything. */
  is_free?: boolean;
};

/** 1 timed: a day and a slot; 3 period: a day; 5 fixed schedule: one of the ticket's own entries. */
export type TicketMode = 1 | 3 | 5;

export type SubTicket = {
  id: string;
  name: string;
  price: Cents;
  min_quantity: number;
  max_quantity: number;
};

type SoldMoment = {
  datetime: Moment;
  /** Original text of the moment if its format differs; it must be sent back unchanged. */
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
  /** Parts of a family ticket; empty for an ordinary ticket. */
  subtickets: readonly SubTicket[];
  schedule: readonly ScheduleEntry[];
  /** Heading under which tickets of the same group are shown. */
  group_name?: string;
  /** Fee included in the price; the text about it is in `book_with_cost_warn`. */
  book_with_cost?: Cents;
  book_with_cost_warn?: string;
};

/** Entry time of an event, with the places available to all its ticket types together. */
export type Timeslot = SoldMoment & { max_tickets: number };

export type DayOffer = { tickets: readonly Ticket[]; timeslots: readonly Timeslot[] };
