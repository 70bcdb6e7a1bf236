import { expect } from 'chai';
import * as v from 'valibot';
import type { Call } from '../../../src/core/api/endpoint.ts';
import { createClient } from '../../../src/core/api/client.ts';
import { type Answers, openServer } from '../../support/server.ts';

// Covers how `fetch` of a browser may differ from that of Node; the rest of the client is in client.test.ts.

const CALL: Call<string> = { method: 'GET', path: 'thing', schema: v.string() };
const POST: Call<string> = { ...CALL, method: 'POST', body: { cartId: 'c1' } };

async function open(answers: Answers) {
  const server = await openServer(answers);
  const clientAt = (api: string) =>
    createClient({ api, language: () => 'de', token: () => undefined, backoffMs: 1 });
  return { server, clientAt, call: clientAt(server.api).call };
}

describe('a call in a browser', () => {
  it('ignores the base URL of the page', async () => {
    const { server, clientAt } = await open({ 'GET thing': { data: 'x' } });
    const base = document.head.appendChild(document.createElement('base'));
    base.href = '/elsewhere/';
    const { ok } = await clientAt(server.path).call(CALL);
    base.remove();
    expect(ok).to.equal(true);
  });

  it('repeats a read once in the client, and never in the browser, when the connection breaks', async () => {
    const { server, call } = await open({ 'GET thing': [{ drop: true }, { data: 'x' }] });
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'x' });
    expect(await server.hits()).to.have.length(2);
  });

  it('never repeats an order when the connection breaks', async () => {
    const { server, call } = await open({ 'POST thing': [{ drop: true }, { data: 'x' }] });
    const result = await call(POST);
    expect(!result.ok && result.error.is).to.equal('network');
    expect(await server.hits()).to.have.length(1);
  });

  for (const [method, attempts] of [
    ['GET', 3],
    ['POST', 1],
  ] as const) {
    it(`fails with network, and logs no query, after a ${method} to another origin that forbids reading the answer`, async () => {
      const { server, call } = await open({
        [`${method} thing`]: { data: 'x', withoutCors: true },
      });
      expect(new URL(server.api).origin).not.to.equal(location.origin);
      const query = { code: 'secret' };
      const result = await call(method === 'GET' ? { ...CALL, query } : { ...POST, query });
      expect(result).to.deep.equal({
        ok: false,
        error: { is: 'network', log: `cannot ${method} ${server.api}/de/thing (network)` },
      });
      const hits = await server.hits();
      expect(hits.map((hit) => hit.query)).to.deep.equal(Array(attempts).fill(query));
    });
  }

  it('reads the same answer on the origin of the back end', async () => {
    const { server, clientAt } = await open({ 'GET thing': { data: 'x', withoutCors: true } });
    expect(await clientAt(server.path).call(CALL)).to.deep.equal({ ok: true, value: 'x' });
  });

  for (const hold of ['hold', 'holdBody']) {
    it(`ends at the server as soon as it is aborted: ${hold}`, async () => {
      const { server, call } = await open({ 'POST thing': { data: 'x', [hold]: 'never' } });
      const leaver = new AbortController();
      const result = call({ ...POST, signal: leaver.signal });
      await server.arrived('POST thing');
      leaver.abort(new Error('no longer wanted'));
      const answer = await result;
      expect(!answer.ok && answer.error.is).to.equal('aborted');
      await server.ended('POST thing');
    });
  }

  it('fails with timeout, also after the first bytes', async () => {
    for (const hold of ['hold', 'holdBody']) {
      const { call } = await open({ 'POST thing': { data: 'x', [hold]: 'never' } });
      const result = await call({ ...POST, timeoutMs: 60 });
      expect(!result.ok && result.error.is, hold).to.equal('timeout');
    }
  });
});
