import type { CatalogueQuestion, CatalogueTour } from '../museum/catalogue/tourTypes.ts';
import type { Text } from '../museum/catalogue/types.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { inEveryLanguage } from './languages.ts';

/** An answer as it is sent and stored with the order. */
export type Answer = { qId: string; type: string; value: string | number | string[] };

/** An answer with its text for display, e.g. `Level: Year 5`. */
type ShownAnswer = { answer: Answer; shown: Text };

type Read = Outcome<{ value: Answer['value']; shown: Text } | undefined>;

const same = (text: string): Text => inEveryLanguage(() => text);

const readChoices = (
  question: Extract<CatalogueQuestion, { options: unknown }>,
  value: Answer['value'],
): Read => {
  const values = Array.isArray(value) ? value : [String(value)];
  const labels = values.map(
    (one) => question.options.find((option) => option.value === one)?.label,
  );
  const isKnown = labels.every((label) => label !== undefined);
  const isSingle = question.type === 'checkbox' || !Array.isArray(value);
  if (!isKnown || !isSingle || new Set(values).size < values.length) {
    return refused('ANSWER_NOT_OFFERED', { question: question.label });
  }
  return fine({
    value: question.type === 'checkbox' ? values : String(value),
    shown: inEveryLanguage((lang) => labels.map((label) => label[lang]).join(', ')),
  });
};

const readNumber = (
  { label, min, max }: Extract<CatalogueQuestion, { type: 'number' }>,
  given: Answer['value'],
): Read => {
  const value = Array.isArray(given) ? Number.NaN : Number(given);
  if (!(value >= min && value <= max)) {
    return refused('ANSWER_OUT_OF_RANGE', { question: label, min, max });
  }
  return fine({ value, shown: same(String(value)) });
};

const readText = (
  { label, max }: Extract<CatalogueQuestion, { type: 'text' | 'textarea' }>,
  given: Answer['value'],
): Read => {
  if (Array.isArray(given)) return refused('NOT_UNDERSTOOD');
  const value = String(given).trim();
  if (value.length > max) return refused('ANSWER_TOO_LONG', { question: label, max });
  return fine({ value, shown: same(value) });
};

const isEmpty = (value: Answer['value']): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

const readAnswer = (question: CatalogueQuestion, value: Answer['value'] = ''): Read => {
  if (isEmpty(value)) {
    return question.required
      ? refused('ANSWER_REQUIRED', { question: question.label })
      : fine(undefined);
  }
  if (question.type === 'number') return readNumber(question, value);
  return 'options' in question ? readChoices(question, value) : readText(question, value);
};

/** Reads the answers in the order of the questions. Empty answers to optional questions are left out. */
export const readAnswers = (tour: CatalogueTour, given: Answer[]): Outcome<ShownAnswer[]> => {
  if (new Set(given.map(({ qId }) => qId)).size < given.length) return refused('NOT_UNDERSTOOD');
  const typeOf = new Map(tour.questions.map(({ id, type }) => [id, type]));
  const isOfTour = given.every(({ qId, type }) => typeOf.get(qId) === type);
  if (!isOfTour) return refused('TOUR_CHANGED', { tour: tour.name });
  const answers: ShownAnswer[] = [];
  for (const question of tour.questions) {
    const { id, type, label } = question;
    const read = readAnswer(question, given.find(({ qId }) => qId === id)?.value);
    if (read.is === 'refused') return read;
    if (!read.value) continue;
    const { value, shown } = read.value;
    answers.push({
      answer: { qId: id, type, value },
      shown: inEveryLanguage((lang) => `${label[lang]}: ${shown[lang]}`),
    });
  }
  return fine(answers);
};
