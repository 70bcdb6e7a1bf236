import { ofetch } from 'ofetch';
import { type BaseIssue, type BaseSchema, getDotPath } from 'valibot';
import { isSafeAddress } from '../address.ts';
import { addressAt, type Endpoint } from './addressAt.ts';
import { now } from '../calendar/clock.ts';
import type { Lang } from '../i18n/languages.ts';
import { decode } from './decode.ts';
import { failed, type Failure, type Result } from './errors.ts';
import { statusFailure, thrownFailure } from './failure.ts';
import { isWorthRetrying, MOST_RETRIES, pause, retryDelayMs } from './retry.ts';

type Schema<T> = BaseSchema<unknown, T, BaseIssue<unknown>>;

export type Call<T> = Endpoint & {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Checks the `data` of the answer and makes our own shape of it. */
  schema: Schema<T>;
  /** Send the login token, where there is one. */
  withToken?: boolean;
  /** The body holds a password. */
  hasPassword?: boolean;
  /** For POSTs that only read. GET is always repeated, any other POST never. */
  isRepeatable?: boolean;
  /** Ends the wait of this caller; the request goes on while another caller wants it. */
  signal?: AbortSignal;
  /** Instead of the language of the page. */
  lang?: Lang;
  timeoutMs?: number;
  /**
   * A GET that nobody needs yet: the first who asks for the same thing within a few seconds gets its answer. Tried once;
   * its failure is told to nobody.
   */
  isBeforehand?: boolean;
  /** The visitor can do without: its failure is told to nobody. */
  isOptional?: boolean;
};

export type ClientOptions = {
  /** Base address of the back end, e.g. `https://shop.example.org/api`. */
  api: string;
  language: () => Lang;
  token: () => string | undefined;
  /** Told of every final failure, for the rules that hold for all calls (specification, section 8). */
  onFailure?: (failure: Failure, endpoint: string) => void;
  /** Told when a request begins (1) and ends (-1). */
  onTraffic?: (change: 1 | -1) => void;
  /** Whether nothing may be sent but what reads the public offer: neither personal data nor tokens. */
  isReadOnly?: () => boolean;
  fetch?: typeof globalThis.fetch;
  /** The wait before the first repetition; it doubles each time. */
  backoffMs?: number;
};

export type Client = { call: <T>(call: Call<T>) => Promise<Result<T>> };

type Answer = { ok: true; body: unknown } | { ok: false; failure: Failure; retryAfter?: string };

const DEFAULT_TIMEOUT_MS = 15_000;
const KEPT_MS = 10_000;

/** What a body holds. Throws a SyntaxError for what is no JSON. */
const strictJson = (text: string | undefined): unknown => (text ? JSON.parse(text) : undefined);

/** The body of a bad status: an error page in HTML says nothing beyond its status. */
function errorBody(text: string | undefined): unknown {
  try {
    return strictJson(text);
  } catch {
    return undefined;
  }
}

/** Comes true when the caller no longer waits; never without a signal. */
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
 * The one way out to the back end. Addresses are `{api}/{lang}/{endpoint}`; a GET that is under way is never sent twice;
 * reads are repeated after the statuses of the specification's list, with growing pauses and a bound.
 */
export function createClient(options: ClientOptions): Client {
  const { api, language, token, onFailure, onTraffic, isReadOnly, backoffMs = 400 } = options;
  const send = ofetch.create({}, { fetch: options.fetch ?? globalThis.fetch.bind(globalThis) });
  const underWay = new Map<
    string,
    { answer: Promise<Answer>; stop: AbortController; users: number }
  >();

  const beforehand = new Map<string, { answer: Promise<Answer>; askedAt: number }>();

  function tell(failure: Failure, { endpoint, isBeforehand, isOptional }: Call<unknown>): void {
    if (!isBeforehand && !isOptional) onFailure?.(failure, endpoint);
  }

  function addressOf(call: Call<unknown>): URL {
    const { withToken, lang } = call;
    const address = addressAt(api, lang ?? language(), call);
    const secret = withToken ? token() : undefined;
    if (secret) address.searchParams.set('token', secret);
    return address;
  }

  async function once(address: URL, call: Call<unknown>, stop: AbortSignal): Promise<Answer> {
    const { method = 'GET', body, timeoutMs = DEFAULT_TIMEOUT_MS } = call;
    const log = (status: string | number): string =>
      `cannot ${method} ${address.origin}${address.pathname} (${status})`;
    const timeout = AbortSignal.timeout(timeoutMs);
    let status: number | undefined;
    onTraffic?.(1);
    try {
      const response = await send.raw<string, 'text'>(address.href, {
        method,
        retry: 0, // the library would repeat a POST and wait for a time-out only once
        ignoreResponseError: true,
        responseType: 'text', // broken JSON would come back as a string
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

  /** The answer after as many attempts as there may be. A final failure is told once, however many wait for it. */
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

  /** Joins a GET that is under way for the same address, and ends it when its last user has gone. */
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
      // a later request for the same thing is none of his
      if (underWay.get(key) === entry) underWay.delete(key);
      entry.stop.abort();
    });
    return entry.answer;
  }

  /** The answer that was asked for beforehand, if it is good and none has taken it; else one of now. */
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
    const { read, leftOut } = decode(wanted.schema, dataOf(answer.body));
    if (read.success) {
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
