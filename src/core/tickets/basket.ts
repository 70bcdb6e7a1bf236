import { changeLine, renewLine, takeOutPassed } from '../cart/actions.ts';
import { pricedDay, pricedTicket } from '../cart/lines.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, lineKey } from '../cart/types.ts';
import { currentMoment } from '../calendar/clock.ts';
import { dayOf, timeOf } from '../calendar/moment.ts';
import { shopConfig } from '../config/store.ts';
import { language } from '../i18n/language.ts';
import { showNotice } from '../notices/actions.ts';
import type { PassedVisit } from '../notices/store.ts';
import { claim } from '../shared.ts';
import { loadEvents } from './actions.ts';
import { daysOf, loadDay } from './days.ts';
import { partsFor } from './family.ts';
import { renewed } from './renewal.ts';
import { isHeld, isVisitLine, pickedOf, roomOf, visitKeyOf, type VisitLine } from './room.ts';
import { tickets } from './store.ts';
import type { DayOffer } from './types.ts';

function offerOf(line: VisitLine): DayOffer | undefined {
  const { eventId, day } = visitKeyOf(line);
  const offer = daysOf(eventId).offers[day];
  return offer?.is === 'ready' ? offer.value : undefined;
}

const visitLines = (): VisitLine[] => cart.form.filter(isVisitLine);

/** What a line that has passed was for. */
function passedVisit(line: CartLine): PassedVisit[] {
  switch (line.type) {
    case 'voucherCode':
      return [];
    case 'ticket':
      return [{ name: line.eventName, day: dayOf(line.datetime), time: timeOf(line.datetime) }];
    case 'dayTicket':
      return [{ name: line.name, day: line.date }];
    case 'guidedTour':
      return [{ name: line.name, day: line.date, time: line.time }];
  }
}

/** Takes out of the basket what has passed meanwhile, and says so. */
export function clearPassed(): void {
  const visits = takeOutPassed(currentMoment(shopConfig().timezone)).flatMap(passedVisit);
  const when = (visit: PassedVisit) => `${visit.name} ${visit.day} ${visit.time ?? ''}`;
  const each = [...new Map(visits.map((visit) => [when(visit), visit])).values()];
  if (each.length > 0) showNotice({ is: 'passed', visits: each });
}

/** Looks after the basket when a page opens: nothing passed stays in it, and its names speak the page's language. */
export function reviewBasket(): void {
  // what is being paid is the order's, whatever the clock says
  const review = (): void => {
    if (!cart.sent) clearPassed();
  };
  review();
  if (cart.lang !== undefined && cart.lang !== language.lang) void renewBasket();
  if (!claim('review basket')) return;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) review();
  });
}

async function loadToday(): Promise<void> {
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

/**
 * Compares the basket with what the museum sells now: names and prices follow, and `cart.changes` tells of them. Names
 * that only speak another language now are no news; what a payment under way has fixed keeps its price.
 */
export async function renewBasket(): Promise<void> {
  await loadToday();
  const events = tickets.events.is === 'ready' ? tickets.events.value : [];
  const isOtherLanguage = cart.lang !== undefined && cart.lang !== language.lang;
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
  if (isComplete) cart.lang = language.lang;
}

const openRoom = (line: VisitLine, ticketId: string) => {
  const room = roomOf(line, ticketId, offerOf(line), {
    lines: cart.form,
    isHeld: isHeld(line, cart.sent),
  });
  return room.is === 'open' ? room : undefined;
};

const lineOf = (key: string): VisitLine | undefined =>
  visitLines().find((line) => lineKey(line) === key);

/** Changes how many of a ticket a line holds: at least one, and never more than there are places; parts follow. */
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

/** Changes how many of a family's part come along: within its limits and the places left. */
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
