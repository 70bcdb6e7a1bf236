import type { Failure, FieldErrors } from './errors.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item): item is string => typeof item === 'string');
}

function fieldsOf(error: unknown): FieldErrors | undefined {
  if (!isRecord(error)) return undefined;
  return Object.fromEntries(Object.entries(error).map(([field, value]) => [field, listOf(value)]));
}

/** The failure that an answer with a bad status means: `{ error, code?, message? }` of the contract, or anything else. */
export function statusFailure(status: number, body: unknown, log: string): Failure {
  const { error, code, message } = isRecord(body) ? body : {};
  const sentence = [error, message].find((text) => typeof text === 'string' && text !== '');
  const fields = fieldsOf(error);
  return {
    is: 'status',
    status,
    log,
    ...(typeof sentence === 'string' && { message: sentence }),
    ...(fields && { fields }),
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
