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
import { isIncomplete } from '../wait.ts';
import { knownOf, loadTourDay, loadTourMonth } from './days.ts';
import { lineOf } from './line.ts';
import { type Counts, type Departure, ticketCount, tourCount } from './places.ts';
import { type Problem, problemsOf } from './problems.ts';

const RECOUNT_MS = 5000;

/** What became of putting a booking into the basket. */
export type Booked =
  | { is: 'added' }
  /** It has taken the place of one in the basket. */
  | { is: 'changed' }
  /** It cannot be booked as it is. */
  | { is: 'refused'; problems: readonly Problem[] }
  /** Some of what the tour offers now could not be read. */
  | { is: 'unread' }
  /** There was no date and time to book, or it has begun meanwhile. */
  | { is: 'nothing' };

const underWay = new Set<string>();

/** What was wanted by what the visitor saw, and is not sold any more now: he is told, it is not left out. */
function goneSince(seen: Departure | undefined, at: Departure, counts: Counts): Problem[] {
  if (!seen) return [];
  const wanted = [tourCount(seen, counts), ticketCount(seen.tour, counts)] as const;
  const left = [tourCount(at, counts), ticketCount(at.tour, counts)] as const;
  const gone = wanted.findIndex((count, index) => count > left[index]!);
  return gone < 0 ? [] : [{ is: 'tooMany', wanted: wanted[gone]!, left: left[gone]! }];
}

/**
 * Puts a booking into the basket and forgets what was filled in. Places are counted anew before; where the server does
 * not answer, the count from before has to do.
 */
export async function book(tourId: string): Promise<Booked> {
  const { date } = bookingOf(tourId);
  const seen = departureNow(tourId);
  if (!date || underWay.has(tourId)) return { is: 'nothing' }; // pressed twice it is booked once
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
