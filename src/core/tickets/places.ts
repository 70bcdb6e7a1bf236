import type { Day } from '../calendar/day.ts';
import { type Moment, momentOf } from '../calendar/moment.ts';
import { peopleOf as peopleInLine } from '../cart/lines.ts';
import type { CartLine, DayTicketLine, TicketLine } from '../cart/types.ts';
import type { Cents } from '../money/cents.ts';
import { fewestPeople, isFamily, isFixed, partRange, partsFor, peopleOf } from './family.ts';
import { onSale } from './rules.ts';
import type { DayOffer, Picked, SubTicket, Ticket, Timeslot } from './types.ts';

/** A day of an event as the visitor sees it: what it offers, the time he has chosen, and what is in his basket already. */
export type Visit = {
  eventId: string;
  day: Day;
  offer: DayOffer;
  time?: Moment | undefined;
  lines: readonly CartLine[];
};

/** Days without a limit of their own still have one: nobody orders five figures by mistake. */
const PLENTY = 9999;

const midnight = (day: Day): Moment => momentOf(day, '00:00');

const entryAt = ({ schedule }: Ticket, moment: Moment | undefined) =>
  schedule.find(({ datetime }) => datetime === moment);

/** Returns the moment of a ticket at the chosen time as the back end sent it, if it has another form than ours. */
export function wireDatetimeOf(
  ticket: Ticket,
  { offer, day, time }: Pick<Visit, 'offer' | 'day' | 'time'>,
): string | undefined {
  const moment = ticket.mode === 3 ? midnight(day) : time;
  const slot = offer.timeslots.find(({ datetime }) => datetime === moment);
  const entry = entryAt(ticket, moment);
  // a timed ticket is for the event's slot
  return (ticket.mode === 1 ? (slot ?? entry) : entry)?.wireDatetime;
}

/** The tickets that can be had now: those for the whole day (mode 3), and those for the chosen time (modes 1 and 5). */
export const ticketsOf = ({ offer, day, time }: Visit): Ticket[] =>
  onSale(offer.tickets).filter((ticket) =>
    ticket.mode === 3
      ? // a line of day tickets has no room for a family's parts (contract, "Checkout")
        !isFamily(ticket) && (entryAt(ticket, midnight(day))?.max_tickets ?? 1) > 0
      : entryAt(ticket, time) !== undefined,
  );

/** How many people of the event are in the basket: at a moment, or for a day without a time. */
function peopleInBasket(
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

/** What a slot has left for all its timed tickets together, without what is in the basket for it. */
export function leftInSlot(visit: Visit, { datetime, max_tickets }: Timeslot): number {
  const scheduled = ofMode(visit, 5);
  const inBasket = peopleInBasket(
    visit,
    (line) => line.type === 'ticket' && line.datetime === datetime && !scheduled.has(line.id),
  );
  return Math.max(0, max_tickets - inBasket);
}

/** Tickets that share their places: all timed ones of a slot, all of a day, or each scheduled one for itself. */
const poolOf = ({ mode, id }: Ticket): string => (mode === 5 ? id : String(mode));

/** The places left for a ticket, without what is in the basket already; plenty where nobody counts them. */
export function leftFor(ticket: Ticket, visit: Visit): number {
  const { offer, day, time } = visit;
  if (ticket.mode === 1) {
    const slot = offer.timeslots.find(({ datetime }) => datetime === time);
    return slot ? leftInSlot(visit, slot) : 0;
  }
  const moment = ticket.mode === 3 ? midnight(day) : time;
  const entry = entryAt(ticket, moment);
  const inBasket = peopleInBasket(visit, (line) =>
    line.type === 'dayTicket'
      ? ticket.mode === 3 && line.date === day
      : line.id === ticket.id && line.datetime === moment,
  );
  return Math.max(0, (entry?.max_tickets ?? (ticket.mode === 3 ? PLENTY : 0)) - inBasket);
}

/** Who else of the choice wants places of the same pool. */
const peopleBeside = (ticket: Ticket, picked: Picked, visit: Visit): number =>
  ticketsOf(visit)
    .filter((each) => each.id !== ticket.id && poolOf(each) === poolOf(ticket))
    .reduce((total, each) => total + peopleOf(each, picked), 0);

/** What a ticket may have of its pool when the others keep theirs. */
const freeFor = (ticket: Ticket, picked: Picked, visit: Visit): number =>
  leftFor(ticket, visit) - peopleBeside(ticket, picked, visit);

/**
 * The most of one ticket when the others of its pool, and the parts that were chosen, keep theirs (specification,
 * section 5, Event tickets).
 */
export function mostOf(ticket: Ticket, picked: Picked, visit: Visit): number {
  const free = freeFor(ticket, picked, visit);
  const peopleWith = (count: number): number =>
    peopleOf(ticket, { ...picked, counts: { ...picked.counts, [ticket.id]: count } });
  let most = Math.max(0, Math.floor(free / fewestPeople(ticket)));
  while (most > 0 && peopleWith(most) > free) most -= 1;
  return most;
}

/** The most of one part of a family, when everybody else keeps his place. */
export function mostOfPart(ticket: Ticket, part: SubTicket, picked: Picked, visit: Visit): number {
  const count = picked.counts[ticket.id] ?? 0;
  const { max, min } = partRange(part, count);
  const own = partsFor(ticket, count, picked.parts[ticket.id])[part.id] ?? min;
  const free = freeFor(ticket, picked, visit) - peopleOf(ticket, picked);
  return Math.max(min, Math.min(max, own + free));
}

/** One part of a family as it can be chosen. */
export type PartChoice = {
  id: string;
  name: string;
  /** What each of its people pays on top. */
  price: Cents;
  count: number;
  min: number;
  max: number;
  isFixed: boolean;
};

/** The parts of a family ticket with what is chosen of each, and how far that may be changed. */
export function partChoices(ticket: Ticket, picked: Picked, visit: Visit): PartChoice[] {
  const count = picked.counts[ticket.id] ?? 0;
  const chosen = partsFor(ticket, count, picked.parts[ticket.id]);
  return ticket.subtickets.map((part) => ({
    id: part.id,
    name: part.name,
    price: part.price,
    count: chosen[part.id] ?? 0,
    min: partRange(part, count).min,
    max: mostOfPart(ticket, part, picked, visit),
    isFixed: isFixed(part),
  }));
}

/** The first pool that holds fewer people than are picked: how many are wanted of it, and how many it has. */
export function shortage(
  picked: Picked,
  visit: Visit,
): { wanted: number; left: number } | undefined {
  return ticketsOf(visit)
    .filter((ticket) => peopleOf(ticket, picked) > 0)
    .map((ticket) => ({
      wanted: peopleBeside(ticket, picked, visit) + peopleOf(ticket, picked),
      left: leftFor(ticket, visit),
    }))
    .find(({ wanted, left }) => wanted > left);
}

/** The times of the day: the event's slots, and the entries of scheduled tickets, with what each has left. */
export function timesOf(visit: Visit): { datetime: Moment; left: number; isSoldOut: boolean }[] {
  const slots = onSale(visit.offer.tickets).some(({ mode }) => mode === 1)
    ? visit.offer.timeslots.map((slot) => ({
        datetime: slot.datetime,
        left: leftInSlot(visit, slot),
        isSoldOut: slot.max_tickets <= 0,
      }))
    : [];
  const scheduled = visit.offer.tickets
    .filter(({ mode }) => mode === 5)
    .flatMap((ticket) =>
      ticket.schedule.map(({ datetime, max_tickets }) => ({
        datetime,
        left: leftFor(ticket, { ...visit, time: datetime }),
        isSoldOut: max_tickets <= 0,
      })),
    );
  const byTime = new Map<Moment, { datetime: Moment; left: number; isSoldOut: boolean }>();
  for (const each of [...slots, ...scheduled]) {
    const held = byTime.get(each.datetime);
    byTime.set(each.datetime, {
      ...each,
      left: each.left + (held?.left ?? 0),
      isSoldOut: each.isSoldOut && (held?.isSoldOut ?? true),
    });
  }
  return [...byTime.values()].toSorted((a, b) => a.datetime.localeCompare(b.datetime));
}

/** How many people are picked of what can be had. */
export const peoplePicked = (picked: Picked, visit: Visit): number =>
  ticketsOf(visit).reduce((total, ticket) => total + peopleOf(ticket, picked), 0);

/** Whether a ticket opens into parts that are to be chosen. */
export const opensIntoParts = (ticket: Ticket, { counts }: Picked): boolean =>
  isFamily(ticket) && (counts[ticket.id] ?? 0) > 0;
