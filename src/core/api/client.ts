import { ofetch } from 'ofetch';
import { getDotPath } from 'valibot';
import { isSafeAddress } from '../web/addresses.ts';
import { addressAt, type Endpoint } from './addressAt.ts';
import { now } from '../calendar/clock.ts';
import type { Lang } from '../i18n/languages.ts';
import { decode, type Deviation, leftOutIn } from './decode.ts';
import { failed, type Failure, type Result } from '../async/result.ts';
import { statusFailure, thrownFailure } from './failure.ts';
import type { Schema } from './primitives.ts';
import { isWorthRetrying, MOST_RETRIES, pause, retryDelayMs } from './retry.ts';

export type Call<T> = Endpoint & {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Validates the `data` of the answer and converts it to our own types. */
  schema: Schema<T>;
  /** Send the login token, if there is one. */
  withToken?: boolean;
  /** The body holds a password: sent over a safe connection only. */
  hasPassword?: boolean;
  /** The POST only reads, so it may be retried. GET is always retried, any other POST never. */
  isRepeatable?: boolean;
  /** Stops the wait of this caller; the request continues while another caller needs it. */
  signal?: AbortSignal;
  /** Replaces the language of the page. */
  lang?: Lang;
  timeoutMs?: number;
  /**
   * Prefetch: the next call to the same address uses the answer if it is fresh. Tried once; errors are not reported.
   */
  isBeforehand?: boolean;
  /** The visitor can do without the answer: its error is not reported. */
  isOptional?: boolean;
};

export type ClientOptions = {
  api: string;
  language: () => Lang;
  token: () => string | undefined;
  /** Called with every final error, for the rules that apply to all calls (specification, section 8). */
  onFailure?: (failure: Failure, endpoint: string) => void;
  /** Called with every item left out of an answer, and once with every field that cannot be read. */
  onDeviation?: (message: string) => void;
  /** Called when a request begins (1) and ends (-1). */
  onTraffic?: (change: 1 | -1) => void;
  /** If true, only reads of the public offer are sent: no personal data and no tokens. */
  isReadOnly?: () => boolean;
  fetch?: typeof globalThis.fetch;
  /** Delay before the first retry, in milliseconds; it doubles each time. */
  backoffMs?: number;
  /** Time limit of calls that name none, in milliseconds. */
  timeoutMs?: number;
};

export type Client = { call: <T>(call: Call<T>) => Promise<Result<T>> };

type Answer = { ok: true; body: unknown } | { ok: false; failure: Failure; retryAfter?: string };

const KEPT_MS = 10_000;

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

/** Resolves when the caller aborts; never without a signal. */
const hasLeft = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;

const isPublicRead = ({ method, isRepeatable, hasPassword }: Call<unknown>, address: URL) =>
  (method !== 'POST' || isRepeatable === true) &&
  !hasPassword &&
  !address.searchParams.has('token');

/**
 * Creates the client for all calls to the back end. Concurrent GETs of one address share a request; reads are retried a
 * few times, with growing delays, for the statuses in the specification.
 */
export function createClient(options: ClientOptions): Client {
  const { api, language, token, onFailure, onDeviation, onTraffic, isReadOnly } = options;
  const { backoffMs = 400, timeoutMs: patienceMs = 15_000 } = options;
  const send = ofetch.create({}, { fetch: options.fetch ?? globalThis.fetch.bind(globalThis) });
  const underWay = new Map<
    string,
    { answer: Promise<Answer>; stop: AbortController; users: number }
  >();

  const beforehand = new Map<string, { answer: Promise<Answer>; askedAt: number }>();

  function tell(failure: Failure, { endpoint, isBeforehand, isOptional }: Call<unknown>): void {
    if (!isBeforehand && !isOptional) onFailure?.(failure, endpoint);
  }

  const reported = new Set<string>();

  function report(deviations: readonly Deviation[]): void {
    for (const { is, message } of deviations) {
      if (is === 'field' && reported.has(message)) continue;
      reported.add(message);
      onDeviation?.(message);
    }
  }

  function addressOf(call: Call<unknown>): URL {
    const { withToken, lang } = call;
    const address = addressAt(api, lang ?? language(), call);
    const secret = withToken ? token() : undefined;
    if (secret) address.searchParams.set('token', secret);
    return address;
  }

  async function once(address: URL, call: Call<unknown>, stop: AbortSignal): Promise<Answer> {
    const { method = 'GET', body, timeoutMs = patienceMs } = call;
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
      if (response.ok) return { ok: true, body: strictJson(response._data) };
      const retryAfter = response.headers.get('retry-after');
      return {
        ok: false,
        failure: statusFailure(status, errorBody(response._data), log(status)),
        ...(retryAfter && { retryAfter }),
      };
    } catch (error) {
      const isTooLate = timeout.aborted && !stop.aborted;
      return failed(thrownFailure(error, log, { status, isTooLate }));
    } finally {
      onTraffic?.(-1);
    }
  }

  /** Sends a call with its retries. A final error is reported once, however many callers wait for it. */
  async function answerTo(address: URL, call: Call<unknown>, stop: AbortSignal): Promise<Answer> {
    const isRead = (call.method ?? 'GET') === 'GET' || call.isRepeatable;
    const retries = isRead && !call.isBeforehand ? MOST_RETRIES : 0;
    for (let attempt = 0; ; attempt++) {
      const answer = await once(address, call, stop);
      if (answer.ok || stop.aborted) return answer;
      if (attempt >= retries || !isWorthRetrying(answer.failure)) {
        tell(answer.failure, call);
        return answer;
      }
      await pause(retryDelayMs(attempt, backoffMs, answer.retryAfter ?? null), stop);
      if (stop.aborted) return answer;
    }
  }

  /** Joins a running GET for the same address; the request is aborted when its last caller has gone. */
  function shareAnswer(address: URL, call: Call<unknown>): Promise<Answer> {
    const key = address.href;
    const entry = underWay.get(key) ?? {
      answer: undefined!,
      stop: new AbortController(),
      users: 0,
    };
    if (!underWay.has(key)) {
      underWay.set(key, entry);
      entry.answer = answerTo(address, call, entry.stop.signal).finally(() => {
        if (underWay.get(key) === entry) underWay.delete(key);
      });
    }
    entry.users += 1;
    void hasLeft(call.signal).then(() => {
      entry.users -= 1;
      if (entry.users > 0) return;
      // a newer request for the same address stays
      if (underWay.get(key) === entry) underWay.delete(key);
      entry.stop.abort();
    });
    return entry.answer;
  }

  /** Returns the prefetched answer if it is fresh and unused, otherwise sends a request. */
  async function ask(address: URL, call: Call<unknown>): Promise<Answer> {
    const kept = beforehand.get(address.href);
    const isFresh = kept && now() - kept.askedAt < KEPT_MS;
    if (call.isBeforehand) {
      if (isFresh) return kept.answer;
      const answer = shareAnswer(address, call);
      beforehand.set(address.href, { answer, askedAt: now() });
      return answer;
    }
    beforehand.delete(address.href);
    const early = isFresh ? await kept.answer : undefined;
    return early?.ok ? early : shareAnswer(address, call);
  }

  async function call<T>(wanted: Call<T>): Promise<Result<T>> {
    const address = addressOf(wanted);
    const log = `cannot ${wanted.method ?? 'GET'} ${address.origin}${address.pathname}`;
    if (wanted.signal?.aborted) return failed({ is: 'aborted', log: `${log} (aborted)` });
    if (isReadOnly?.() && !isPublicRead(wanted, address)) {
      return failed({ is: 'readOnly', log: `${log} (read-only)` });
    }
    const isSecret = wanted.hasPassword || address.searchParams.has('token');
    if (isSecret && !isSafeAddress(address.href)) {
      const failure: Failure = { is: 'unsafe', log: `${log} (unsafe)` };
      tell(failure, wanted);
      return failed(failure);
    }
    const isGet = (wanted.method ?? 'GET') === 'GET';
    const answer = await Promise.race([
      isGet
        ? ask(address, wanted)
        : answerTo(address, wanted, wanted.signal ?? new AbortController().signal),
      hasLeft(wanted.signal),
    ]);
    if (!answer || wanted.signal?.aborted) {
      return failed({ is: 'aborted', log: `${log} (aborted)` });
    }
    if (!answer.ok) return answer;
    const { read, deviations } = decode(wanted.schema, dataOf(answer.body));
    report(deviations);
    if (read.success) {
      const leftOut = leftOutIn(deviations);
      return { ok: true, value: read.output, ...(leftOut.length > 0 && { leftOut }) };
    }
    const failure: Failure = {
      is: 'unreadable',
      log: `${log} (unreadable ${getDotPath(read.issues[0]) ?? 'data'})`,
    };
    tell(failure, wanted);
    return failed(failure);
  }

  return { call };
}
