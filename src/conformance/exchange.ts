import type { Options } from './options.ts';
import { cachingNote, commonNotes, corsNotes, type HeaderNote } from './headers.ts';
import type { Request, Send } from './send.ts';
import type { Exchange, Say } from './types.ts';

const SECRETS = ['token', 'cartId', 'us', 'sessionUs', 'voucher'];

/** Returns method and address of a request, after the API's address and without secrets. */
export function shownRequest(api: string, { method, address }: Request): string {
  const shown = new URL(address);
  for (const name of shown.searchParams.keys()) {
    const isKey = name === 'id' && /order/i.test(shown.pathname);
    if (SECRETS.includes(name) || isKey) shown.searchParams.set(name, '…');
  }
  const start = new URL(api).pathname.replace(/\/$/, '').length + 1;
  return decodeURI(`${method} ${shown.pathname.slice(start)}${shown.search}`);
}

/** Whether an answer has the token of a customer or a guest, as data or next to an error. */
export function hasToken(json: unknown): boolean {
  const { token, data } = (json ?? {}) as { token?: unknown; data?: { token?: unknown } | null };
  return Boolean(token ?? data?.token);
}

/** Returns a function that sends requests, and examines the headers of the answers. */
export function exchanging({ api, origin }: Options, say: Say, send: Send): Exchange {
  return async (operation, request) => {
    const reply = await send(request);
    const shown = shownRequest(api, request);
    if (reply.is === 'none') {
      const verdict = reply.isOverLimit ? 'untested' : 'violation';
      say(verdict, operation.name, { rule: 'answer', message: reply.why, request: shown });
      return reply;
    }
    const isPersonal = request.address.searchParams.has('token') || hasToken(reply.json);
    const isPost = request.method === 'POST';
    const mayBeStored = reply.status === 200 && (isPersonal || request.method === 'GET');
    const notes: HeaderNote[] = [
      ...commonNotes(reply),
      ...(origin ? corsNotes(reply, origin) : []),
      ...(mayBeStored ? [cachingNote(operation.name, reply, { isPersonal, isPost })] : []),
    ];
    for (const { verdict, ...noted } of notes) {
      say(verdict, operation.name, { ...noted, request: shown });
    }
    return reply;
  };
}
