import { atMost } from '../api/atMost.ts';
import { currentMoment } from '../calendar/clock.ts';
import type { Day } from '../calendar/day.ts';
import { dayOf, type Moment } from '../calendar/moment.ts';
import { addLine } from '../cart/actions.ts';
import { countOf } from '../cart/totals.ts';
import { cart } from '../cart/store.ts';
import { shopConfig } from '../config/store.ts';
import { wholeCount } from '../count.ts';
import { writeStored } from '../storage/storage.ts';
import { daysOf, loadDay } from './days.ts';
import { isFamily, partRange, partsFor } from './family.ts';
import { linesOf } from './line.ts';
import { mostOf, mostOfPart, peoplePicked, shortage, type Visit } from './places.ts';
import { choiceKey, type Choice, tickets } from './store.ts';
import type { MuseumEvent } from './types.ts';
import { isIncomplete } from '../wait.ts';

const RECOUNT_MS = 5000;

function choiceOf(eventId: string, day: Day): Choice {
  const key = choiceKey(eventId, day);
  tickets.choices[key] ??= { counts: {}, parts: {} };
  return tickets.choices[key];
}

const keepChoices = () => writeStored('choices', tickets.choices);

/** The day as the visitor sees it now; undefined where nothing is known of it. */
function visitOf(eventId: string, day: Day): Visit | undefined {
  const offer = daysOf(eventId).offers[day];
  if (offer?.is !== 'ready') return undefined;
  return { eventId, day, offer: offer.value, time: choiceOf(eventId, day).time, lines: cart.form };
}

/** Chooses a time of the day. Counts stay, for the visitor who only changes his mind about the time. */
export function chooseTime(eventId: string, day: Day, time: Moment): void {
  choiceOf(eventId, day).time = time;
  keepChoices();
}

/** Sets how many of a ticket are wanted: never more than there are places; the parts of a family follow. */
export function chooseCount(eventId: string, day: Day, ticketId: string, wanted: number): void {
  const visit = visitOf(eventId, day);
  const ticket = visit?.offer.tickets.find(({ id }) => id === ticketId);
  if (!visit || !ticket) return;
  const choice = choiceOf(eventId, day);
  const count = Math.min(wholeCount(wanted), mostOf(ticket, choice, visit));
  choice.counts[ticketId] = count;
  if (isFamily(ticket)) {
    choice.parts[ticketId] = partsFor(ticket, count, choice.parts[ticketId]);
  }
  keepChoices();
}

/** Sets how many of a family's part come along: within its limits and the places left. */
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
    Math.min(wholeCount(wanted), mostOfPart(ticket, part, choice, visit)),
  );
  choice.parts[ticketId] = { ...choice.parts[ticketId], [partId]: count };
  keepChoices();
}

/** What became of putting a choice into the basket. */
export type Added =
  | { is: 'added'; count: number }
  /** Others were quicker: so many are left. */
  | { is: 'tooMany'; wanted: number; left: number }
  /** Some of what the day offers now could not be read. */
  | { is: 'unread' }
  | { is: 'nothing' };

/** How many people are wanted, by what the visitor saw; what he could not see is not wanted. */
function wantedOf(choice: Choice, seen: Visit | undefined): number {
  if (seen) return peoplePicked(choice, { ...seen, time: choice.time });
  return Object.values(choice.counts).reduce((total, count) => total + count, 0);
}

/**
 * Puts what was chosen into the basket and forgets the choice. Places are counted anew before, so that nobody fills in
 * his address for what has gone meanwhile; where the server does not answer, the count from before has to do.
 */
export async function addChosen(event: MuseumEvent, day: Day): Promise<Added> {
  const seen = visitOf(event.id, day);
  await atMost(RECOUNT_MS, loadDay(event.id, day)); // a slow server is no longer waited for
  const visit = visitOf(event.id, day);
  const choice = choiceOf(event.id, day); // the visitor may have changed it meanwhile
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
  // a type that has sold out meanwhile is told, not left out
  if (people < wanted) return { is: 'tooMany', wanted, left: people };
  lines.forEach(addLine);
  tickets.choices[choiceKey(event.id, day)] = { ...(time && { time }), counts: {}, parts: {} };
  keepChoices();
  return { is: 'added', count: lines.reduce((total, line) => total + countOf(line), 0) };
}
