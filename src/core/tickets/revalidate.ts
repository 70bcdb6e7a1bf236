import type { AsyncState } from '../async/asyncState.ts';
import { dayOf } from '../calendar/moment.ts';
import { changesOf, pricedDay, pricedTicket } from '../cart/lines.ts';
import { updateLine } from '../cart/actions.ts';
import { isReserved } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import {
  type CartLine,
  type Change,
  type DayTicket,
  type DayTicketLine,
  lineKey,
  type TicketLine,
} from '../cart/types.ts';
import { loadEvents } from './actions.ts';
import { wireDatetimeOf } from './availability.ts';
import { daysOf, loadDay } from './days.ts';
import { isFamily, partsFor } from './rules.ts';
import { tickets } from './store.ts';
import type { DayOffer, Picked, Ticket, Visit } from './types.ts';

export type VisitLine = TicketLine | DayTicketLine;

export const isVisitLine = (line: CartLine): line is VisitLine =>
  line.type === 'ticket' || line.type === 'dayTicket';

/** Returns the event and day of a line, and the time unless it is for the whole day. */
export const visitKeyOf = (line: VisitLine): Pick<Visit, 'eventId' | 'day' | 'time'> =>
  line.type === 'ticket'
    ? { eventId: line.eventId, day: dayOf(line.datetime), time: line.datetime }
    : { eventId: line.id, day: line.date };

/** Returns the counts of a line in the form of a choice. */
export function pickedOf(line: VisitLine): Picked {
  if (line.type === 'dayTicket') {
    const counts = Object.fromEntries(line.dayTickets.map(({ id, count }) => [id, count]));
    return { counts, parts: {} };
  }
  const parts = Object.fromEntries(line.subtickets.map(({ id, count }) => [id, count]));
  return { counts: { [line.id]: line.totalCount }, parts: { [line.id]: parts } };
}

/** Line with current names and prices, and the changes to show. */
export type Revalidated = { line: VisitLine; changes: readonly Change[] };

type Today = { offer: DayOffer; eventName: string };

const ticketOf = ({ offer }: Today, wanted: string): Ticket | undefined =>
  offer.tickets.find(({ id }) => id === wanted);

/** Replaces the original text of the moment by the current one. */
function withMomentOf<T extends { wireDatetime?: string }>(
  { wireDatetime: _before, ...sold }: T,
  line: VisitLine,
  { ticket, offer }: { ticket: Ticket; offer: DayOffer },
): Omit<T, 'wireDatetime'> & { wireDatetime?: string } {
  const wireDatetime = wireDatetimeOf(ticket, { offer, ...visitKeyOf(line) });
  return { ...sold, ...(wireDatetime && { wireDatetime }) };
}

function revalidatedTicket(line: TicketLine, today: Today): Revalidated {
  const { eventName } = today;
  const ticket = ticketOf(today, line.id);
  if (!ticket) return { line: { ...line, eventName }, changes: [] };
  const { name, price, vat_value } = ticket;
  const counts = partsFor(ticket, line.totalCount, pickedOf(line).parts[line.id]);
  const subtickets = ticket.subtickets.map((part) => ({
    id: part.id,
    name: part.name,
    price: part.price,
    count: counts[part.id] ?? 0,
  }));
  const now = pricedTicket({
    ...withMomentOf(line, line, { ticket, offer: today.offer }),
    name,
    price,
    vat_value,
    eventName,
    subtickets,
  });
  // compare the total of a family ticket, because its parts have prices and limits of their own
  const costs = ({ totalPrice, price: own }: TicketLine) => (isFamily(ticket) ? totalPrice : own);
  return {
    line: now,
    changes: changesOf(
      { name: line.name, price: costs(line) },
      { name: now.name, price: costs(now) },
    ),
  };
}

function revalidatedDay(line: DayTicketLine, today: Today): Revalidated {
  const kinds = line.dayTickets.map((kind): { kind: DayTicket; changes: Change[] } => {
    const ticket = ticketOf(today, kind.id);
    if (!ticket) return { kind, changes: [] };
    const { name, price, vat_value } = ticket;
    const { offer } = today;
    const now = { ...withMomentOf(kind, line, { ticket, offer }), name, price, vat_value };
    return { kind: now, changes: changesOf(kind, ticket) };
  });
  const now = pricedDay(
    { ...line, name: today.eventName },
    kinds.map(({ kind }) => kind),
  );
  return { line: now, changes: kinds.flatMap(({ changes }) => changes) };
}

/** Returns the line with current names and prices; tickets no longer on sale stay unchanged. */
export const revalidated = (line: VisitLine, today: Today): Revalidated =>
  line.type === 'ticket' ? revalidatedTicket(line, today) : revalidatedDay(line, today);

export function answerFor(line: VisitLine): AsyncState<DayOffer> | undefined {
  const { eventId, day } = visitKeyOf(line);
  return daysOf(eventId).offers[day];
}

export function offerOf(line: VisitLine): DayOffer | undefined {
  const offer = answerFor(line);
  return offer?.is === 'ready' ? offer.value : undefined;
}

export const visitLines = (): VisitLine[] => cart.lines.filter(isVisitLine);

async function loadToday(): Promise<void> {
  if (visitLines().length === 0) return;
  const visits = new Map(
    visitLines().map((line) => {
      const visit = visitKeyOf(line);
      return [`${visit.eventId}/${visit.day}`, visit];
    }),
  );
  await Promise.all([
    loadEvents(),
    ...[...visits.values()].map(({ eventId, day }) => loadDay(eventId, day)),
  ]);
}

/** Revalidates the tickets in the cart. Returns false if some could not be checked. */
export async function revalidateTickets(isOtherLanguage: boolean): Promise<boolean> {
  await loadToday();
  const events = tickets.events.is === 'ready' ? tickets.events.value : [];
  let isComplete = true;
  for (const line of visitLines()) {
    const offer = offerOf(line);
    const event = events.find(({ id }) => id === visitKeyOf(line).eventId);
    if (!offer || !event || isReserved(line, cart.sent)) {
      isComplete = false;
      continue;
    }
    const { line: now, changes } = revalidated(line, { offer, eventName: event.name });
    updateLine(
      lineKey(line),
      now,
      changes.filter(({ is }) => is !== 'renamed' || !isOtherLanguage),
    );
  }
  return isComplete;
}
