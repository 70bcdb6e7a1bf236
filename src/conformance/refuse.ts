import { addressAt } from '../core/api/addressAt.ts';
import { statusError } from '../core/api/apiError.ts';
import type { Operation } from './contract.ts';
import { shownRequest } from './exchange.ts';
import type { Reply, Request } from './send.ts';
import type { Refusing, Suite } from './types.ts';

/** Compares the body of an error with its schema; the shop reads every form, so differences are no violations. */
function examineForm(
  { contract, say }: Suite,
  operation: Operation,
  { status, json }: Reply,
  { what, request }: { what: string; request: string },
): void {
  const schema = contract.schemaOf(operation, status);
  const errors = schema ? contract.errorsIn(schema, json) : [];
  const { message, fields } = statusError(status, json, '');
  for (const { path, message: wrong, pointer } of errors) {
    const why = message || fields ? wrong : `${wrong}; the shop finds no sentence to show`;
    say('deviation', operation.name, {
      rule: 'error form',
      field: path.join('.') || 'body',
      message: `${why} (status ${status} for ${what})`,
      request,
      pointer,
    });
  }
  if (errors.length === 0) {
    say('pass', operation.name, { rule: 'error form', message: `${status} for ${what}`, request });
  }
}

/** Returns the suite's function for calls that have to be refused. */
export function refusing(suite: () => Suite): Suite['refuse'] {
  return async (name, asked: Refusing) => {
    const { options, contract, exchange, say, lang } = suite();
    const { path = {}, query = {}, body, statuses, what, rule = 'status' } = asked;
    const operation = contract.operations[name]!;
    const filled = operation.path
      .slice(1)
      .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? ''));
    const address = addressAt(options.api, lang, { path: filled, query });
    const request: Request = { method: operation.method, address, body };
    const reply = await exchange(operation, request);
    if (reply.is === 'none') return reply;
    const shown = shownRequest(options.api, request);
    const { status } = reply;
    const isRefused = status >= 400 && status < 500;
    if (isRefused && statuses.includes(status)) {
      say('pass', name, { rule, message: `refuses ${what}`, request: shown });
    } else {
      const message = `is ${status} instead of ${statuses[0]} for ${what}`;
      const verdict = isRefused ? 'deviation' : 'violation';
      say(verdict, name, { rule, field: 'status', message, request: shown });
    }
    if (isRefused) examineForm(suite(), operation, reply, { what, request: shown });
    return reply;
  };
}
