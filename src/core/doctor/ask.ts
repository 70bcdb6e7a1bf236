import { getDotPath } from 'valibot';
import { addressAt } from '../api/addressAt.ts';
import { watchAmounts } from '../api/amounts.ts';
import { decode } from '../api/decode.ts';
import { type Call, callTo, type Endpoint } from '../api/endpoint.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Tools } from './facts.ts';
import type { Finding } from './types.ts';

const PATIENCE_MS = 15_000;

export type Asked<T> = { value?: T; status?: number; findings: Finding[] };

const isHtml = (text: string): boolean => text.trimStart().startsWith('<');

const nameOf = ({ method, path }: Call<unknown>): string => `${method} ${path}`;

function initOf({ method, body }: Call<unknown>): RequestInit {
  const patience = { signal: AbortSignal.timeout(PATIENCE_MS), cache: 'no-store' } as const;
  if (method === 'GET') return { ...patience, headers: { accept: 'application/json' } };
  return {
    ...patience,
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  };
}

/** Reads an answer with the shop's decoder; returns a finding if it does not match the contract. */
function read<T>(call: Call<T>, body: unknown): Asked<T> {
  const name = nameOf(call);
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body;
  if (!isEnvelope) return { findings: [{ is: 'invalid-response', call: name, field: 'data' }] };
  const watched = watchAmounts(() => decode(call.schema, body.data));
  if (watched.inEuros !== undefined) {
    // explains all that cannot be read in this answer
    return { findings: [{ is: 'wrong-unit', call: name, value: String(watched.inEuros) }] };
  }
  const { read: result, deviations } = watched.result;
  if (!result.success) {
    const path = getDotPath(result.issues[0]);
    return {
      findings: [{ is: 'invalid-response', call: name, field: path ? `data.${path}` : 'data' }],
    };
  }
  const what = [...new Set(deviations.map(({ message }) => message))];
  return {
    value: result.output,
    findings: what.map((each) => ({ is: 'item-left-out', call: name, what: each })),
  };
}

export type AskFor = <A extends readonly unknown[], T>(
  endpoint: Endpoint<A, T>,
  args: A,
  fine?: readonly number[],
) => Promise<Asked<T>>;

export type Ask = {
  /** Calls an endpoint without a token and decodes the answer. Statuses in `fine` are not a finding. */
  ask: AskFor;
  /** Like `ask`, but throws if `fetch` throws. */
  attempt: AskFor;
  /** Returns the same functions for another language of the shop. */
  in: (lang: Lang) => Ask;
  /** Returns the address of an endpoint without parameters. */
  addressOf: (endpoint: { path: string }) => string;
};

const thrown = (error: unknown, call: string, address: string): Finding =>
  error instanceof Error && error.name === 'TimeoutError'
    ? { is: 'timeout', address }
    : { is: 'no-response', call };

/** Creates functions that send calls to a back end and report everything that is wrong with the answers. */
export function askAt(api: string, lang: Lang, { fetch }: Pick<Tools, 'fetch'>): Ask {
  const attempt: AskFor = async (endpoint, args, fine = []) => {
    const call = callTo(endpoint, args);
    const { href } = addressAt(api, lang, call);
    const answer = await fetch(href, initOf(call));
    const { status } = answer;
    const text = await answer.text();
    const redirect: Finding[] = answer.redirected
      ? [{ is: 'redirect', address: href, to: answer.url }]
      : [];
    if (!answer.ok) {
      const isFine = fine.includes(status) || (status === 404 && call.whenMissing);
      if (isFine) return { status, findings: redirect };
      return { status, findings: [...redirect, { is: 'http-error', call: nameOf(call), status }] };
    }
    if (isHtml(text))
      return { status, findings: [...redirect, { is: 'html-response', address: href }] };
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    const asked = read(call, body);
    return { ...asked, status, findings: [...redirect, ...asked.findings] };
  };
  return {
    attempt,
    in: (other) => askAt(api, other, { fetch }),
    addressOf: ({ path }) => addressAt(api, lang, { path }).href,
    ask: (endpoint, args, fine) =>
      attempt(endpoint, args, fine).catch((error: unknown) => {
        const call = callTo(endpoint, args);
        return { findings: [thrown(error, nameOf(call), addressAt(api, lang, call).href)] };
      }),
  };
}
