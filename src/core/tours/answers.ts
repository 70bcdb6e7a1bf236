import type { Answer } from '../cart/types.ts';
import type { Answers, Question } from './types.ts';

/** What is wrong with an answer; limits are of a number, of the length of a text, or of how many boxes are ticked. */
export type AnswerFault =
  | { is: 'missing' }
  | { is: 'notANumber' }
  | { is: 'notOffered' }
  | { is: 'below'; min: number }
  | { is: 'above'; max: number };

type Given = Answers[string];

/** A box that stands alone is ticked by this value. */
const TICKED = '1';

/** What can be picked; a checkbox without options is a single box with the question beside it. */
export const optionsOf = ({ type, options, label }: Question): Question['options'] =>
  type === 'checkbox' && options.length === 0 ? [{ value: TICKED, label }] : options;

const valuesOf = (given: Given = ''): readonly string[] =>
  (typeof given === 'string' ? [given.trim()] : given).filter((value) => value !== '');

const isPicked = ({ type }: Question): boolean =>
  type === 'radio' || type === 'select' || type === 'checkbox';

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** What the limits of a question are about. */
function sizeOf({ type }: Question, values: readonly string[]): number | undefined {
  if (type === 'number') return numberOf(values[0]!);
  if (type === 'checkbox') return values.length;
  return type === 'text' || type === 'textarea' ? values[0]!.length : undefined;
}

/** What is wrong with the answer to a question, if anything is. */
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

/** The questions that are not answered as they should be. */
export const answerFaults = (
  questions: readonly Question[],
  answers: Answers,
): { is: 'answer'; qId: string; fault: AnswerFault }[] =>
  questions.flatMap((question) => {
    const fault = faultOf(question, answers[question.id]);
    return fault ? [{ is: 'answer' as const, qId: question.id, fault }] : [];
  });

/** The answers as they go out, with what is shown of them; a question that was left out has none. */
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
