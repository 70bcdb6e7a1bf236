import { changeLine, renewLine } from '../cart/changing.ts';
import { isHeld } from '../cart/held.ts';
import { pricedDay, pricedTicket } from '../cart/lines.ts';
import { cart } from '../cart/store.ts';
import { lineKey } from '../cart/types.ts';
import { loadEvents } from './actions.ts';
import { daysOf, loadDay } from './days.ts';
import { partsFor } from './family.ts';
import { renewed } from './renewal.ts';
import { isVisitLine, pickedOf, roomOf, visitKeyOf, type VisitLine } from './room.ts';
import { tickets } from './store.ts';
import type { DayOffer } from './types.ts';
import { isIncomplete, type Wait } from '../async/asyncState.ts';

function answerFor(line: VisitLine): Wait<DayOffer> | undefined {
  const { eventId, day } = visitKeyOf(line);
  return daysOf(eventId).offers[day];
}

function offerOf(line: VisitLine): DayOffer | undefined {
  const offer = answerFor(line);
  return offer?.is === 'ready' ? offer.value : undefined;
}

const visitLines = (): VisitLine[] => cart.form.filter(isVisitLine);

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
export async function renewTickets(isOtherLanguage: boolean): Promise<boolean> {
  await loadToday();
  const events = tickets.events.is === 'ready' ? tickets.events.value : [];
  let isComplete = true;
  for (const line of visitLines()) {
    const offer = offerOf(line);
    const event = events.find(({ id }) => id === visitKeyOf(line).eventId);
    if (!offer || !event || isHeld(line, cart.sent)) {
      isComplete = false;
      continue;
    }
    const { line: now, changes } = renewed(line, { offer, eventName: event.name });
    renewLine(
      lineKey(line),
      now,
      changes.filter(({ is }) => is !== 'renamed' || !isOtherLanguage),
    );
  }
  return isComplete;
}

const openRoom = (line: VisitLine, ticketId: string) => {
  const room = roomOf(line, ticketId, offerOf(line), {
    lines: cart.form,
    isHeld: isHeld(line, cart.sent),
    isIncomplete: isIncomplete(answerFor(line)),
  });
  return room.is === 'open' ? room : undefined;
};

const lineOf = (key: string): VisitLine | undefined =>
  visitLines().find((line) => lineKey(line) === key);

/** Changes the count of a ticket in a line, between 1 and the available places; parts of a family are adjusted. */
export function changeCount(key: string, ticketId: string, wanted: number): void {
  const line = lineOf(key);
  const room = line && openRoom(line, ticketId);
  if (!line || !room) return;
  const count = Math.max(1, Math.min(wanted, room.most));
  if (line.type === 'dayTicket') {
    const kinds = line.dayTickets.map((kind) => (kind.id === ticketId ? { ...kind, count } : kind));
    changeLine(key, pricedDay(line, kinds));
    return;
  }
  const ticket = offerOf(line)?.tickets.find(({ id }) => id === ticketId);
  const counts = ticket ? partsFor(ticket, count, pickedOf(line).parts[ticketId]) : {};
  const subtickets = line.subtickets.map((part) => ({
    ...part,
    count: counts[part.id] ?? part.count,
  }));
  changeLine(key, pricedTicket({ ...line, totalCount: count, subtickets }));
}

/** Changes the count of a part of a family ticket, within its limits and the available places. */
export function changePart(key: string, partId: string, wanted: number): void {
  const line = lineOf(key);
  const part = line && openRoom(line, line.id)?.parts.find(({ id }) => id === partId);
  if (line?.type !== 'ticket' || !part) return;
  const count = Math.max(part.min, Math.min(wanted, part.max));
  const subtickets = line.subtickets.map((each) =>
    each.id === partId ? { ...each, count } : each,
  );
  changeLine(key, pricedTicket({ ...line, subtickets }));
}
