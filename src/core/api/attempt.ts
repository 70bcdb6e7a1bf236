import { ofetch } from 'ofetch';
import { failed, type ApiError } from '../async/result.ts';
import { dateOf, isUncached, retryAfterOf } from './headers.ts';
import type { Call } from './endpoint.ts';
import { statusError, thrownError } from './apiError.ts';

/** Answer to a call, before its data is decoded. */
export type Answer = { ok: true; body: unknown } | { ok: false; error: ApiError };

/** Sends a call to an address until there is an answer or the signal aborts; never rejects. */
export type Ask = (address: URL, call: Call<unknown>, stop: AbortSignal) => Promise<Answer>;

type Options = {
  fetch: typeof globalThis.fetch;
  /** Time limit of calls that name none, in milliseconds. */
  timeoutMs: number;
  onTraffic: ((change: 1 | -1) => void) | undefined;
  onDate: ((dateMs: number, isUncached: boolean) => void) | undefined;
};

/** Parses a body; an empty one is `undefined`. Throws a SyntaxError for invalid JSON. */
const strictJson = (text: string | undefined): unknown => (text ? JSON.parse(text) : undefined);

/** Parses the body of an error status, which may be an error page in HTML. */
function errorBody(text: string | undefined): unknown {
  try {
    return strictJson(text);
  } catch {
    return undefined;
  }
}

/** Returns a function that sends a call once. */
export function attemptWith({ fetch, timeoutMs: patienceMs, onTraffic, onDate }: Options): Ask {
  const send = ofetch.create({}, { fetch });
  return async (address, { method, body, timeoutMs = patienceMs }, stop) => {
    const log = (status: string | number): string =>
      `cannot ${method} ${address.origin}${address.pathname} (${status})`;
    const timeout = AbortSignal.timeout(timeoutMs);
    let status: number | undefined;
    onTraffic?.(1);
    try {
      const response = await send.raw<string, 'text'>(address.href, {
        method,
        retry: 0, // ofetch would retry a POST, and a time-out only once
        ignoreResponseError: true,
        responseType: 'text', // otherwise broken JSON would be returned as a string
        signal: AbortSignal.any([stop, timeout]),
        ...(method === 'POST' && { body: (body ?? {}) as Record<string, unknown> }),
      });
      status = response.status;
      const { headers } = response;
      onDate?.(dateOf(headers), method === 'POST' || isUncached(headers));
      if (response.ok) return { ok: true, body: strictJson(response._data) };
      const retryAfterS = retryAfterOf(headers);
      return failed({
        ...statusError(status, errorBody(response._data), log(status)),
        ...(retryAfterS !== undefined && { retryAfterS }),
      });
    } catch (error) {
      const isTooLate = timeout.aborted && !stop.aborted;
      return failed(thrownError(error, log, { status, isTooLate }));
    } finally {
      onTraffic?.(-1);
    }
  };
}
