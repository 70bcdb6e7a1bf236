import type { Context } from 'hono';
import { Hono } from 'hono';
import { type Draw, drawn, drawsOf } from './draw.ts';
import type { Note } from './leniencies.ts';
import { litter } from './litter.ts';
import { lose } from './lose.ts';
import { isRecord } from './rebuild.ts';
import { refusalIn } from './refusals.ts';
import { understood } from './requests.ts';
import { reshape } from './reshape.ts';
import { answerSchemas, operationAt } from './schema.ts';

export type Sloppiness = {
  /** Selects the distortions: the same seed distorts the same answer in the same way. */
  seed: number;
  /** Time zone of the museum. */
  timezone: string;
  bodyLimitBytes: number;
  /** Called with each leniency that an answer needs. */
  note?: Note;
};

/**
 * Calls that only add to others, without which a visitor finds and buys everything the same way: `shopinfo` also preselects
 * the country, categories filter lists, and `customer/attr` selects fields.
 */
const MAY_BE_MISSING = [
  'contentStatic',
  'ticketLifetime',
  'tourLifetime',
  'tourSoldout',
  'tourSoldoutTimeslots',
  'checkoutSuggest',
];

/** Calls other than GET that the client repeats. */
const REPEATED = ['checkoutSuggest', 'checkoutShipping', 'execPayment'];

const RATES = { missing: 0.2, unreadable: 0.1, untagged: 0.5 };

/** Parameters with random values, on which no distortion may depend. */
const RANDOM = ['token', 'cartId', 'us', 'sessionUs', 'srcURL', 'id'];

/** Returns what identifies a call from one run to the next: its method, its path and its query without random values. */
function nameOf(method: string, address: URL): string {
  const query = [...address.searchParams].filter(([name]) => !RANDOM.includes(name));
  return [method, address.pathname, ...query.map((pair) => pair.join('='))].join(' ');
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Returns an answer with other text, which no cache keeps. */
function uncached(response: Response, text: string, status: number = response.status): Response {
  const headers = new Headers(response.headers);
  for (const name of ['etag', 'content-length']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(text, { status, headers });
}

function withText(response: Response, text: string, isTagged: boolean): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (!isTagged) headers.delete('etag');
  return new Response(text, { status: response.status, headers });
}

/** Returns a body that is no JSON: cut short, or after a warning of the back end. */
const unreadable = (text: string, draw: Draw): string =>
  drawn(
    [text.slice(0, Math.ceil(text.length / 2)), `<br />\n<b>Warning</b>: Undefined index\n${text}`],
    draw('unreadable body'),
  );

/** Sends a request on, with its moments in the form of the reference server, which itself refuses a body above the limit. */
async function pass(c: Context, api: Hono, options: Sloppiness): Promise<Response> {
  const { raw } = c.req;
  const length = Number(raw.headers.get('content-length') ?? Infinity);
  if (raw.method !== 'POST' || length > options.bodyLimitBytes) {
    return api.fetch(raw, c.env as object);
  }
  const text = await raw.text();
  const body = parsed(text);
  const headers = new Headers(raw.headers);
  headers.delete('content-length');
  const sent = body === undefined ? text : JSON.stringify(understood(body, options.timezone));
  const { method } = raw;
  return api.fetch(new Request(raw.url, { method, headers, body: sent }), c.env as object);
}

/** Puts a proxy before the reference server that distorts its answers within the contract ("Reading"). */
export function sloppy(api: Hono, options: Sloppiness): Hono {
  const { seed, timezone, note = () => undefined } = options;
  const wasUnreadable = new Set<string>();

  function distorted(data: unknown, operation: string, call: string): unknown {
    const schema = answerSchemas[operation];
    if (!schema) return data;
    const draw = drawsOf(seed, call);
    const littered = litter(lose(data, schema, { draw, note }), schema, { draw, note });
    return reshape(littered, schema, { seed, call, zone: timezone, note });
  }

  async function distort(response: Response, operation: string, call: string): Promise<Response> {
    const draw = drawsOf(seed, call);
    if (MAY_BE_MISSING.includes(operation) && draw('missing') < RATES.missing) {
      note('missing call');
      return uncached(response, '{"error":"Not found"}', 404);
    }
    if (response.status !== 200 && response.status !== 422) return response;
    const plain = await response.text();
    const body = parsed(plain);
    if (!isRecord(body)) return withText(response, plain, true);
    if (response.status === 422) {
      note('refusal in another form');
      return withText(response, JSON.stringify(refusalIn(body, operation, draw) ?? body), true);
    }
    const text = JSON.stringify({ ...body, data: distorted(body.data, operation, call) });
    const isRepeated = call.startsWith('GET ') || REPEATED.includes(operation);
    if (isRepeated && !wasUnreadable.has(call) && draw('unreadable') < RATES.unreadable) {
      wasUnreadable.add(call);
      note('unreadable body');
      return uncached(response, unreadable(text, draw));
    }
    const isTagged = draw('untagged') >= RATES.untagged;
    if (!isTagged && response.headers.has('etag')) note('no entity tag');
    return withText(response, text, isTagged);
  }

  const app = new Hono();
  app.all('/api/:lang/*', async (c) => {
    const address = new URL(c.req.url);
    const endpoint = address.pathname.replace(/^\/api\/[^/]*/, '');
    const operation = operationAt(c.req.method, endpoint);
    if (!operation) return api.fetch(c.req.raw, c.env as object);
    const response = await pass(c, api, options);
    return distort(response, operation, nameOf(c.req.method, address));
  });
  app.route('/', api);
  return app;
}
