import type { Answer } from '../api/wire/tours.ts';
import {
  type Counts,
  type Departure,
  leftFor,
  needsTickets,
  ticketCount,
  tourCount,
} from './availability.ts';
import type { Answers, Question } from './types.ts';

/** Validation error of an answer. The limits apply to a number, the length of a text, or the number of ticked boxes. */
export type AnswerFault =
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

export function faultOf(question: Question, given: Given | undefined): AnswerFault | undefined {
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

const answerFaults = (
  questions: readonly Question[],
  answers: Answers,
): { is: 'answer'; qId: string; fault: AnswerFault }[] =>
  questions.flatMap((question) => {
    const fault = faultOf(question, answers[question.id]);
    return fault ? [{ is: 'answer' as const, qId: question.id, fault }] : [];
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

/** Reason why a booking is refused. */
export type Problem =
  /** No tour, and no place in one, is chosen. */
  | { is: 'noTours' }
  /** Fewer are available than the visitor wants. */
  | { is: 'tooMany'; wanted: number; left: number }
  | { is: 'overMost'; wanted: number; most: number }
  | { is: 'groupTooSmall'; people: number; fewest: number }
  | { is: 'fewerTickets'; tickets: number; participants: number }
  | { is: 'moreTickets'; tickets: number; participants: number }
  | { is: 'answer'; qId: string; fault: AnswerFault };

/** Checks a booking of whole tours: the tickets alone determine the number of people, and each tour has a maximum. */
function groupProblems(departure: Departure, counts: Counts): Problem[] {
  const { tour } = departure;
  const tickets = ticketCount(tour, counts);
  const participants = tour.max_participants * tourCount(departure, counts);
  const fewest = Math.max(1, tour.min_participants ?? 0);
  if (tickets > participants) return [{ is: 'moreTickets', tickets, participants }];
  if (!needsTickets(tour) || tickets >= fewest) return [];
  return fewest > 1
    ? [{ is: 'groupTooSmall', people: tickets, fewest }]
    : [{ is: 'fewerTickets', tickets, participants: fewest }];
}

/** Checks a booking of places in a tour: each is a participant, who may need a ticket. */
function placeProblems(departure: Departure, counts: Counts): Problem[] {
  const { tour } = departure;
  const { max_participants: most, min_participants: fewest = 0 } = tour;
  const tickets = ticketCount(tour, counts);
  const participants = tourCount(departure, counts);
  return [
    ...(participants > most ? [{ is: 'overMost', wanted: participants, most } as const] : []),
    ...(participants < fewest
      ? [{ is: 'groupTooSmall', people: participants, fewest } as const]
      : []),
    ...(tickets > participants ? [{ is: 'moreTickets', tickets, participants } as const] : []),
    ...(tickets < participants && needsTickets(tour)
      ? [{ is: 'fewerTickets', tickets, participants } as const]
      : []),
  ];
}

/** Returns all reasons to refuse a booking, in the order of the form (specification, section 5, Tours). */
export function problemsOf(departure: Departure, counts: Counts, answers: Answers): Problem[] {
  const wanted = tourCount(departure, counts);
  const left = leftFor(departure);
  const { tour } = departure;
  if (wanted === 0) return [{ is: 'noTours' }]; // the other rules apply once a tour is chosen
  const sizes = tour.book_complete_tour ? groupProblems : placeProblems;
  return [
    ...sizes(departure, counts),
    ...(wanted > left ? [{ is: 'tooMany', wanted, left } as const] : []),
    ...answerFaults(tour.questions, answers),
  ];
}
