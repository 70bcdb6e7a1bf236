import { atMost } from '../api/atMost.ts';
import { currentMoment } from '../calendar/clock.ts';
import { momentOf } from '../calendar/moment.ts';
import { monthOf } from '../calendar/month.ts';
import { addLine } from '../cart/actions.ts';
import { changeLine } from '../cart/changing.ts';
import { cart } from '../cart/store.ts';
import { lineKey } from '../cart/types.ts';
import { shopConfig } from '../config/store.ts';
import { newSessionKey } from '../session/actions.ts';
import { bookingOf, changedLine, keepAsItWas } from './bookings.ts';
import { departureNow } from './choosing.ts';
import { isIncomplete } from '../async/asyncState.ts';
import { knownOf, loadTourDay, loadTourMonth } from './days.ts';
import { lineOf } from './line.ts';
import { type Counts, type Departure, ticketCount, tourCount } from './places.ts';
import { type Problem, problemsOf } from './problems.ts';

const RECOUNT_MS = 5000;

export type Booked =
  | { is: 'added' }
  /** The booking has replaced an earlier one in the cart. */
  | { is: 'changed' }
  /** The booking breaks a rule. */
  | { is: 'refused'; problems: readonly Problem[] }
  /** The current offer is incomplete, because parts of it could not be read. */
  | { is: 'unread' }
  /** No date and time were chosen, or the tour has begun in the meantime. */
  | { is: 'nothing' };

const underWay = new Set<string>();

/** Reports what the visitor had selected but is no longer on sale, instead of leaving it out. */
function goneSince(seen: Departure | undefined, at: Departure, counts: Counts): Problem[] {
  if (!seen) return [];
  const wanted = [tourCount(seen, counts), ticketCount(seen.tour, counts)] as const;
  const left = [tourCount(at, counts), ticketCount(at.tour, counts)] as const;
  const gone = wanted.findIndex((count, index) => count > left[index]!);
  return gone < 0 ? [] : [{ is: 'tooMany', wanted: wanted[gone]!, left: left[gone]! }];
}

/**
 * Adds a booking to the cart and clears the draft. Checks the places first; without an answer in time, the last known
 * places apply.
 */
export async function book(tourId: string): Promise<Booked> {
  const { date } = bookingOf(tourId);
  const seen = departureNow(tourId);
  if (!date || underWay.has(tourId)) return { is: 'nothing' }; // ignore a second click
  underWay.add(tourId);
  await atMost(
    RECOUNT_MS,
    Promise.all([loadTourMonth(tourId, monthOf(date)), loadTourDay(tourId, date)]),
  );
  underWay.delete(tourId);
  const at = departureNow(tourId);
  if (!at || momentOf(at.date, at.time) <= currentMoment(shopConfig().timezone))
    return { is: 'nothing' };
  const wanted = bookingOf(tourId);
  const gone = goneSince(seen, at, wanted);
  const problems = gone.length > 0 ? gone : problemsOf(at, wanted, wanted.answers);
  const { days, months } = knownOf(tourId);
  const isUnread = [days[date], months[monthOf(date)]].some(isIncomplete);
  if (isUnread && problems.some(({ is }) => is === 'tooMany')) return { is: 'unread' };
  if (problems.length > 0) return { is: 'refused', problems };
  const held = changedLine(cart.form, wanted);
  const line = lineOf(held?.bookingId ?? newSessionKey(), at, wanted, wanted.answers);
  if (held) changeLine(lineKey(held), line);
  else addLine(line);
  keepAsItWas(tourId);
  return { is: held ? 'changed' : 'added' };
}
