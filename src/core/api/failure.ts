import type { Failure, FieldErrors } from './errors.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Read = { sentences: string[]; fields: Record<string, readonly string[]> };

/** The sentences in a text, a list, or an object with numbers for keys; what is no text is left out. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [];
}

const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.values(value).every(isEmpty));

const isList = (value: object): boolean => Object.keys(value).every((key) => /^\d+$/.test(key));

/** Reads the errors that back ends send: a text, texts by field, by nested fields, or a list of any of these. */
function readErrors(value: unknown, name = ''): Read {
  if (isEmpty(value)) return { sentences: [], fields: {} };
  if (isRecord(value) && !isList(value)) {
    const read = Object.entries(value).map(([key, inner]) =>
      readErrors(inner, name ? `${name}.${key}` : key),
    );
    return {
      sentences: read.flatMap(({ sentences }) => sentences),
      fields: Object.assign({}, ...read.map(({ fields }) => fields)) as Read['fields'],
    };
  }
  const sentences = sentencesIn(value);
  return name ? { sentences: [], fields: { [name]: sentences } } : { sentences, fields: {} };
}

/**
 * The failure that an answer with a bad status means: `{ error, code?, message? }` of the contract, or one of the other
 * shapes that it lists ("Reading").
 */
export function statusFailure(status: number, body: unknown, log: string): Failure {
  const { error, errors, code, message } = isRecord(body) ? body : {};
  const [said, listed] = [readErrors(error), readErrors(errors)];
  const fields: FieldErrors = { ...listed.fields, ...said.fields };
  const [more] = sentencesIn(message);
  const sentence = said.sentences.join(' ') || listed.sentences.join(' ') || more;
  return {
    is: 'status',
    status,
    log,
    ...(sentence && { message: sentence }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(typeof code === 'string' && { code }),
  };
}

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && (error.name === name || isNamed(error.cause, name));

function kindOf(error: unknown): 'aborted' | 'unreadable' | 'network' {
  if (isNamed(error, 'AbortError')) return 'aborted';
  return isNamed(error, 'SyntaxError') ? 'unreadable' : 'network';
}

/**
 * The failure that an exception means: ofetch wraps what fetch throws, but not what breaks while a body is read. `log`
 * writes the line, with the status or, where there was none, the kind of failure. Browsers name a time-out differently (Safari
 * calls it an abort), so `isTooLate` says whether the time was over.
 */
export function thrownFailure(
  error: unknown,
  log: (status: string | number) => string,
  { status, isTooLate }: { status?: number | undefined; isTooLate: boolean },
): Failure {
  const kind = isTooLate ? 'timeout' : kindOf(error);
  return { is: kind, log: log(status ?? kind) };
}
