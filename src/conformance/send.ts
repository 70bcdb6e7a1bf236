import { setTimeout as pause } from 'node:timers/promises';
import { retryAfterOf } from '../core/api/headers.ts';
import type { Options } from './options.ts';

export type Request = {
  method: 'GET' | 'POST' | 'OPTIONS';
  address: URL;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Answer with its whole body; `json` is `undefined` if the body is none. */
export type Reply = { is: 'answer'; status: number; headers: Headers; json: unknown };

/** `isOverLimit` if the request was not sent, because of the limit in the options. */
export type NoReply = { is: 'none'; why: string; isOverLimit?: boolean };

export type Send = (request: Request) => Promise<Reply | NoReply>;

const MOST_BYTES = 20_000_000;

/** A back end may close the connection after a larger request, which is refused, so that it is not used again. */
const LARGE_LENGTH = 100_000;

/** Longest wait that the back end may ask for with `Retry-After`, in seconds. */
const MOST_WAIT_S = 20;

/** Payments take longer than reads. */
const POST_FACTOR = 3;

class TooLargeError extends Error {}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new TooLargeError();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof TooLargeError) return `the answer is larger than ${MOST_BYTES} bytes`;
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  return `no answer (${cause?.code ?? cause?.message ?? message})`;
}

/** Returns a function that sends requests, up to the limits of the options, and the number of those sent. */
export function sending({ maxRequests, timeoutMs, origin }: Options): {
  send: Send;
  sent: () => number;
} {
  let sent = 0;
  const attempt: Send = async ({ method, address, body, headers = {} }) => {
    if (sent >= maxRequests) {
      const why = `the limit of ${maxRequests} requests has been reached`;
      return { is: 'none', why, isOverLimit: true };
    }
    sent += 1;
    const text = JSON.stringify(body ?? {});
    const patienceMs = method === 'POST' ? timeoutMs * POST_FACTOR : timeoutMs;
    try {
      const response = await fetch(address, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          accept: 'application/json',
          ...(origin && { origin }),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(text.length > LARGE_LENGTH && { connection: 'close' }),
          ...headers,
        },
        ...(method === 'POST' && { body: text }),
      });
      const json = jsonIn(await textOf(response));
      return { is: 'answer', status: response.status, headers: response.headers, json };
    } catch (error) {
      return { is: 'none', why: reasonOf(error, patienceMs) };
    }
  };
  const send: Send = async (request) => {
    const reply = await attempt(request);
    if (reply.is === 'none' || reply.status !== 429) return reply;
    const waitS = retryAfterOf(reply.headers);
    if (waitS === undefined || waitS > MOST_WAIT_S) return reply;
    await pause(waitS * 1000);
    return attempt(request);
  };
  return { send, sent: () => sent };
}
