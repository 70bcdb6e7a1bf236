/** Field errors of a form, as a list per field; a back end may send a string for one. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Everything that can go wrong with a call. `log` is for the console and monitoring: it never holds token or query. */
export type Failure =
  | {
      is: 'status';
      status: number;
      /** The server's sentence, in the language asked for, where it sent one. */
      message?: string;
      fields?: FieldErrors;
      code?: string;
      log: string;
    }
  /** No answer: the line is down, or the page may not reach the server. */
  | { is: 'network'; log: string }
  | { is: 'timeout'; log: string }
  /** An answer that is no JSON, or not what the contract says. */
  | { is: 'unreadable'; log: string }
  /** Not sent: it carries a password or a token, and the way to the server is neither https nor within this computer. */
  | { is: 'unsafe'; log: string }
  /** Not sent: the configurator's preview only reads. */
  | { is: 'readOnly'; log: string }
  /** Given up because it is no longer wanted; nothing to tell anybody. */
  | { is: 'aborted'; log: string };

/** What an answer lacks because it could not be read: the id of each item, undefined for one without. */
export type LeftOut = readonly (string | undefined)[];

export type Result<T> = { ok: true; value: T; leftOut?: LeftOut } | { ok: false; failure: Failure };

export const failed = (failure: Failure): { ok: false; failure: Failure } => ({
  ok: false,
  failure,
});

/** Statuses after which the same question may be answered: the thing asked for is not known to be missing. */
const PASSING = [408, 429];

/** Whether the server says that it does not have the thing asked for, as against being unable to answer now. */
export const isRefused = (failure: Failure): boolean =>
  failure.is === 'status' && failure.status < 500 && !PASSING.includes(failure.status);

/** True where the failure is an answer with this status. */
export const hasStatus = (failure: Failure, status: number): boolean =>
  failure.is === 'status' && failure.status === status;

/** The sentence that the server has for the visitor, if it sent one with a refusal. */
export function sentenceOf(failure: Failure): string | undefined {
  if (failure.is !== 'status' || failure.status >= 500) return undefined;
  const { message, fields = {} } = failure;
  return message ?? (Object.values(fields).flat().join(' ') || undefined);
}
