import { PLENTY } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import { type Moment, momentOf } from '../calendar/moment.ts';
import { peopleOf as peopleInLine } from '../cart/lines.ts';
import type { DayTicketLine, TicketLine } from '../cart/types.ts';
import type { Cents } from '../money/cents.ts';
import { isFamily, isFixed, minPeople, onSale, partRange, partsFor, peopleOf } from './rules.ts';
import type { Picked, SubTicket, Ticket, Timeslot, Visit } from './types.ts';

const midnight = (day: Day): Moment => momentOf(day, '00:00');

const entryAt = ({ schedule }: Ticket, moment: Moment | undefined) =>
  schedule.find(({ datetime }) => datetime === moment);

/** Returns the original text of a ticket's moment at the chosen time, if its format differs from `Moment`. */
export function wireDatetimeOf(
  ticket: Ticket,
  { offer, day, time }: Pick<Visit, 'offer' | 'day' | 'time'>,
): string | undefined {
  const moment = ticket.mode === 3 ? midnight(day) : time;
  const slot = offer.timeslots.find(({ datetime }) => datetime === moment);
  const entry = entryAt(ticket, moment);
  // timed tickets use the slot of the event
  return (ticket.mode === 1 ? (slot ?? entry) : entry)?.wireDatetime;
}

/** Returns the tickets on sale for the chosen time: day tickets (mode 3), timed (1), and scheduled ones (5). */
export const ticketsOf = ({ offer, day, time }: Visit): Ticket[] =>
  onSale(offer.tickets).filter((ticket) =>
    ticket.mode === 3
      ? // a line of day tickets cannot hold the parts of a family (contract, "Checkout")
        !isFamily(ticket) && (entryAt(ticket, midnight(day))?.max_tickets ?? 1) > 0
      : entryAt(ticket, time) !== undefined,
  );

/** Returns the number of people from this event's lines in the cart that match `isWanted`. */
function peopleInCart(
  { eventId, lines }: Visit,
  isWanted: (line: TicketLine | DayTicketLine) => boolean,
): number {
  return lines.reduce((total, line) => {
    if ((line.type !== 'ticket' && line.type !== 'dayTicket') || !isWanted(line)) return total;
    if (line.type === 'dayTicket') return line.id === eventId ? total + line.totalCount : total;
    return line.eventId === eventId ? total + peopleInLine(line) : total;
  }, 0);
}

const ofMode = ({ offer }: Visit, mode: number): Set<string> =>
  new Set(offer.tickets.filter((ticket) => ticket.mode === mode).map(({ id }) => id));

/** Returns the available places of a slot for all its timed tickets, without those in the cart. */
export function remainingInSlot(visit: Visit, { datetime, max_tickets }: Timeslot): number {
  const scheduled = ofMode(visit, 5);
  const inCart = peopleInCart(
    visit,
    (line) => line.type === 'ticket' && line.datetime === datetime && !scheduled.has(line.id),
  );
  return Math.max(0, max_tickets - inCart);
}

/** Returns the pool of a ticket: timed tickets share a slot, day tickets a day, and a scheduled ticket has its own. */
const poolOf = ({ mode, id }: Ticket): string => (mode === 5 ? id : String(mode));

/** Returns the available places for a ticket, without those in the cart; `PLENTY` for day tickets without a limit. */
export function remainingFor(ticket: Ticket, visit: Visit): number {
  const { offer, day, time } = visit;
  if (ticket.mode === 1) {
    const slot = offer.timeslots.find(({ datetime }) => datetime === time);
    return slot ? remainingInSlot(visit, slot) : 0;
  }
  const moment = ticket.mode === 3 ? midnight(day) : time;
  const entry = entryAt(ticket, moment);
  const inCart = peopleInCart(visit, (line) =>
    line.type === 'dayTicket'
      ? ticket.mode === 3 && line.date === day
      : line.id === ticket.id && line.datetime === moment,
  );
  return Math.max(0, (entry?.max_tickets ?? (ticket.mode === 3 ? PLENTY : 0)) - inCart);
}

/** Returns how many people the other picked tickets of the same pool admit. */
const othersInPool = (ticket: Ticket, picked: Picked, visit: Visit): number =>
  ticketsOf(visit)
    .filter((each) => each.id !== ticket.id && poolOf(each) === poolOf(ticket))
    .reduce((total, each) => total + peopleOf(each, picked), 0);

/** Returns the places that remain for a ticket after the other picked tickets of its pool. */
const remainingInPool = (ticket: Ticket, picked: Picked, visit: Visit): number =>
  remainingFor(ticket, visit) - othersInPool(ticket, picked, visit);

/**
 * Returns the maximum count of a ticket, if the other tickets and the chosen parts keep their places (specification,
 * section 5, Event tickets).
 */
export function maxQuantity(ticket: Ticket, picked: Picked, visit: Visit): number {
  const remaining = remainingInPool(ticket, picked, visit);
  const peopleWith = (count: number): number =>
    peopleOf(ticket, { ...picked, counts: { ...picked.counts, [ticket.id]: count } });
  let max = Math.max(0, Math.floor(remaining / minPeople(ticket)));
  while (max > 0 && peopleWith(max) > remaining) max -= 1;
  return max;
}

/** Returns the maximum count of one part of a family, with all other counts unchanged. */
export function maxPartQuantity(
  ticket: Ticket,
  part: SubTicket,
  picked: Picked,
  visit: Visit,
): number {
  const count = picked.counts[ticket.id] ?? 0;
  const { max, min } = partRange(part, count);
  const own = partsFor(ticket, count, picked.parts[ticket.id])[part.id] ?? min;
  const remaining = remainingInPool(ticket, picked, visit) - peopleOf(ticket, picked);
  return Math.max(min, Math.min(max, own + remaining));
}

export type PartChoice = {
  id: string;
  name: string;
  /** Additional price of each person. */
  price: Cents;
  count: number;
  min: number;
  max: number;
  isFixed: boolean;
};

/** Returns the parts of a family ticket with their counts and limits. */
export function partChoices(ticket: Ticket, picked: Picked, visit: Visit): PartChoice[] {
  const count = picked.counts[ticket.id] ?? 0;
  const chosen = partsFor(ticket, count, picked.parts[ticket.id]);
  return ticket.subtickets.map((part) => ({
    id: part.id,
    name: part.name,
    price: part.price,
    count: chosen[part.id] ?? 0,
    min: partRange(part, count).min,
    max: maxPartQuantity(ticket, part, picked, visit),
    isFixed: isFixed(part),
  }));
}

/** Returns the wanted and available places of the first pool with too few of them. */
export function shortage(
  picked: Picked,
  visit: Visit,
): { wanted: number; remaining: number } | undefined {
  return ticketsOf(visit)
    .filter((ticket) => peopleOf(ticket, picked) > 0)
    .map((ticket) => ({
      wanted: othersInPool(ticket, picked, visit) + peopleOf(ticket, picked),
      remaining: remainingFor(ticket, visit),
    }))
    .find(({ wanted, remaining }) => wanted > remaining);
}

/** Returns the times of the day, from slots and scheduled tickets, with the available places of each. */
export function timesOf(
  visit: Visit,
): { datetime: Moment; remaining: number; isSoldOut: boolean }[] {
  const slots = onSale(visit.offer.tickets).some(({ mode }) => mode === 1)
    ? visit.offer.timeslots.map((slot) => ({
        datetime: slot.datetime,
        remaining: remainingInSlot(visit, slot),
        isSoldOut: slot.max_tickets <= 0,
      }))
    : [];
  const scheduled = visit.offer.tickets
    .filter(({ mode }) => mode === 5)
    .flatMap((ticket) =>
      ticket.schedule.map(({ datetime, max_tickets }) => ({
        datetime,
        remaining: remainingFor(ticket, { ...visit, time: datetime }),
        isSoldOut: max_tickets <= 0,
      })),
    );
  const byTime = new Map<Moment, { datetime: Moment; remaining: number; isSoldOut: boolean }>();
  for (const each of [...slots, ...scheduled]) {
    const held = byTime.get(each.datetime);
    byTime.set(each.datetime, {
      ...each,
      remaining: each.remaining + (held?.remaining ?? 0),
      isSoldOut: each.isSoldOut && (held?.isSoldOut ?? true),
    });
  }
  return [...byTime.values()].toSorted((a, b) => a.datetime.localeCompare(b.datetime));
}

/** Returns the number of people picked, counting only tickets on sale. */
export const peoplePicked = (picked: Picked, visit: Visit): number =>
  ticketsOf(visit).reduce((total, ticket) => total + peopleOf(ticket, picked), 0);

/** Returns the number of tickets picked, counting only those on sale; a family ticket is one. */
export const countPicked = ({ counts }: Picked, visit: Visit): number =>
  ticketsOf(visit).reduce((total, { id }) => total + (counts[id] ?? 0), 0);
