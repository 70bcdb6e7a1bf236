import { hasLeft } from '../async/hasLeft.ts';
import type { Answer, Ask } from './attempt.ts';
import type { Call } from './endpoint.ts';

/** Sends a GET; the request continues while any of its callers needs it. */
export type Get = (address: URL, call: Call<unknown>) => Promise<Answer>;

type Request = { answer: Promise<Answer>; stop: AbortController; users: number };

/** Makes concurrent calls to one address share a request, which is aborted when its last caller has left. */
export function sharing(ask: Ask): Get {
  const inFlight = new Map<string, Request>();

  function forget(key: string, request: Request): void {
    // a newer request for the same address stays
    if (inFlight.get(key) === request) inFlight.delete(key);
  }

  function begin(key: string, address: URL, call: Call<unknown>): Request {
    const stop = new AbortController();
    const answer = ask(address, call, stop.signal).finally(() => forget(key, request));
    const request: Request = { answer, stop, users: 0 };
    inFlight.set(key, request);
    return request;
  }

  return (address, call) => {
    const key = address.href;
    const request = inFlight.get(key) ?? begin(key, address, call);
    request.users += 1;
    void hasLeft(call.signal).then(() => {
      request.users -= 1;
      if (request.users > 0) return;
      forget(key, request);
      request.stop.abort();
    });
    return request.answer;
  };
}
