import { getDotPath } from 'valibot';
import { hasLeft } from '../async/hasLeft.ts';
import { failed, hasStatus, type ApiError, type Result } from '../async/result.ts';
import type { Lang } from '../i18n/languages.ts';
import { isSafeAddress } from '../web/addresses.ts';
import { addressAt } from './addressAt.ts';
import { attemptWith } from './attempt.ts';
import { type Call, isRead } from './endpoint.ts';
import { watchAmounts } from './amounts.ts';
import { decode, type Deviation, leftOutIn, reporting } from './decode.ts';
import { withPrefetch } from './prefetch.ts';
import { withRetries } from './retry.ts';
import { sharing } from './share.ts';

export type ClientOptions = {
  api: string;
  language: () => Lang;
  token: () => string | undefined;
  /** Called with every final error, for the rules that apply to all calls (specification, section 8). */
  onError?: (error: ApiError, path: string) => void;
  /** Called once with every deviation of an answer from the contract, and the path of the call. */
  onDeviation?: (deviation: Deviation, path: string) => void;
  /** Called if the amounts of an answer look like euros instead of cents, with one of them. */
  onWrongUnit?: (amount: number) => void;
  /** Called when a request begins (1) and ends (-1). */
  onTraffic?: (change: 1 | -1) => void;
  /**
   * Called with the time at which an answer was sent, in milliseconds since 1970 (NaN if it cannot be read), and whether
   * the answer certainly comes from no cache.
   */
  onDate?: (dateMs: number, isUncached: boolean) => void;
  /** If true, only reads of the public offer are sent: no personal data and no tokens. */
  isReadOnly?: () => boolean;
  fetch?: typeof globalThis.fetch;
  /** Delay before the first retry, in milliseconds; it doubles each time. */
  backoffMs?: number;
  /** Time limit of calls that name none, in milliseconds. */
  timeoutMs?: number;
};

export type Client = { call: <T>(call: Call<T>) => Promise<Result<T>> };

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;

const isMissing = (error: ApiError, { whenMissing }: Call<unknown>): boolean =>
  whenMissing !== undefined && hasStatus(error, 404);

/** Returns whether others on the way to the page could change it, and so read what a visitor enters. */
const isUnsafePage = (): boolean =>
  location.href.startsWith('http:') && !isSafeAddress(location.href);

/** Returns why a call must not be sent to an address, if it must not. */
function obstacleTo(address: URL, call: Call<unknown>, isReadOnly: boolean) {
  const isPersonal = call.isPersonal || address.searchParams.has('token');
  if (isReadOnly && (!isRead(call) || isPersonal)) return 'readOnly';
  if (!isPersonal || (isSafeAddress(address.href) && !isUnsafePage())) return undefined;
  return 'unsafe';
}

/** Creates the client for all calls to the back end. */
export function createClient(options: ClientOptions): Client {
  const { api, language, token, onError, isReadOnly } = options;
  const report = (error: ApiError, call: Call<unknown>): void => {
    const { path, isPrefetch, isOptional } = call;
    if (!isPrefetch && !isOptional && !isMissing(error, call)) onError?.(error, path);
  };
  const note = reporting(options.onDeviation);
  const attempt = attemptWith({
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
    timeoutMs: options.timeoutMs ?? 15_000,
    onTraffic: options.onTraffic,
    onDate: options.onDate,
  });
  const ask = withRetries(attempt, options.backoffMs ?? 400, report);
  const get = withPrefetch(sharing(ask));

  function addressOf(call: Call<unknown>): URL {
    const address = addressAt(api, call.lang ?? language(), call);
    const secret = call.withToken ? token() : undefined;
    if (secret) address.searchParams.set('token', secret);
    return address;
  }

  async function call<T>(wanted: Call<T>): Promise<Result<T>> {
    const { method, signal = new AbortController().signal, schema } = wanted;
    const address = addressOf(wanted);
    const fail = (is: 'aborted' | 'readOnly' | 'unsafe' | 'unreadable', why: string = is) => {
      const error: ApiError = {
        is,
        log: `cannot ${method} ${address.origin}${address.pathname} (${why})`,
      };
      if (is === 'unsafe' || is === 'unreadable') report(error, wanted);
      return failed(error);
    };
    if (signal.aborted) return fail('aborted');
    const obstacle = obstacleTo(address, wanted, isReadOnly?.() ?? false);
    if (obstacle) return fail(obstacle);
    const answer = await Promise.race([
      method === 'GET' ? get(address, wanted) : ask(address, wanted, signal),
      hasLeft(signal),
    ]);
    if (!answer || signal.aborted) return fail('aborted');
    if (!answer.ok) {
      const { whenMissing } = wanted;
      return whenMissing && isMissing(answer.error, wanted)
        ? { ok: true, value: whenMissing() }
        : answer;
    }
    const { result, inEuros } = watchAmounts(() => decode(schema, dataOf(answer.body)));
    if (inEuros !== undefined) options.onWrongUnit?.(inEuros);
    const { read, deviations } = result;
    note(deviations, wanted.path);
    if (!read.success) {
      return fail('unreadable', `unreadable ${getDotPath(read.issues[0]) ?? 'data'}`);
    }
    const leftOut = leftOutIn(deviations);
    return { ok: true, value: read.output, ...(leftOut.length > 0 && { leftOut }) };
  }

  return { call };
}
