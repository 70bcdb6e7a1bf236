import { inSequence } from '../api/wire/group.ts';
import type { Answer } from '../api/wire/tours.ts';
import { isIncomplete, UNREAD, type AsyncState } from '../async/asyncState.ts';
import { type ApiError, isRefused } from '../async/result.ts';
import type { DayCounts, Lifetime } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import { addMonths, type Month, monthOf } from '../calendar/month.ts';
import type { Time } from '../calendar/time.ts';
import { type Cents, sum, times } from '../money/cents.ts';
import type {
  Answers,
  Counts,
  Departure,
  Question,
  TourDetail,
  TourPrice,
  TourTicket,
} from './types.ts';

/* Rules from the specification, section 5, Tours. "Tours" means whole tours if these are booked, else places in one. */

/** Returns the prices of a tour at a time; prices of the time's own win. */
export function pricesAt({ priceList, schedule }: TourDetail, time: Time | undefined): TourPrice[] {
  const own = time ? schedule[time]?.priceList : undefined;
  return inSequence(own && own.length > 0 ? own : priceList);
}

/** Returns the sorted tickets for participants. */
export const ticketsOf = ({ tickets }: TourDetail): TourTicket[] => inSequence(tickets);

export const needsTickets = ({ tickets, booking_without_tickets }: TourDetail): boolean =>
  tickets.length > 0 && !booking_without_tickets;

/** Returns the count of a ticket; one with parts counts as one ticket if any part has people. */
export function countOfTicket({ id, subtickets }: TourTicket, { tickets, parts }: Counts): number {
  if (subtickets.length === 0) return tickets[id] ?? 0;
  return subtickets.some((part) => (parts[id]?.[part.id] ?? 0) > 0) ? 1 : 0;
}

export const ticketCount = (tour: TourDetail, counts: Counts): number =>
  tour.tickets.reduce((total, ticket) => total + countOfTicket(ticket, counts), 0);

/** Returns the total number of tours, or of places in one; prices not sold at that time do not count. */
export const tourCount = ({ tour, time }: Pick<Departure, 'tour' | 'time'>, { tours }: Counts) =>
  pricesAt(tour, time).reduce((total, { id }) => total + (tours[id] ?? 0), 0);

export const totalOf = ({ tour, time }: Departure, counts: Counts): Cents =>
  sum([
    ...pricesAt(tour, time).map(({ id, price }) => times(price, counts.tours[id] ?? 0)),
    ...tour.tickets.flatMap((ticket) => [
      times(ticket.price, countOfTicket(ticket, counts)),
      ...ticket.subtickets.map(({ id, price }) => times(price, counts.parts[ticket.id]?.[id] ?? 0)),
    ]),
  ]);

/** Validation error of an answer. The limits apply to a number, the length of a text, or the number of ticked boxes. */
export type AnswerError =
  | { is: 'missing' }
  | { is: 'notANumber' }
  | { is: 'notOffered' }
  | { is: 'below'; min: number }
  | { is: 'above'; max: number };

type Given = Answers[string];

/** Value of a single checkbox that is ticked. */
const TICKED = '1';

/** Returns the options of a question; a checkbox without options is a single box labelled with the question. */
export const optionsOf = ({ type, options, label }: Question): Question['options'] =>
  type === 'checkbox' && options.length === 0 ? [{ value: TICKED, label }] : options;

const valuesOf = (given: Given = ''): readonly string[] =>
  (typeof given === 'string' ? [given.trim()] : given).filter((value) => value !== '');

const isPicked = ({ type }: Question): boolean =>
  type === 'radio' || type === 'select' || type === 'checkbox';

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** Returns the size to which the limits of a question apply. */
function sizeOf({ type }: Question, values: readonly string[]): number | undefined {
  if (type === 'number') return numberOf(values[0]!);
  if (type === 'checkbox') return values.length;
  return type === 'text' || type === 'textarea' ? values[0]!.length : undefined;
}

export function answerErrorOf(
  question: Question,
  given: Given | undefined,
): AnswerError | undefined {
  const values = valuesOf(given);
  const { min = -Infinity, max = Infinity } = question;
  if (values.length === 0) return question.required ? { is: 'missing' } : undefined;
  const offered = optionsOf(question).map(({ value }) => value);
  if (isPicked(question) && values.some((value) => !offered.includes(value))) {
    return { is: 'notOffered' };
  }
  const size = sizeOf(question, values);
  if (size === undefined) return undefined;
  if (!Number.isFinite(size)) return { is: 'notANumber' };
  if (size < min) return { is: 'below', min };
  return size > max ? { is: 'above', max } : undefined;
}

/** Returns the validation errors of all answers. */
export const answerErrors = (
  questions: readonly Question[],
  answers: Answers,
): { is: 'answer'; qId: string; error: AnswerError }[] =>
  questions.flatMap((question) => {
    const error = answerErrorOf(question, answers[question.id]);
    return error ? [{ is: 'answer' as const, qId: question.id, error }] : [];
  });

/** Returns the answers in the form to send and to display; unanswered questions are left out. */
export const answersOf = (questions: readonly Question[], answers: Answers): Answer[] =>
  questions.flatMap((question): Answer[] => {
    const { id: qId, type, label } = question;
    const values = valuesOf(answers[qId]);
    const [first] = values;
    if (first === undefined) return [];
    const named = (value: string) =>
      optionsOf(question).find((option) => option.value === value)?.label ?? value;
    const value = type === 'checkbox' ? values : type === 'number' ? numberOf(first) : first;
    return [{ qId, type, value, label, shown: values.map(named).join(', ') }];
  });

/** Whether a tour can be booked; each state but `open` has its own screen. */
export type TourState =
  | { is: 'loading' }
  /** The call failed; it can be retried. */
  | { is: 'failed'; error: ApiError }
  /** The back end does not know the tour, or its calendar (specification, section 8). */
  | { is: 'notFound' }
  /** The tour currently has no prices. */
  | { is: 'notBookable' }
  /** The tour has no days, or its last day has passed. */
  | { is: 'notAvailable' }
  /** The tour has days, but none with available places. */
  | { is: 'soldOut' }
  | { is: 'open' };

export type TourKnowledge = {
  detail: AsyncState<TourDetail>;
  lifetime: AsyncState<Lifetime>;
  months: Readonly<Record<Month, AsyncState<unknown>>>;
  counts: DayCounts;
};

/** Maximum number of months to search for a day with available places. */
const MAX_MONTHS = 12;

/** Returns the months from `from` on in which a tour may have a day, in order. */
export function monthsAhead({ first, last }: Lifetime, from: Day): Month[] {
  const start = monthOf(first > from ? first : from);
  return Array.from({ length: MAX_MONTHS }, (_, index) => addMonths(start, index)).filter(
    (month) => month <= monthOf(last),
  );
}

const failedState = (error: ApiError): TourState =>
  isRefused(error) ? { is: 'notFound' } : { is: 'failed', error };

const isPriced = ({ priceList, schedule }: TourDetail): boolean =>
  priceList.length > 0 || Object.values(schedule).some((entry) => entry.priceList.length > 0);

/** Returns whether a tour has days with available places, as far as is known. */
function stateOfDays({ lifetime, months, counts }: TourKnowledge, today: Day): TourState {
  if (lifetime.is === 'failed') {
    const state = failedState(lifetime.error);
    return state.is === 'notFound' ? { is: 'notAvailable' } : state;
  }
  if (lifetime.is !== 'ready') return { is: 'loading' };
  const days = (Object.keys(counts) as Day[]).filter((day) => day >= today);
  if (days.some((day) => counts[day]! > 0)) return { is: 'open' };
  if (lifetime.value.last < today) return { is: 'notAvailable' };
  const states = monthsAhead(lifetime.value, today).map((month) => months[month]);
  const failed = states.find((state) => state?.is === 'failed');
  if (failed) return failedState(failed.error);
  if (states.some((state) => state?.is !== 'ready')) return { is: 'loading' };
  if (states.some(isIncomplete)) return { is: 'failed', error: UNREAD };
  return { is: days.length > 0 ? 'soldOut' : 'notAvailable' };
}

/** Returns whether a tour can be booked, as far as is known. */
export function stateOfTour(known: TourKnowledge, today: Day): TourState {
  const { detail } = known;
  if (detail.is === 'failed') return failedState(detail.error);
  if (detail.is !== 'ready') return { is: 'loading' };
  if (isPriced(detail.value)) return stateOfDays(known, today);
  return isIncomplete(detail) ? { is: 'failed', error: UNREAD } : { is: 'notBookable' };
}
