import { now } from '../calendar/clock.ts';

/** Returns the time at which the back end sent an answer, in milliseconds since 1970; NaN if it cannot be read. */
export const dateOf = (headers: Headers): number => Date.parse(headers.get('date') ?? '');

/**
 * Returns whether an answer certainly comes from the back end. `no-cache` is not enough: a tab that is
 * restored takes the answer from the browser's cache without asking again.
 */
export const isUncached = (headers: Headers): boolean =>
  /no-store/i.test(headers.get('cache-control') ?? '') && !Number(headers.get('age'));

/** Returns `Retry-After` in seconds, which is a number or an HTTP date; `undefined` if it is missing or has passed. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const seconds = /^[\d.]+$/.test(text)
    ? Number(text)
    : (Date.parse(text) - (dateOf(headers) || now())) / 1000;
  return seconds >= 0 ? seconds : undefined;
}
