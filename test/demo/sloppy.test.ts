import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Hono } from 'hono';
import { LENIENCIES, type Leniency } from '../../demo/sloppy/leniencies.ts';
import { unreadableForms } from '../../demo/sloppy/odd-forms.ts';
import { sloppy } from '../../demo/sloppy/proxy.ts';
import { soldMoment } from '../../demo/sloppy/reshape.ts';
import { sameForms } from '../../demo/sloppy/same-forms.ts';
import { decode } from '../../src/core/api/decode.ts';
import { endpoints } from '../../src/core/api/endpoints.ts';
import { SEEDS } from '../../tools/sloppy-journeys.mjs';
import { useDemo } from './support/demo.ts';
import { operations, schemaErrorAt } from './support/document.ts';
import { made, samples } from './support/samples.ts';
import { startBareStack } from './support/stack.ts';
import { FREE_SLOT, payment, ticket } from './support/visitor.ts';

const ZONE = 'Europe/Berlin';
const demo = useDemo({ hasUserRegistration: true });

/** Starts a sloppy proxy before the demo. It is not heard on a port. */
function proxied(seed: number) {
  const noted = new Set<Leniency>();
  const pass = new Hono().all('/api/*', async ({ req: { raw, url } }) => {
    const { pathname, search } = new URL(url);
    const text = raw.method === 'POST' ? await raw.text() : '';
    return fetch(`${demo.shopAddress}${pathname}${search}`, {
      method: raw.method,
      headers: raw.headers,
      ...(text && { body: text }),
    });
  });
  const app = sloppy(pass, {
    seed,
    timezone: ZONE,
    bodyLimitBytes: 100_000,
    note: (each) => noted.add(each),
  });
  const call = async (method: string, path: string, body?: unknown) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    };
    const sent = text && { headers, body: text };
    const response = await app.request(`/api/${path}`, { method, ...sent });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { noted, get: (path: string) => call('GET', path), call };
}

/** Returns the method, path and body of the sample of a call. */
async function requestOf({ operationId, method, path }: (typeof operations)[number]) {
  const sample = await made(samples[operationId]!.good, demo);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => sample.path![name]!);
  const query = new URLSearchParams(sample.query).toString();
  return { method, path: `en${filled}${query && `?${query}`}`, body: sample.body };
}

const READS = ['event/select', 'tour?tour=harbour&date=20270305', 'ticket/collect/event/tides'];

/** Calls that answer with an empty map. */
const EMPTY = [
  'en/ticket/calendar/event/tides/range/20260101;20260131',
  'en/tour/calendar/tour/harbour/range/20260101;20260131',
];

describe('The sloppy demo', () => {
  test('distorts the same answer in the same way with the same seed, whatever was asked before', async () => {
    const [one, other] = [proxied(7), proxied(7)];
    const paths = READS.map((path) => `en/${path}`);
    // the first answer may be cut short
    for (const path of paths) await one.get(path);
    for (const path of paths.toReversed()) await other.get(path);
    for (const path of paths) {
      const { text } = await one.get(path);
      assert.equal((await other.get(path)).text, text, path);
      assert.notEqual((await proxied(8).get(path)).text, text, path);
    }
  });

  test('uses every leniency of the contract with the seeds of the tests', async () => {
    const used = new Set<Leniency>();
    for (const seed of SEEDS) {
      demo.reset();
      const { call, noted } = proxied(seed);
      for (const operation of operations) {
        const { method, path, body } = await requestOf(operation);
        await call(method, path, body);
      }
      await call('POST', 'en/customer/validate', { c: {} });
      for (const path of EMPTY) await call('GET', path);
      for (const each of noted) used.add(each);
    }
    assert.deepEqual(
      LENIENCIES.filter((each) => !used.has(each)),
      [],
    );
  });

  for (const operation of operations.filter(({ operationId }) => operationId in endpoints)) {
    test(`keeps the answer to ${operation.operationId} readable`, async () => {
      const { schema } = endpoints[operation.operationId as keyof typeof endpoints];
      for (const seed of SEEDS) {
        demo.reset();
        const { call } = proxied(seed);
        const { method, path, body } = await requestOf(operation);
        const first = await call(method, path, body);
        if (first.status === 404) continue; // of a call that only adds
        assert.equal(first.status, 200, first.text);

        const text = !isJson(first.text) ? (await call(method, path, body)).text : first.text;
        const { data } = JSON.parse(text) as { data: unknown };
        const { read } = decode<unknown>(schema, data);
        assert.ok(read.success, `seed ${seed}: ${text}`);
      }
    });
  }

  for (const kind of ['flag', 'Cents', 'number', 'Moment', 'list', 'text', 'label'] as const) {
    test(`gives an unreadable ${kind} no form that can be read`, () => {
      const changed = unreadableForms(kind).filter((value) => sameForms(kind, value, ZONE).length);
      assert.deepEqual(changed, []);
    });
  }

  test('understands the moments that it has sent', async () => {
    const odd = SEEDS.map((seed) => soldMoment(seed, FREE_SLOT, ZONE));
    assert.ok(odd.some((moment) => moment !== FREE_SLOT));
    for (const [nth, seed] of SEEDS.entries()) {
      const token = await demo.loginAsGuest();
      const bought = payment([ticket('adult', 1, String(odd[nth]))]);
      const path = `en/checkout/initPayment?token=${token}`;
      const { status, text } = await proxied(seed).call('POST', path, bought);
      assert.equal(status, 200, text);
    }
    assert.deepEqual(
      demo.rows('SELECT DISTINCT datetime FROM places').map(({ datetime }) => datetime as string),
      [FREE_SLOT],
    );
  });

  test('refuses a body that is too long, like the plain one', async () => {
    const long = { cart: 'x'.repeat(200_000) };
    assert.equal((await proxied(1).call('POST', 'en/checkout/shipping', long)).status, 413);
  });
});

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

describe('The demo without --sloppy', () => {
  let stacks: Awaited<ReturnType<typeof startBareStack>>[] = [];
  before(async () => {
    stacks = [await startBareStack(), await startBareStack({ sloppySeed: 1 })];
  });
  after(() => Promise.all(stacks.map(({ close }) => close())));

  test('sends the plain form of the contract, and with it another one', async () => {
    const [plain, odd] = await Promise.all(
      stacks.map(async ({ addresses }) => {
        const answer = await fetch(`${addresses.shop}/api/en/event/select`);
        return (await answer.json()) as unknown;
      }),
    );
    const pointer = '/paths/~1event~1select/get/responses/200/content/application~1json/schema';
    assert.equal(schemaErrorAt(pointer, plain), undefined);
    assert.ok(schemaErrorAt(pointer, odd));
  });
});
