import { currentMoment } from '../calendar/clock.ts';
import { isDay } from '../calendar/day.ts';
import { monthOf } from '../calendar/month.ts';
import { isTime } from '../calendar/time.ts';
import { addLines, type AddResult, areCounts, missing, refusal, soldOut } from './outcome.ts';
import { cart } from '../cart/store.ts';
import { timezone } from '../config/store.ts';
import { newSessionKey } from '../session/actions.ts';
import {
  departureOf,
  knownOf,
  loadTour,
  loadTourDay,
  loadTourMonth,
  timesOn,
} from '../tours/days.ts';
import { lineOf } from '../tours/line.ts';
import { problemsOf } from '../tours/availability.ts';
import { pricesAt, ticketsOf } from '../tours/rules.ts';
import type { Answers } from '../tours/types.ts';
import { isIncomplete } from '../async/asyncState.ts';

type NewTour = {
  area: 'tours';
  item: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  time: string;
  /** Number of tours, or of places in one, by price id. */
  counts: Record<string, number>;
  /** Number of participants' tickets by ticket id. */
  tickets?: Record<string, number>;
  /** For tickets with parts: count by ticket and part. */
  parts?: Record<string, Record<string, number>>;
  answers?: Answers;
};

/** Adds a booking to the cart with the rules of the tour's screen, without changing the visitor's draft there. */
export async function addTour(newTour: NewTour): Promise<AddResult> {
  const { item, date, time, counts, tickets = {}, parts = {}, answers = {} } = newTour;
  if (!isDay(date)) return refusal('invalid-argument', `date is no day: ${date}`);
  if (!isTime(time)) return refusal('invalid-argument', `time is none: ${time}`);
  if (!areCounts(counts))
    return refusal('invalid-argument', 'counts: how many at each price, by its id');
  const known = knownOf(item);
  await Promise.all([loadTour(item), loadTourMonth(item, monthOf(date)), loadTourDay(item, date)]);
  if (known.detail.is !== 'ready') return missing(known.detail, `tour ${item}`);
  const around = { lines: cart.lines, now: currentMoment(timezone()) };
  const departure = departureOf(known, { date, time }, cart.lines);
  const isUnread = [known.detail, known.days[date], known.months[monthOf(date)]].some(isIncomplete);
  const orUnread = (refused: AddResult): AddResult =>
    isUnread ? missing(undefined, `tour ${item} on ${date}`) : refused;
  if (!departure || !timesOn(item, date, known, around).some((each) => each.time === time)) {
    return orUnread(refusal('unknown-item', `tour ${item} is not held on ${date} at ${time}`));
  }
  const sold = [...pricesAt(departure.tour, time), ...ticketsOf(departure.tour)].map(
    ({ id }) => id,
  );
  const wanted = [counts, tickets, parts].flatMap((each) => Object.keys(each));
  const unknown = wanted.find((id) => !sold.includes(id));
  if (unknown !== undefined) {
    return orUnread(refusal('unknown-item', `tour ${item} has no ${unknown}`));
  }
  const booking = { tours: counts, tickets, parts };
  const [problem] = problemsOf(departure, booking, answers);
  if (problem?.is === 'tooMany') return orUnread(soldOut(problem.wanted, problem.remaining));
  if (problem) return refusal('invalid-argument', JSON.stringify(problem));
  return addLines([lineOf(newSessionKey(), departure, booking, answers)]);
}
