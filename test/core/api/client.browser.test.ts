import { expect } from 'chai';
import * as v from 'valibot';
import { type Call, createClient } from '../../../src/core/api/client.ts';
import { type Answers, openServer } from '../../support/server.ts';

// What a browser's own `fetch` may do otherwise than Node's; all else about the client is in client.test.ts.

const CALL: Call<string> = { endpoint: 'thing', schema: v.string() };
const POST: Call<string> = { ...CALL, method: 'POST', body: { cartId: 'c1' } };

async function open(answers: Answers) {
  const server = await openServer(answers);
  const clientAt = (api: string) =>
    createClient({ api, language: () => 'de', token: () => undefined, backoffMs: 1 });
  return { server, clientAt, call: clientAt(server.api).call };
}

describe('a call in a browser', () => {
  it('does not depend on the base of the page', async () => {
    const { server, clientAt } = await open({ 'GET thing': { data: 'x' } });
    const base = document.head.appendChild(document.createElement('base'));
    base.href = '/elsewhere/';
    const { ok } = await clientAt(server.path).call(CALL);
    base.remove();
    expect(ok).to.equal(true);
  });

  it('that reads is repeated once by the client when the line breaks, and never by the browser', async () => {
    const { server, call } = await open({ 'GET thing': [{ drop: true }, { data: 'x' }] });
    expect(await call(CALL)).to.deep.equal({ ok: true, value: 'x' });
    expect(await server.hits()).to.have.length(2);
  });

  it('that orders is never sent twice when the line breaks', async () => {
    const { server, call } = await open({ 'POST thing': [{ drop: true }, { data: 'x' }] });
    const result = await call(POST);
    expect(!result.ok && result.failure.is).to.equal('network');
    expect(await server.hits()).to.have.length(1);
  });

  for (const hold of ['hold', 'holdBody']) {
    it(`ends at the server with its caller, who waits no longer: ${hold}`, async () => {
      const { server, call } = await open({ 'POST thing': { data: 'x', [hold]: 'never' } });
      const leaver = new AbortController();
      const result = call({ ...POST, signal: leaver.signal });
      await server.arrived('POST thing');
      leaver.abort(new Error('no longer wanted'));
      const answer = await result;
      expect(!answer.ok && answer.failure.is).to.equal('aborted');
      await server.ended('POST thing');
    });
  }

  it('that takes too long is told as such, also after the first bytes', async () => {
    for (const hold of ['hold', 'holdBody']) {
      const { call } = await open({ 'POST thing': { data: 'x', [hold]: 'never' } });
      const result = await call({ ...POST, timeoutMs: 60 });
      expect(!result.ok && result.failure.is, hold).to.equal('timeout');
    }
  });
});
