import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import type { Call } from '../../../src/core/api/endpoint.ts';
import { type ClientOptions, createClient } from '../../../src/core/api/client.ts';
import { optionals } from '../../../src/core/api/decode.ts';
import { listOf } from '../../../src/core/api/lists.ts';
import { id, text } from '../../../src/core/api/primitives.ts';
import { setClock } from '../../../src/core/calendar/clock.ts';
import type { ApiError } from '../../../src/core/async/result.ts';
import { resetAll } from '../../support/resetAll.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answer, type Answers, openServer } from '../../support/server.ts';
import { endpoints } from '../../../src/core/api/endpoints.ts';

/** Statuses after which a read is retried; 429 only if the back end asks for a short delay. */
const RETRIED = [408, 413, 500, 502, 503, 504, 521, 522, 524];
const FINAL = [400, 401, 403, 404, 406, 409, 410, 422, 425, 501, 505, 520, 523];

const CALL: Call<string> = { method: 'GET', path: 'thing', schema: v.string() };
const POST: Call<string> = { ...CALL, method: 'POST', body: { cartId: 'c1' } };

async function open(answers: Answers, options: Partial<ClientOptions> = {}) {
  const server = await openServer(answers);
  const errors: [ApiError, string][] = [];
  let begun = 0;
  const client = createClient({
    api: server.api,
    language: () => 'de',
    token: () => undefined,
    backoffMs: 1,
    onError: (error, path) => errors.push([error, path]),
    fetch: async (...request) => {
      const response = await fetch(...request);
      begun += 1;
      return response;
    },
    ...options,
  });
  return {
    server,
    errors,
    call: client.call,
    /** Waits until the first bytes of `count` answers have arrived. */
    answered: (count = 1) => eventually(`${count} answers have begun`, () => begun >= count),
  };
}

/** Replaces the clock of timeouts: pending calls time out when the returned function is called. */
function holdTimeouts(): () => void {
  const calls: AbortController[] = [];
  mock.method(AbortSignal, 'timeout', () => {
    const call = new AbortController();
    calls.push(call);
    return call.signal;
  });
  return () => {
    for (const call of calls.splice(0)) call.abort(new DOMException('too late', 'TimeoutError'));
  };
}

afterEach(() => mock.restoreAll());

beforeEach(resetAll);

describe('the URL of a call', () => {
  it('consists of the back end, the language of the page and the endpoint', async () => {
    const { server, call } = await open({ 'GET event/select': { data: 'x' } });
    await call({ ...CALL, path: 'event/select' });
    expect(await server.hits()).to.deep.equal([
      { method: 'GET', lang: 'de', endpoint: 'event/select', query: {}, isAborted: false },
    ]);
  });

  it('follows the current language unless the call names one', async () => {
    let lang: 'de' | 'sv' = 'de';
    const { server, call } = await open({ 'GET thing': { data: 'x' } }, { language: () => lang });
    await call(CALL);
    lang = 'sv';
    await call(CALL);
    await call({ ...CALL, lang: 'en' });
    expect((await server.hits()).map((hit) => hit.lang)).to.deep.equal(['de', 'sv', 'en']);
  });

  it('accepts a base with a trailing slash or relative to the page', async () => {
    const server = await openServer({ 'GET thing': { data: 'x' } });
    for (const api of [`${server.api}/`, `${server.api}//`, server.path]) {
      const { call } = createClient({ api, language: () => 'de', token: () => undefined });
      expect(await call(CALL), api).to.deep.equal({ ok: true, value: 'x' });
    }
  });

  it('has the data of a GET in its query, without undefined values', async () => {
    const { server, call } = await open({ 'GET thing': { data: 'x' } });
    await call({ ...CALL, query: { shop: '1', deep: 1, text: 'a b&c=d', none: undefined } });
    expect((await server.hits())[0]?.query).to.deep.equal({
      shop: '1',
      deep: '1',
      text: 'a b&c=d',
    });
  });

  it('comes with a JSON body for a POST, an empty object by default', async () => {
    const { server, call } = await open({ 'POST thing': { data: 'x' } });
    await call({ ...POST, query: { us: 'A' } });
    await call({ ...POST, body: undefined });
    const [first, second] = await server.hits();
    expect([first?.body, first?.query]).to.deep.equal([{ cartId: 'c1' }, { us: 'A' }]);
    expect(second?.body).to.deep.equal({});
  });
});

describe('the token', () => {
  it('is sent only with the calls that want it', async () => {
    const { server, call } = await open({ 'GET thing': { data: 'x' } }, { token: () => 'secret' });
    await call(CALL);
    await call({ ...CALL, withToken: true });
    expect((await server.hits()).map(({ query }) => query)).to.deep.equal([
      {},
      { token: 'secret' },
    ]);
  });

  it('is left out when the visitor is not signed in', async () => {
    const { server, call } = await open({ 'GET thing': { data: 'x' } });
    await call({ ...CALL, withToken: true });
    expect((await server.hits())[0]?.query).to.deep.equal({});
  });
});

describe('a secret', () => {
  const lines: [api: string, isSent: boolean][] = [
    ['https://shop.example/api', true],
    ['http://localhost:4173/api', true],
    ['http://shop.localhost/api', true],
    ['http://127.0.0.1/api', true],
    ['http://127.8.9.1/api', true],
    ['http://[::1]:80/api', true],
    ['http://shop.example/api', false],
    ['http://localhost.evil.example/api', false],
    ['http://127.0.0.1.evil.example/api', false],
    ['http://192.168.0.2/api', false],
    ['ftp://localhost/api', false],
  ];
  const password = { ...CALL, method: 'POST', isPersonal: true } as const;
  const secrets = [
    ['a token', { ...CALL, withToken: true }, { token: 'secret' }],
    ['personal data', password, {}],
    ['personal data and a token', { ...password, withToken: true }, { token: 'secret' }],
  ] as const;

  /** Records what the client passes to `fetch`, as no server can run at these addresses. */
  function watch(api: string, token: string | undefined) {
    const asked: string[] = [];
    const errors: string[] = [];
    const { call } = createClient({
      api,
      language: () => 'de',
      token: () => token,
      onError: ({ is }) => errors.push(is),
      fetch: async (input) => {
        asked.push(input instanceof Request ? input.url : String(input));
        return new Response('{"data":"x"}', { headers: { 'content-type': 'application/json' } });
      },
    });
    return { asked, errors, call };
  }

  for (const [api, isSent] of lines) {
    for (const [what, wanted, query] of secrets) {
      it(`${isSent ? 'goes' : 'never goes'} to ${api} (${what})`, async () => {
        const { asked, errors, call } = watch(api, 'secret');
        const result = await call(wanted);
        const sent = asked.map((each) => Object.fromEntries(new URL(each).searchParams));
        expect(sent).to.deep.equal(isSent ? [query] : []);
        expect(errors).to.deep.equal(isSent ? [] : ['unsafe']);
        if (result.ok || result.error.is !== 'unsafe') expect(isSent).to.equal(true);
        else expect(result.error.log).to.include('(unsafe)').and.not.include('secret');
      });
    }
  }

  const PAGES: [page: string, isSent: boolean][] = [
    ['https://museum.example/', true],
    ['http://localhost:8080/', true],
    ['http://museum.example/', false],
    ['http://192.168.0.2/', false],
  ];
  for (const [page, isSent] of PAGES) {
    it(`Security S19: ${isSent ? 'goes' : 'never goes'} to https from the page ${page}`, async () => {
      const { location } = globalThis;
      Object.assign(globalThis, { location: { href: page } });
      try {
        for (const [, wanted] of secrets) {
          const { asked, errors, call } = watch('https://shop.example/api', 'secret');
          await call(wanted);
          expect([asked.length, errors]).to.deep.equal(isSent ? [1, []] : [0, ['unsafe']]);
        }
        const { asked, call } = watch('https://shop.example/api', 'secret');
        await call(CALL);
        expect(asked).to.have.length(1);
      } finally {
        Object.assign(globalThis, { location });
      }
    });
  }

  it('Security S19: carries personal data in exactly these endpoints, or a token', () => {
    const personal = Object.entries(endpoints).filter(([, { isPersonal }]) => isPersonal);
    expect(personal.map(([name]) => name).toSorted()).to.deep.equal([
      'authGuest',
      'authLogin',
      'customerFromOrder',
      'customerRegister',
      'customerUpdate',
      'customerValidate',
      'emailChange',
      'execPayment',
      'initPayment',
      'initPaymentOrder',
      'orderReview',
      'orderWithdrawal',
      'passwordChange',
      'passwordConfirm',
      'passwordReset',
    ]);
  });

  it('does not stop a call when the visitor is not signed in', async () => {
    const { asked, call } = watch('http://shop.example/api', undefined);
    await call({ ...CALL, withToken: true });
    expect(asked).to.deep.equal(['http://shop.example/api/de/thing']);
  });
});

describe('a failed read', () => {
  for (const status of RETRIED) {
    it(`is retried after ${status}`, async () => {
      const { server, call, errors } = await open({
        'GET thing': [{ status, body: {} }, { data: 'x' }],
      });
      expect(await call(CALL)).to.deep.equal({ ok: true, value: 'x' });
      expect(await server.hits()).to.have.length(2);
      expect(errors).to.deep.equal([]);
    });
  }

  for (const status of FINAL) {
    it(`is not retried after ${status}`, async () => {
      const { server, call } = await open({ 'GET thing': [{ status, body: {} }, { data: 'x' }] });
      const result = await call(CALL);
      expect(result.ok || (result.error.is === 'status' && result.error.status)).to.equal(status);
      expect(await server.hits()).to.have.length(1);
    });
  }

  it('is given up after three attempts', async () => {
    const { server, call, errors } = await open({ 'GET thing': { status: 503, body: {} } });
    const result = await call(CALL);
    expect(result.ok).to.equal(false);
    expect(await server.hits()).to.have.length(3);
    expect(errors).to.have.length(1);
  });

  for (const status of [429, 503]) {
    it(`is retried after ${status} and the short delay that the server requests`, async () => {
      const { server, call } = await open(
        { 'GET thing': [{ status, body: {}, headers: { 'retry-after': '0.02' } }, { data: 'x' }] },
        { backoffMs: 60_000 },
      );
      expect(await call(CALL)).to.deep.equal({ ok: true, value: 'x' });
      expect(await server.hits()).to.have.length(2);
    });
  }

  it('is retried after 429 and a date that is reached at once', async () => {
    const date = 'Fri, 05 Mar 2027 09:00:00 GMT';
    const { server, call } = await open({
      'GET thing': [
        { status: 429, body: {}, headers: { date, 'retry-after': date } },
        { data: 'x' },
      ],
    });
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'x' });
    expect(await server.hits()).to.have.length(2);
  });

  const long: [title: string, headers: Record<string, string>, retryAfterS?: number][] = [
    ['without a delay', {}],
    ['with a delay of six seconds', { 'retry-after': '6' }, 6],
    [
      'with a date in two minutes',
      { date: 'Fri, 05 Mar 2027 09:00:00 GMT', 'retry-after': 'Fri, 05 Mar 2027 09:02:00 GMT' },
      120,
    ],
  ];
  for (const [title, headers, retryAfterS] of long) {
    it(`is not retried after 429 ${title}, and the error has the delay`, async () => {
      const { server, call, errors } = await open({
        'GET thing': [{ status: 429, body: {}, headers }, { data: 'x' }],
      });
      const result = await call(CALL);
      expect(!result.ok && result.error).to.deep.equal({
        is: 'status',
        status: 429,
        log: `cannot GET ${server.api}/de/thing (429)`,
        ...(retryAfterS !== undefined && { retryAfterS }),
      });
      expect(await server.hits()).to.have.length(1);
      expect(errors).to.have.length(1);
    });
  }

  it('is retried when the connection breaks', async () => {
    const { server, call } = await open({ 'GET thing': [{ drop: true }, { data: 'x' }] });
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'x' });
    expect(await server.hits()).to.have.length(2);
  });

  it('is retried after a timeout', async () => {
    const timeOut = holdTimeouts();
    const { server, call } = await open({ 'GET thing': [{ hold: 'never' }, { data: 'x' }] });
    const result = call(CALL);
    await server.arrived('GET thing');
    timeOut();
    expect(await result).to.deep.equal({ ok: true, value: 'x' });
    expect(await server.hits()).to.have.length(2);
  });

  it('is retried if the answer is cut short', async () => {
    const { server, call } = await open({ 'GET thing': [{ text: '{"data":' }, { data: 'x' }] });
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'x' });
    expect(await server.hits()).to.have.length(2);
  });

  it('is not retried if the answer does not match the contract', async () => {
    const { server, call } = await open({ 'GET thing': [{ data: 5 }, { data: 'x' }] });
    expect((await call(CALL)).ok).to.equal(false);
    expect(await server.hits()).to.have.length(1);
  });
});

describe('a call that only adds something', () => {
  const OPTIONAL = { ...CALL, whenMissing: () => 'default' };

  it('has its default if the back end does not have it, which is no error', async () => {
    const errors: ApiError[] = [];
    const { call } = await open(
      { 'GET thing': { status: 404, body: {} } },
      { onError: (error) => errors.push(error) },
    );
    expect(await call(OPTIONAL)).to.deep.equal({ ok: true, value: 'default' });
    expect(errors).to.deep.equal([]);
    expect((await call(CALL)).ok).to.equal(false);
    expect(errors).to.have.length(1);
  });

  it('fails after any other error', async () => {
    const { call } = await open({ 'GET thing': { status: 403, body: {} } });
    expect((await call(OPTIONAL)).ok).to.equal(false);
  });
});

describe('an idempotent POST', () => {
  const IDEMPOTENT = { ...POST, isIdempotent: true };

  for (const [title, broken] of [
    ['the connection breaks', { drop: true }],
    ['the answer is cut short', { text: '{"data":' }],
  ] as const) {
    it(`is repeated if ${title}`, async () => {
      const { server, call } = await open({ 'POST thing': [broken, { data: 'x' }] });
      expect(await call(IDEMPOTENT)).to.deep.equal({ ok: true, value: 'x' });
      expect(await server.hits()).to.have.length(2);
    });
  }

  it('is sent once if the back end answers with an error', async () => {
    const { server, call } = await open({
      'POST thing': [{ status: 500, body: {} }, { data: 'x' }],
    });
    expect((await call(IDEMPOTENT)).ok).to.equal(false);
    expect(await server.hits()).to.have.length(1);
  });
});

describe('a POST with side effects', () => {
  for (const status of [...RETRIED, 429]) {
    it(`is never sent twice after ${status}`, async () => {
      const { server, call } = await open({ 'POST thing': [{ status, body: {} }, { data: 'x' }] });
      expect((await call(POST)).ok).to.equal(false);
      expect(await server.hits()).to.have.length(1);
    });
  }

  it('is never sent twice when the connection breaks', async () => {
    const { server, call } = await open({ 'POST thing': [{ drop: true }, { data: 'x' }] });
    expect((await call(POST)).ok).to.equal(false);
    expect(await server.hits()).to.have.length(1);
  });

  for (const [title, late] of [
    ['it times out', 'hold'],
    ['the answer breaks off', 'holdBody'],
  ] as const) {
    it(`is never sent twice when ${title}`, async () => {
      const timeOut = holdTimeouts();
      const { server, call, answered } = await open({
        'POST thing': [{ data: 'x', [late]: 'never' }, { data: 'x' }],
      });
      const result = call(POST);
      await (late === 'hold' ? server.arrived('POST thing') : answered());
      timeOut();
      expect((await result).ok).to.equal(false);
      expect(await server.hits()).to.have.length(1);
    });
  }

  it('is sent again for each call', async () => {
    const { server, call } = await open({ 'POST thing': { data: 'x' } });
    await Promise.all([call(POST), call(POST)]);
    expect(await server.hits()).to.have.length(2);
  });
});

describe('the date of an answer', () => {
  const date = 'Fri, 05 Mar 2027 09:00:00 GMT';
  const CACHED = { date, 'cache-control': 'public, max-age=60' };
  const cases: [title: string, answer: Answer, wanted: Call<string>, isUncached: boolean][] = [
    ['an answer that must not be stored', { data: 'x', headers: { date } }, CALL, true],
    ['a cacheable answer', { data: 'x', headers: CACHED }, CALL, false],
    ['an answer to a POST', { data: 'x', headers: CACHED }, POST, true],
    ['an error', { status: 404, body: {}, headers: { date } }, CALL, true],
    ['an unreadable answer', { text: '<h1>Login</h1>', headers: { date } }, POST, true],
  ];
  for (const [title, answer, wanted, isUncached] of cases) {
    it(`is reported with whether it comes from no cache: ${title}`, async () => {
      const dates: [dateMs: number, isUncached: boolean][] = [];
      const { call } = await open(
        { [`${wanted.method} thing`]: answer },
        { onDate: (...noted) => dates.push(noted) },
      );
      await call(wanted);
      expect(dates).to.deep.equal([[Date.parse('2027-03-05T09:00:00Z'), isUncached]]);
    });
  }
});

describe('a POST that only reads', () => {
  it('is retried like a GET', async () => {
    const { server, call } = await open({
      'POST thing': [{ status: 503, body: {} }, { drop: true }, { data: 'x' }],
    });
    expect(await call({ ...POST, isRepeatable: true })).to.deep.equal({ ok: true, value: 'x' });
    expect(await server.hits()).to.have.length(3);
  });
});

describe('a read-only client', () => {
  const isReadOnly = () => true;

  it('sends GETs and POSTs that only read', async () => {
    const { server, call } = await open(
      { 'GET thing': { data: 'x' }, 'POST thing': { data: 'y' } },
      { isReadOnly },
    );
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'x' });
    expect(await call({ ...POST, isRepeatable: true })).to.deep.equal({ ok: true, value: 'y' });
    expect(await server.hits()).to.have.length(2);
  });

  for (const [title, wanted] of [
    ['a POST that changes something', POST],
    ['personal data', { ...POST, isPersonal: true, isRepeatable: true }],
    ['a token', { ...CALL, withToken: true }],
  ] as const) {
    it(`does not send ${title}`, async () => {
      const { server, errors, call } = await open(
        { '*': { data: 'x' } },
        { isReadOnly, token: () => 'secret' },
      );
      const result = await call(wanted);
      expect(result.ok ? 'sent' : result.error.is).to.equal('readOnly');
      expect(await server.hits()).to.deep.equal([]);
      expect(errors).to.deep.equal([]);
    });
  }
});

describe('request sharing', () => {
  it('serves simultaneous calls with one request and validates each separately', async () => {
    const { server, call } = await open({ 'GET thing': { data: 'x', hold: 'answer' } });
    const texts = [call(CALL), call(CALL)];
    const other = call({ method: 'GET', path: 'thing', schema: v.number() });
    await server.arrived('GET thing');
    await server.release('answer');
    for (const each of texts) expect(await each).to.deep.equal({ ok: true, value: 'x' });
    expect((await other).ok).to.equal(false);
    expect(await server.hits()).to.have.length(1);
  });

  it('ends when the request is answered', async () => {
    const { server, call } = await open({ 'GET thing': [{ data: 'old' }, { data: 'new' }] });
    await call(CALL);
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'new' });
    expect(await server.hits()).to.have.length(2);
  });

  it('separates calls with another language, query or token', async () => {
    let token: string | undefined;
    const { server, call } = await open({ 'GET thing': { data: 'x' } }, { token: () => token });
    const calls = [call(CALL), call({ ...CALL, lang: 'en' }), call({ ...CALL, query: { a: 1 } })];
    token = 'secret';
    calls.push(call({ ...CALL, withToken: true }));
    await Promise.all(calls);
    expect(await server.hits()).to.have.length(4);
  });
});

describe('an aborted call', () => {
  const leave = new Error('no longer wanted');

  it('returns at once, and the other caller still gets the answer', async () => {
    const { server, call, errors } = await open({ 'GET thing': { data: 'x', hold: 'answer' } });
    const leaver = new AbortController();
    const left = call({ ...CALL, signal: leaver.signal });
    const stays = call(CALL);
    await server.arrived('GET thing');
    leaver.abort(leave);
    const result = await left; // while the answer is still held
    expect(!result.ok && result.error.is).to.equal('aborted');
    await server.release('answer');
    expect(await stays).to.deep.equal({ ok: true, value: 'x' });
    expect((await server.hits()).map(({ isAborted }) => isAborted)).to.deep.equal([false]);
    expect(errors).to.deep.equal([]);
  });

  it('ends the request if it was the last caller', async () => {
    const { server, call, errors } = await open({ 'GET thing': { data: 'x', hold: 'never' } });
    const leavers = [new AbortController(), new AbortController()];
    const results = leavers.map(({ signal }) => call({ ...CALL, signal }));
    await server.arrived('GET thing');
    for (const leaver of leavers) leaver.abort(leave);
    for (const result of await Promise.all(results)) {
      expect(!result.ok && result.error.is).to.equal('aborted');
    }
    await server.ended('GET thing');
    expect(errors).to.deep.equal([]);
  });

  it('ends the retries, too', async () => {
    const { server, call } = await open(
      { 'GET thing': { status: 503, body: {} } },
      { backoffMs: 4000 },
    );
    const leaver = new AbortController();
    const result = call({ ...CALL, signal: leaver.signal });
    await server.arrived('GET thing');
    leaver.abort(leave);
    await result;
    expect(await server.hits()).to.have.length(1);
  });

  it('does not affect a later call', async () => {
    const { server, call } = await open({
      'GET thing': [
        { data: 'first', hold: 'first' },
        { data: 'second', hold: 'second' },
      ],
    });
    const leaver = new AbortController();
    const left = call({ ...CALL, signal: leaver.signal });
    await server.arrived('GET thing');
    leaver.abort(leave);
    await left;
    const later = call(CALL);
    await server.arrived('GET thing', 2);
    await server.release('second');
    expect(await later).to.deep.equal({ ok: true, value: 'second' });
  });

  it('does not affect a later request when aborted after its own answer', async () => {
    const { server, call } = await open({
      'GET thing': [{ data: 'first' }, { data: 'second', hold: 'second' }],
    });
    const leaver = new AbortController();
    await call({ ...CALL, signal: leaver.signal });
    const under = call(CALL);
    await server.arrived('GET thing', 2);
    leaver.abort(leave);
    await server.hits(); // gives the abort time to take effect
    const joins = call(CALL);
    await server.release('second');
    expect(await Promise.all([under, joins])).to.deep.equal([
      { ok: true, value: 'second' },
      { ok: true, value: 'second' },
    ]);
    expect(await server.hits()).to.have.length(2);
  });

  it('sends nothing if it is aborted before it starts', async () => {
    const { server, call } = await open({ 'GET thing': { data: 'x' } });
    const result = await call({ ...CALL, signal: AbortSignal.abort() });
    expect(!result.ok && result.error.is).to.equal('aborted');
    expect(await server.hits()).to.deep.equal([]);
  });

  it('ends its POST', async () => {
    const { server, call, errors } = await open({ 'POST thing': { data: 'x', hold: 'never' } });
    const leaver = new AbortController();
    const result = call({ ...POST, signal: leaver.signal });
    await server.arrived('POST thing');
    leaver.abort(leave);
    const answer = await result;
    expect(!answer.ok && answer.error.is).to.equal('aborted');
    await server.ended('POST thing');
    expect(errors).to.deep.equal([]);
  });
});

describe('an ApiError', () => {
  const SECRETS = { token: () => 'secret-token' };
  const SECRET_CALL = { ...CALL, withToken: true, query: { code: 'secret-query' } };
  const cases: [title: string, is: ApiError['is'], answer: Answers[string], log: RegExp][] = [
    ['an error status', 'status', { status: 404, body: {} }, /\(404\)$/],
    ['a broken connection', 'network', { drop: true }, /\([^)]+\)$/],
    ['no answer', 'timeout', { hold: 'never' }, /\([^)]+\)$/],
    ['a truncated answer', 'timeout', { data: 'x', holdBody: 'never' }, /\([^)]+\)$/],
    ['broken JSON', 'unreadable', { text: '{"data":' }, /\(200\)$/],
    ['data that does not match the schema', 'unreadable', { data: 12 }, /\(unreadable data\)$/],
    ['an answer without data', 'unreadable', { body: { x: 1 } }, /\(unreadable data\)$/],
    ['an empty answer', 'unreadable', { text: '' }, /\(unreadable data\)$/],
    ['an HTML page', 'unreadable', { text: '<html>hello</html>' }, /\(200\)$/],
  ];
  for (const method of ['GET', 'POST'] as const) {
    for (const [title, is, answer, log] of cases) {
      it(`has kind ${is} and no secret after a ${method} with ${title}`, async () => {
        const opened = await open({ [`${method} thing`]: answer }, SECRETS);
        const { server, call, errors } = opened;
        const timeOut = holdTimeouts();
        const asked = call({
          ...SECRET_CALL,
          method,
          ...(method === 'POST' && { body: { password: 'secret-body' } }),
        });
        for (let tries = 1; is === 'timeout' && tries <= (method === 'GET' ? 3 : 1); tries++) {
          await ('holdBody' in answer
            ? opened.answered(tries)
            : server.arrived(`${method} thing`, tries));
          timeOut();
        }
        const result = await asked;
        const error = result.ok ? undefined : result.error;
        expect(error?.is).to.equal(is);
        expect(error?.log).to.satisfy((text: string) =>
          text.startsWith(`cannot ${method} ${server.api}/de/thing (`),
        );
        expect(error?.log).to.match(log);
        expect(JSON.stringify(error)).to.not.contain('secret');
        expect(errors).to.deep.equal([[error, 'thing']]);
      });
    }
  }

  it('has kind network if the address cannot be reached', async () => {
    // `fetch` blocks port 9
    const { call } = createClient({
      api: 'http://127.0.0.1:9/api',
      language: () => 'de',
      token: () => undefined,
      backoffMs: 1,
    });
    const result = await call(CALL);
    expect(!result.ok && result.error.is).to.equal('network');
  });

  it('has the status of an HTML error page', async () => {
    const { call } = await open({ 'POST thing': { status: 502, text: '<h1>Bad gateway</h1>' } });
    const result = await call(POST);
    expect(!result.ok && result.error).to.deep.include({ is: 'status', status: 502 });
  });

  type Told = { message?: string; fields?: Record<string, string[]>; code?: string };
  const bodies: [string, unknown, Told][] = [
    ['an error message', { error: 'Sold out' }, { message: 'Sold out' }],
    ['a message for the visitor', { message: 'Expired' }, { message: 'Expired' }],
    ['both messages', { error: 'Sold out', message: 'Expired' }, { message: 'Sold out' }],
    ['a code', { error: 'x', code: 'SOLD_OUT' }, { message: 'x', code: 'SOLD_OUT' }],
    ['a field with one error', { error: { zip: 'wrong' } }, { fields: { zip: ['wrong'] } }],
    ['a field with two errors', { error: { zip: ['a', 'b'] } }, { fields: { zip: ['a', 'b'] } }],
    [
      'fields and a message',
      { error: { zip: 'wrong', email: ['missing'] }, message: 'Please check' },
      { fields: { zip: ['wrong'], email: ['missing'] }, message: 'Please check' },
    ],
    [
      'a field with a numbered error',
      { error: { zip: { 0: 'wrong' } } },
      { fields: { zip: ['wrong'] } },
    ],
    [
      'nested fields',
      { error: { c: { fname: 'missing', addrBilling: { zip: ['wrong'] } } } },
      { fields: { 'c.fname': ['missing'], 'c.addrBilling.zip': ['wrong'] } },
    ],
    ['fields under `errors`', { errors: { zip: 'wrong' } }, { fields: { zip: ['wrong'] } }],
    ['a list of messages', { errors: ['Sold out', 'Closed'] }, { message: 'Sold out Closed' }],
    ['a field without a message', { error: { zip: true } }, { fields: { zip: [] } }],
    ['fields without an error', { error: { zip: [], email: null, city: '' } }, {}],
    ['no errors', { error: {} }, {}],
    ['an empty object', {}, {}],
    ['an empty message', { error: '', code: 5 }, {}],
    ['an array', ['a'], {}],
    ['null', null, {}],
  ];
  for (const [title, body, expected] of bodies) {
    it(`has the details of a 422 with ${title}`, async () => {
      const { server, call } = await open({ 'POST thing': { status: 422, body } });
      const result = await call(POST);
      expect(!result.ok && result.error).to.deep.equal({
        is: 'status',
        status: 422,
        log: `cannot POST ${server.api}/de/thing (422)`,
        ...expected,
      });
    });
  }

  it('names the missing field of the answer', async () => {
    const { server, call } = await open({ 'GET thing': { data: { first: { day: 5 } } } });
    const schema = v.object({ first: v.object({ day: v.string() }) });
    const result = await call({ method: 'GET', path: 'thing', schema });
    expect(!result.ok && result.error.log).to.equal(
      `cannot GET ${server.api}/de/thing (unreadable first.day)`,
    );
  });

  it('is reported once for a request with several callers', async () => {
    const { call, errors } = await open({ 'GET thing': { status: 404, body: {} } });
    const results = await Promise.all([call(CALL), call(CALL)]);
    expect(results.map(({ ok }) => ok)).to.deep.equal([false, false]);
    expect(errors).to.have.length(1);
  });
});

describe('a deviation from the contract', () => {
  const schema = v.object({
    ...optionals('thing', { colour: text }),
    parts: listOf(v.object({ id }), 'part'),
  });
  const data = { colour: [], parts: [{ id: 1 }, 'x'] };
  const COLOUR = 'thing: colour cannot be read';
  const PART = 'part: item is missing or wrong';

  it('is reported once per page, with its call and field', async () => {
    const deviations: unknown[] = [];
    const { call } = await open(
      { 'GET thing': { data } },
      {
        onDeviation: ({ field, message }, path) => deviations.push({ field, message, path }),
      },
    );
    const expected = [
      { field: 'thing.colour', message: COLOUR, path: 'thing' },
      { field: 'part.item', message: PART, path: 'thing' },
    ];
    await call({ method: 'GET', path: 'thing', schema });
    expect(deviations).to.deep.equal(expected);
    await call({ method: 'GET', path: 'thing', schema });
    expect(deviations).to.deep.equal(expected);
  });

  it('is not reported if twenty others were', async () => {
    const reported: string[] = [];
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    const many = { data: { parts: ids.map((each) => ({ id: each, name: null })) } };
    const { call } = await open(
      { 'GET thing': many },
      { onDeviation: ({ message }) => reported.push(message) },
    );
    const named = v.object({ parts: listOf(v.object({ id, name: v.string() }), 'part') });
    await call({ method: 'GET', path: 'thing', schema: named });
    expect(reported).to.have.length(20);
    expect(reported[0]).to.equal('part 1: name is missing or wrong');
  });

  it('is part of the result only if it is an item', async () => {
    const { call } = await open({ 'GET thing': [{ data }, { data: { ...data, parts: [] } }] });
    const value = { colour: undefined, parts: [{ id: '1' }] };
    expect(await call({ method: 'GET', path: 'thing', schema })).to.deep.equal({
      ok: true,
      value,
      leftOut: [undefined],
    });
    expect(await call({ method: 'GET', path: 'thing', schema })).to.deep.equal({
      ok: true,
      value: { ...value, parts: [] },
    });
  });
});

describe('a prefetch', () => {
  const EARLY = { ...CALL, isPrefetch: true };

  it('answers the first call for the same thing and no later one', async () => {
    const { server, call } = await open({ 'GET thing': [{ data: 'first' }, { data: 'second' }] });
    await Promise.all([call(EARLY), call(EARLY)]);
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'first' });
    expect(await server.hits()).to.have.length(1);
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'second' });
  });

  it('answers a call while it is still under way', async () => {
    const { server, call } = await open({ 'GET thing': { data: 'x', hold: 'thing' } });
    void call(EARLY);
    await server.arrived('GET thing');
    const answer = call(CALL);
    await server.release('thing');
    expect(await answer).to.deep.equal({ ok: true, value: 'x' });
    expect(await server.hits()).to.have.length(1);
  });

  it('expires after ten seconds', async () => {
    const { server, call } = await open({ 'GET thing': [{ data: 'old' }, { data: 'new' }] });
    let time = 0;
    setClock(() => time);
    await call(EARLY);
    time = 10_000;
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'new' });
    expect(await server.hits()).to.have.length(2);
  });

  it('is tried once and fails silently, and the next call is sent', async () => {
    const { server, errors, call } = await open({
      'GET thing': [{ status: 503 }, { data: 'x' }],
    });
    expect((await call(EARLY)).ok).to.equal(false);
    expect(await server.hits()).to.have.length(1);
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'x' });
    expect(errors).to.deep.equal([]);
  });

  it('does not answer a call in another language', async () => {
    let lang: 'de' | 'sv' = 'de';
    const { server, call } = await open({ 'GET thing': { data: 'x' } }, { language: () => lang });
    await call(EARLY);
    lang = 'sv';
    await call(CALL);
    expect((await server.hits()).map((hit) => hit.lang)).to.deep.equal(['de', 'sv']);
  });
});
