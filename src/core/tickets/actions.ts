import { fetchCalendar, fetchDayOffer, fetchEvents, fetchLifetime } from '../api/events.ts';
import { currentMoment } from '../calendar/clock.ts';
import type { Day } from '../calendar/day.ts';
import { isMoment, type Moment } from '../calendar/moment.ts';
import { addMonths, firstDay, lastDay, type Month, monthOf } from '../calendar/month.ts';
import { addLine } from '../cart/actions.ts';
import { cart } from '../cart/store.ts';
import type { TicketLine } from '../cart/types.ts';
import { shopConfig } from '../config/store.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { loading, settled, type Wait } from '../wait.ts';
import { ticketLines } from './line.ts';
import { chosenCount, countInBasket, inOrder, onSaleAt, placesLeft, withCount } from './rules.ts';
import { choiceKey, type Choice, type EventDays, tickets } from './store.ts';
import type { MuseumEvent } from './types.ts';

const isNeeded = (wait: Wait<unknown> | undefined): boolean =>
  !wait || wait.is === 'idle' || wait.is === 'failed';

/** Loads the museum's events, unless they are there or on their way. */
export async function loadEvents(): Promise<void> {
  if (!isNeeded(tickets.events)) return;
  tickets.events = loading;
  const result = await fetchEvents();
  tickets.events = settled(result.ok ? { ok: true, value: inOrder(result.value) } : result);
}

function daysOf(eventId: string): EventDays {
  tickets.days[eventId] ??= {
    lifetime: { is: 'idle' },
    counts: {},
    months: {},
    asked: 0,
    answered: {},
    offers: {},
  };
  return tickets.days[eventId];
}

/** Loads the first and last day of an event, unless they are there or on their way. */
export async function loadLifetime(eventId: string): Promise<void> {
  const days = daysOf(eventId);
  if (!isNeeded(days.lifetime)) return;
  days.lifetime = loading;
  days.lifetime = settled(await fetchLifetime(eventId));
}

/**
 * Loads a month of an event's calendar together with the month after it (specification, section 4, Events). A month
 * that is shown again is asked for again: availability is never kept.
 */
export async function loadMonth(eventId: string, month: Month): Promise<void> {
  const days = daysOf(eventId);
  const { months, counts, answered } = days;
  if (months[month]?.is === 'loading') return;
  const request = (days.asked += 1);
  const wanted = [month, addMonths(month, 1)];
  for (const each of wanted) if (isNeeded(months[each])) months[each] = loading;
  const result = await fetchCalendar(eventId, firstDay(month), lastDay(wanted[1]!));
  if (!result.ok) {
    // an older answer that is still good is better than none
    for (const each of wanted) if (months[each]?.is !== 'ready') months[each] = settled(result);
    return;
  }
  // a late answer never replaces one that was asked for after it
  const news = wanted.filter((each) => (answered[each] ?? 0) < request);
  const isNews = (day: Day): boolean => news.includes(monthOf(day));
  for (const each of news) {
    months[each] = { is: 'ready', value: null };
    answered[each] = request;
  }
  const known = Object.keys(counts) as Day[];
  for (const day of known) if (isNews(day)) delete counts[day];
  for (const [day, left] of Object.entries(result.value) as [Day, number][]) {
    if (isNews(day)) counts[day] = left;
  }
}

/** Loads what an event offers on a day, anew each time; what was known of the day is shown until then. */
export async function loadDay(eventId: string, day: Day): Promise<void> {
  const { offers } = daysOf(eventId);
  if (offers[day]?.is === 'loading') return;
  if (isNeeded(offers[day])) offers[day] = loading;
  const result = await fetchDayOffer(eventId, day);
  if (result.ok || isNeeded(offers[day]) || offers[day]?.is === 'loading') {
    offers[day] = settled(result);
  }
}

function choiceOf(eventId: string, day: Day): Choice {
  const key = choiceKey(eventId, day);
  tickets.choices[key] ??= { counts: {} };
  return tickets.choices[key];
}

const keepChoices = () => writeStored('choices', tickets.choices);

/** Chooses a time of the day. Counts stay, for the visitor who only changes his mind about the time. */
export function chooseTime(eventId: string, day: Day, time: Moment): void {
  choiceOf(eventId, day).time = time;
  keepChoices();
}

/** Sets how many tickets of a type are wanted; never more than the slot has left. */
export function chooseCount(
  eventId: string,
  day: Day,
  ticketId: string,
  wanted: number,
  left: number,
): void {
  const choice = choiceOf(eventId, day);
  choice.counts = withCount(choice.counts, ticketId, wanted, left);
  keepChoices();
}

/** What became of putting a choice into the basket. */
export type Added =
  | { is: 'added'; count: number }
  /** Others were quicker: so many are left. */
  | { is: 'tooMany'; wanted: number; left: number }
  | { is: 'nothing' };

/** The lines for what is chosen of that which is on sale at the chosen time. */
function linesFor(event: MuseumEvent, day: Day): TicketLine[] {
  const offer = daysOf(event.id).offers[day];
  const { time, counts } = choiceOf(event.id, day);
  if (!time || offer?.is !== 'ready') return [];
  return ticketLines(event, onSaleAt(offer.value.tickets, time), counts, time);
}

const countOf = (lines: readonly TicketLine[]): number =>
  lines.reduce((total, { totalCount }) => total + totalCount, 0);

/**
 * Puts what was chosen into the basket and forgets the choice. Places are counted anew before, so that nobody fills in
 * his address for what has gone meanwhile; where the server does not answer, the count from before has to do.
 */
export async function addChosen(event: MuseumEvent, day: Day): Promise<Added> {
  const { time, counts } = choiceOf(event.id, day);
  const isShown = daysOf(event.id).offers[day]?.is === 'ready';
  const wanted = isShown ? countOf(linesFor(event, day)) : chosenCount(counts);
  await loadDay(event.id, day);
  const offer = daysOf(event.id).offers[day];
  const isAddedAlready = chosenCount(choiceOf(event.id, day).counts) === 0;
  if (
    wanted === 0 ||
    isAddedAlready ||
    !time ||
    offer?.is !== 'ready' ||
    time <= currentMoment(shopConfig().timezone)
  ) {
    return { is: 'nothing' };
  }
  const slot = offer.value.timeslots.find(({ datetime }) => datetime === time);
  const left = slot ? placesLeft(slot, countInBasket(cart.form, event.id, time)) : 0;
  const lines = linesFor(event, day);
  const count = countOf(lines);
  // a type that has sold out meanwhile is told, not left out
  if (count < wanted) return { is: 'tooMany', wanted, left: Math.min(count, left) };
  if (count > left) return { is: 'tooMany', wanted, left };
  lines.forEach(addLine);
  tickets.choices[choiceKey(event.id, day)] = { time, counts: {} };
  keepChoices();
  return { is: 'added', count };
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'counts' in value &&
  typeof value.counts === 'object' &&
  value.counts !== null &&
  Object.values(value.counts).every((count) => Number.isSafeInteger(count) && count >= 0) &&
  (!('time' in value) || (typeof value.time === 'string' && isMoment(value.time)));

/** Takes up what was chosen before a reload. */
export function restoreChoices(): void {
  const stored = readStored('choices');
  if (typeof stored !== 'object' || stored === null) return;
  const valid = Object.entries(stored).filter((entry): entry is [string, Choice] =>
    isChoice(entry[1]),
  );
  tickets.choices = Object.fromEntries(valid);
}
