import { waitAtMost } from '../async/waitAtMost.ts';
import { isIncomplete } from '../async/asyncState.ts';
import { currentMoment } from '../calendar/clock.ts';
import type { Day } from '../calendar/day.ts';
import { dayOf, type Moment } from '../calendar/moment.ts';
import { addLine } from '../cart/actions.ts';
import { cart } from '../cart/store.ts';
import { countOf } from '../cart/totals.ts';
import { shopConfig } from '../config/store.ts';
import { wholeCount } from '../money/wholeCount.ts';
import { writeStored } from '../web/storage.ts';
import { maxPartQuantity, maxQuantity, peoplePicked, shortage, ticketsOf } from './availability.ts';
import { daysOf, loadDay } from './days.ts';
import { linesOf } from './line.ts';
import { isFamily, partRange, partsFor, presetTicket } from './rules.ts';
import { type Choice, choiceKey, tickets } from './store.ts';
import type { MuseumEvent, Ticket, Visit } from './types.ts';

const RECOUNT_MS = 5000;

function choiceOf(eventId: string, day: Day): Choice {
  const key = choiceKey(eventId, day);
  tickets.choices[key] ??= { counts: {}, parts: {} };
  return tickets.choices[key];
}

const keepChoices = () => writeStored('choices', tickets.choices);

/** Returns a day as the visitor sees it; `undefined` if its offer is not loaded. */
function visitOf(eventId: string, day: Day): Visit | undefined {
  const offer = daysOf(eventId).offers[day];
  if (offer?.is !== 'ready') return undefined;
  return { eventId, day, offer: offer.value, time: choiceOf(eventId, day).time, lines: cart.lines };
}

/**
 * Sets the time. Counts are kept for visitors who only want another time; for the others one ticket is preset. Returns the
 * preset ticket, if there is one.
 */
export function chooseTime(eventId: string, day: Day, time: Moment): Ticket | undefined {
  const choice = choiceOf(eventId, day);
  choice.time = time;
  const visit = visitOf(eventId, day);
  const preset =
    visit && presetTicket(ticketsOf(visit), choice, (ticket) => maxQuantity(ticket, choice, visit));
  if (preset) choice.counts[preset.id] = 1;
  keepChoices();
  return preset;
}

/** Sets the count of a ticket, up to the available places; parts of a family are adjusted. */
export function chooseCount(eventId: string, day: Day, ticketId: string, wanted: number): void {
  const visit = visitOf(eventId, day);
  const ticket = visit?.offer.tickets.find(({ id }) => id === ticketId);
  if (!visit || !ticket) return;
  const choice = choiceOf(eventId, day);
  const count = Math.min(wholeCount(wanted), maxQuantity(ticket, choice, visit));
  choice.counts[ticketId] = count;
  if (isFamily(ticket)) {
    choice.parts[ticketId] = partsFor(ticket, count, choice.parts[ticketId]);
  }
  keepChoices();
}

/** Sets the count of a part of a family ticket, within its limits and the available places. */
export function choosePart(
  eventId: string,
  day: Day,
  { ticketId, partId }: { ticketId: string; partId: string },
  wanted: number,
): void {
  const visit = visitOf(eventId, day);
  const ticket = visit?.offer.tickets.find(({ id }) => id === ticketId);
  const part = ticket?.subtickets.find(({ id }) => id === partId);
  if (!visit || !ticket || !part) return;
  const choice = choiceOf(eventId, day);
  const { min } = partRange(part, choice.counts[ticketId] ?? 0);
  const count = Math.max(
    min,
    Math.min(wholeCount(wanted), maxPartQuantity(ticket, part, choice, visit)),
  );
  choice.parts[ticketId] = { ...choice.parts[ticketId], [partId]: count };
  keepChoices();
}

/** Result of adding a choice to the cart. */
export type Added =
  | { is: 'added'; count: number }
  /** Too few remain, because other visitors were faster. */
  | { is: 'tooMany'; wanted: number; remaining: number }
  /** The current offer of the day is incomplete, because parts of it could not be read. */
  | { is: 'unread' }
  | { is: 'nothing' };

/** Returns the number of people selected, counting only tickets that the visitor could see. */
function wantedOf(choice: Choice, seen: Visit | undefined): number {
  if (seen) return peoplePicked(choice, { ...seen, time: choice.time });
  return Object.values(choice.counts).reduce((total, count) => total + count, 0);
}

/**
 * Adds the choice to the cart and clears it. Checks the places first, so that visitors do not fill in addresses for a
 * sold-out visit; without an answer in time, the last known places apply.
 */
export async function addChosen(event: MuseumEvent, day: Day): Promise<Added> {
  const seen = visitOf(event.id, day);
  await waitAtMost(RECOUNT_MS, loadDay(event.id, day));
  const visit = visitOf(event.id, day);
  const choice = choiceOf(event.id, day); // the visitor may have changed it in the meantime
  const wanted = wantedOf(choice, seen);
  const { time, counts } = choice;
  const ids = Object.keys(counts).filter((id) => counts[id]);
  const isTimed = (id: string) =>
    visit?.offer.tickets.some((each) => each.id === id && each.mode !== 3);
  if (!visit || wanted === 0 || ids.length === 0 || (!time && ids.every(isTimed))) {
    return { is: 'nothing' };
  }
  const lines = linesOf(event, choice, visit);
  const now = currentMoment(shopConfig().timezone);
  if (day < dayOf(now) || lines.some((line) => line.type === 'ticket' && line.datetime <= now)) {
    return { is: 'nothing' };
  }
  const people = peoplePicked(choice, visit);
  const short = shortage(choice, visit);
  if ((short || people < wanted) && isIncomplete(daysOf(event.id).offers[day])) {
    return { is: 'unread' };
  }
  if (short) return { is: 'tooMany', ...short };
  // report a ticket that has just sold out, instead of leaving it out
  if (people < wanted) return { is: 'tooMany', wanted, remaining: people };
  lines.forEach(addLine);
  tickets.choices[choiceKey(event.id, day)] = { ...(time && { time }), counts: {}, parts: {} };
  keepChoices();
  return { is: 'added', count: lines.reduce((total, line) => total + countOf(line), 0) };
}
