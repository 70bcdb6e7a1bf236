import type { ApiError, FieldErrors, StatusError } from '../async/result.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Read = { sentences: string[]; fields: Record<string, readonly string[]> };

/** Collects the sentences in a text, a list, or an object with numeric keys; ignores other values. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [];
}

const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.values(value).every(isEmpty));

const isList = (value: object): boolean => Object.keys(value).every((key) => /^\d+$/.test(key));

/** Reads a back end's errors: a text, texts by field, nested fields, or a list of any of these. */
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

/** Returns the API error for an error status, whose body has one of the shapes in the contract ("Reading"). */
export function statusError(status: number, body: unknown, log: string): StatusError {
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
 * Returns the API error for an exception. ofetch does not wrap errors while reading a body. `isTooLate` marks a
 * time-out, because Safari reports that as an abort.
 */
export function thrownError(
  error: unknown,
  log: (status: string | number) => string,
  { status, isTooLate }: { status?: number | undefined; isTooLate: boolean },
): ApiError {
  const kind = isTooLate ? 'timeout' : kindOf(error);
  return { is: kind, log: log(status ?? kind) };
}
