/** Messages of a form by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Error status of the back end. */
export type StatusError = {
  is: 'status';
  status: number;
  /** Sentence for the visitor in the requested language, if the back end sent one. */
  message?: string;
  fields?: FieldErrors;
  code?: string;
  /** Seconds after which the same call can be made again, if the back end sent them (`Retry-After`). */
  retryAfterS?: number;
  log: string;
};

/** Error of a call. `log` is for the console and monitoring: it never holds a token or a query. */
export type ApiError =
  | StatusError
  /** No answer: no connection, or the page may not reach the back end. */
  | { is: 'network'; log: string }
  | { is: 'timeout'; log: string }
  /** Invalid JSON, or an answer that does not match the contract. */
  | { is: 'unreadable'; log: string }
  /** Not sent: it carries personal data, and the back end or the page is neither https nor on this computer. */
  | { is: 'unsafe'; log: string }
  /** Not sent: the configurator's preview only reads. */
  | { is: 'readOnly'; log: string }
  /** Aborted by the caller; not reported. */
  | { is: 'aborted'; log: string };

/** Ids of the items left out of an answer because they could not be read; `undefined` for an item without an id. */
export type LeftOut = readonly (string | undefined)[];

export type Result<T> = { ok: true; value: T; leftOut?: LeftOut } | { ok: false; error: ApiError };

export const failed = (error: ApiError): { ok: false; error: ApiError } => ({
  ok: false,
  error,
});

/** Client errors that are temporary, so they are not a refusal. */
const PASSING = [408, 429];

/** Returns whether the back end refused the request, rather than being unable to answer now. */
export const isRefused = (error: ApiError): boolean =>
  error.is === 'status' && error.status < 500 && !PASSING.includes(error.status);

export const hasStatus = (error: ApiError, status: number): boolean =>
  error.is === 'status' && error.status === status;

/** Returns whether the back end refused the request with this `code`. */
export const hasCode = (error: ApiError, code: string): boolean =>
  error.is === 'status' && error.code === code;

/** Returns the back end's sentence for the visitor, if it sent one with a refusal. */
export function sentenceOf(error: ApiError): string | undefined {
  if (error.is !== 'status' || error.status >= 500) return undefined;
  const { message, fields = {} } = error;
  return message ?? (Object.values(fields).flat().join(' ') || undefined);
}
