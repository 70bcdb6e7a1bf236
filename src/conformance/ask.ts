import { addressAt } from '../core/api/addressAt.ts';
import { statusError } from '../core/api/apiError.ts';
import { sentenceOf } from '../core/async/result.ts';
import { type Call, callTo, type Endpoint, isRead } from '../core/api/endpoint.ts';
import { endpoints } from '../core/api/endpoints.ts';
import { shownRequest } from './exchange.ts';
import { readAnswer } from './reading.ts';
import type { Operation } from './contract.ts';
import type { NoReply, Reply, Request } from './send.ts';
import type { Asking, Suite } from './types.ts';

const isFine = (status: number): boolean => status >= 200 && status < 300;

const isUnreadable = (reply: Reply | NoReply): boolean =>
  reply.is === 'answer' && isFine(reply.status) && reply.json === undefined;

/** Sends a request, and once more if its answer is no JSON and the shop repeats the call. */
async function sendReadably(
  { options, exchange, say }: Suite,
  operation: Operation,
  request: Request,
  isRepeated: boolean,
): Promise<Reply | NoReply> {
  const first = await exchange(operation, request);
  if (!isRepeated || !isUnreadable(first)) return first;
  const second = await exchange(operation, request);
  if (second.is === 'none' || isUnreadable(second)) return first;
  say('deviation', operation.name, {
    rule: 'json',
    field: 'body',
    message: 'is no JSON the first time; the shop asks again',
    request: shownRequest(options.api, request),
  });
  return second;
}

/** Notes a status that is no success; some only mean that there is nothing to examine. */
function noteStatus(
  { say }: Suite,
  name: string,
  { status, json }: Reply,
  {
    call,
    mayRefuse,
    request,
  }: Pick<Asking, 'mayRefuse'> & { call: Call<unknown>; request: string },
): void {
  const isOptional = status === 404 && (call.whenMissing !== undefined || call.isOptional === true);
  const isRefusable = mayRefuse?.statuses.includes(status) === true;
  if (!isOptional && !isRefusable) {
    const error = statusError(status, json, '');
    const why = sentenceOf({ ...error, status: 400 });
    const message = `is ${status} instead of 200${why ? `: “${why}”` : ''}`;
    say('violation', name, { rule: 'status', field: 'status', message, request });
    return;
  }
  const message = isRefusable ? mayRefuse.reason : 'the back end does not have this optional call';
  say('untested', name, { rule: 'status', message, request });
}

/** Returns the suite's function for calls that have to succeed. */
export function asking(suite: () => Suite): Suite['ask'] {
  return async (name, args, { token, lang = suite().lang, mayRefuse } = {}) => {
    const { options, contract, say } = suite();
    const endpoint = endpoints[name] as unknown as Endpoint<readonly unknown[], never>;
    const call = callTo(endpoint, args);
    const address = addressAt(options.api, lang, call);
    if (token) address.searchParams.set('token', token);
    const operation = contract.operations[name]!;
    const request: Request = { method: call.method, address, body: call.body };
    const isRepeated = isRead(call) || call.isIdempotent === true;
    const reply = await sendReadably(suite(), operation, request, isRepeated);
    if (reply.is === 'none') return { reply };
    const shown = shownRequest(options.api, request);
    if (!isFine(reply.status)) {
      const refusing = { call, request: shown, ...(mayRefuse && { mayRefuse }) };
      noteStatus(suite(), name, reply, refusing);
      return { reply };
    }
    const isUsual = reply.status === 200;
    const message = isUsual ? 'is 200' : `is ${reply.status} instead of 200`;
    const status = { rule: 'status', field: 'status', message, request: shown } as const;
    say(isUsual ? 'pass' : 'deviation', name, status);
    const { value, notes } = readAnswer(contract, operation, endpoint.schema, reply.json);
    for (const { verdict, ...noted } of notes) say(verdict, name, { ...noted, request: shown });
    return { reply, ...(value !== undefined && { value }) };
  };
}
