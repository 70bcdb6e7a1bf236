import { currentMoment } from '../calendar/clock.ts';
import { isDay } from '../calendar/day.ts';
import { momentOf } from '../calendar/moment.ts';
import { isTime } from '../calendar/time.ts';
import { addLines, type AddResult, areCounts, missing, refusal, soldOut } from './outcome.ts';
import { cart } from '../cart/store.ts';
import { timezone } from '../config/store.ts';
import { loadEvents } from '../tickets/actions.ts';
import { daysOf, loadDay } from '../tickets/days.ts';
import { linesOf } from '../tickets/line.ts';
import { shortage, ticketsOf, timesOf } from '../tickets/availability.ts';
import { tickets } from '../tickets/store.ts';
import type { Picked, Visit } from '../tickets/types.ts';
import { isIncomplete, mayLack } from '../async/asyncState.ts';

type NewTickets = {
  area: 'tickets';
  item: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`; missing for day tickets. */
  time?: string;
  /** Count by ticket id. */
  counts: Record<string, number>;
  /** For family tickets: count by ticket and part; the default is the minimum. */
  parts?: Record<string, Record<string, number>>;
};

/** Adds tickets to the cart with the rules of the event's screen, without changing the visitor's choice there. */
export async function addTickets(newTickets: NewTickets): Promise<AddResult> {
  const { item, date, time, counts, parts = {} } = newTickets;
  if (!isDay(date)) return refusal('invalid-argument', `date is no day: ${date}`);
  if (time !== undefined && !isTime(time))
    return refusal('invalid-argument', `time is none: ${time}`);
  if (!areCounts(counts))
    return refusal('invalid-argument', 'counts: how many of each ticket, by its id');
  await Promise.all([loadEvents(), loadDay(item, date)]);
  const { events } = tickets;
  const offer = daysOf(item).offers[date];
  if (events.is !== 'ready') return missing(events, 'events');
  const event = events.value.find(({ id }) => id === item);
  if (!event && mayLack(events, item)) return missing(undefined, `event ${item}`);
  if (!event) return refusal('unknown-item', `the shop has no event ${item}`);
  if (offer?.is !== 'ready') return missing(offer, `event ${item} on ${date}`);
  const moment = time && momentOf(date, time);
  const day = { eventId: item, day: date, offer: offer.value, lines: cart.lines };
  const visit: Visit = { ...day, ...(moment && { time: moment }) };
  const picked: Picked = { counts, parts };
  const known = ticketsOf(visit).map(({ id }) => id);
  const unknown = Object.keys(counts).find((id) => !known.includes(id));
  const isPassed = (moment ?? momentOf(date, '24:00')) <= currentMoment(timezone());
  const isNoTime = moment && !timesOf(visit).some(({ datetime }) => datetime === moment);
  const isUnread = isIncomplete(offer) && !isPassed;
  const short = shortage(picked, visit);
  if (isUnread && (unknown !== undefined || isNoTime || short)) {
    return missing(undefined, `event ${item} on ${date}`);
  }
  if (unknown !== undefined || isPassed || isNoTime) {
    const what = isNoTime || unknown === undefined ? 'places' : `ticket ${unknown}`;
    return refusal('unknown-item', `event ${item} has no ${what} on ${date} ${time ?? ''}`.trim());
  }
  return short ? soldOut(short.wanted, short.remaining) : addLines(linesOf(event, picked, visit));
}
