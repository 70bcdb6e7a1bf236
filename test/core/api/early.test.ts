import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { expect } from 'chai';
import { addressAt } from '../../../src/core/api/addressAt.ts';
import { fetchEarly, fetchOrTake } from '../../../src/core/api/early.ts';
import { callTo, type Endpoint } from '../../../src/core/api/endpoint.ts';
import { eventLifetime, eventList } from '../../../src/core/api/events.ts';
import {
  articleCategories,
  articleDetail,
  articleList,
} from '../../../src/core/api/merchandise.ts';
import { shopConfig, shopInfo } from '../../../src/core/api/shop.ts';
import { tourCategories, tourDetail, tourList } from '../../../src/core/api/tours.ts';
import { voucherDetail, voucherGroups, voucherList } from '../../../src/core/api/vouchers.ts';
import { prefetchFirst } from '../../../src/core/embed/early.ts';
import { resetAll } from '../../support/resetAll.ts';
import { type Answers, openServer } from '../../support/server.ts';

beforeEach(resetAll);
afterEach(() => mock.restoreAll());

async function open(answers: Answers = { 'GET thing': { data: 'x' } }) {
  const server = await openServer(answers);
  return {
    server,
    address: `${server.api}/de/thing`,
    hits: async () => (await server.hits()).length,
  };
}

describe('an early request', () => {
  it('is sent once and answers the call that needs it', async () => {
    const { address, hits } = await open();
    fetchEarly(address);
    fetchEarly(address);
    const answer = await fetchOrTake(address);
    expect(await answer.json()).to.deep.equal({ data: 'x' });
    expect(await hits()).to.equal(1);
  });

  it('answers only one call', async () => {
    const { address, hits } = await open();
    fetchEarly(address);
    await fetchOrTake(address);
    await fetchOrTake(address);
    expect(await hits()).to.equal(2);
  });

  it('is not sent after the shop itself has requested the address', async () => {
    const { address } = await open();
    await fetchOrTake(address);
    const sent = mock.method(globalThis, 'fetch');
    fetchEarly(address);
    expect(sent.mock.callCount()).to.equal(0);
  });

  it('answers only a GET of the same URL', async () => {
    const { address, hits } = await open({ '*': { data: 'x' } });
    fetchEarly(address);
    await fetchOrTake(address, { method: 'POST' });
    await fetchOrTake(`${address}?other`);
    expect(await hits()).to.equal(3);
  });

  it('expires after a minute', async () => {
    const { address, hits } = await open();
    fetchEarly(address);
    const now = performance.now();
    mock.method(performance, 'now', () => now + 60_001);
    await fetchOrTake(address);
    expect(await hits()).to.equal(2);
  });

  it('reports an error only to the call that takes it', async () => {
    const { address } = await open({ 'GET thing': { drop: true } });
    fetchEarly(address);
    const error = await fetchOrTake(address).catch((error: unknown) => error);
    expect(error).to.be.instanceOf(TypeError);
  });

  it('can be aborted by the call that takes it', async () => {
    const { address, server } = await open({ 'GET thing': { data: 'x', hold: 'thing' } });
    fetchEarly(address);
    const call = new AbortController();
    const answer = fetchOrTake(address, { signal: call.signal }).catch((error: unknown) => error);
    call.abort('gone');
    expect(await answer).to.equal('gone');
    await server.release('thing');
  });
});

describe('the first calls of an embed', () => {
  const API = 'https://shop.example/api';
  const expected = {
    api: API,
    shop: '1',
    lang: 'de' as const,
    area: 'tickets',
    item: '',
    hasRoute: false,
  };
  const asked = (more: Partial<typeof expected>): string[] => {
    const sent = mock.method(globalThis, 'fetch', async () => new Response());
    prefetchFirst({ ...expected, ...more });
    return sent.mock.calls.map(({ arguments: [address] }) => String(address));
  };
  const addressOf = <A extends readonly unknown[]>(endpoint: Endpoint<A, unknown>, ...args: A) =>
    addressAt(API, 'de', callTo(endpoint, args)).href;
  const ID = 'a b/ü';
  const cases: [title: string, more: Partial<typeof expected>, calls: string[]][] = [
    ['the events', {}, [addressOf(eventList)]],
    ['an event', { item: ID }, [addressOf(eventLifetime, ID)]],
    ['the tours', { area: 'tours' }, [addressOf(tourList), addressOf(tourCategories)]],
    ['a tour', { area: 'tours', item: ID }, [addressOf(tourDetail, ID)]],
    [
      'the articles',
      { area: 'merchandise' },
      [addressOf(articleList, 'merchandise'), addressOf(articleCategories, 'merchandise')],
    ],
    ['an article', { area: 'merchandise', item: ID }, [addressOf(articleDetail, ID)]],
    [
      'the annual passes',
      { area: 'passes' },
      [addressOf(articleList, 'annualPass'), addressOf(articleCategories, 'annualPass')],
    ],
    ['an annual pass', { area: 'passes', item: ID }, [addressOf(articleDetail, ID)]],
    ['the vouchers', { area: 'vouchers' }, [addressOf(voucherList), addressOf(voucherGroups)]],
    ['a voucher', { area: 'vouchers', item: ID }, [addressOf(voucherDetail, ID)]],
    ['an embed with a route in the URL (none)', { hasRoute: true }, []],
    ['an embed without a list or item (none)', { area: 'checkout' }, []],
  ];
  for (const [title, more, calls] of cases) {
    it(`are those that the shop makes for its configuration and the data of ${title}`, () => {
      const shop = [addressOf(shopInfo, '1'), addressOf(shopConfig, '1')];
      expect(asked(more)).to.deep.equal([...shop, ...calls]);
    });
  }

  for (const api of ['javascript:alert(1)', 'data:text/html,x', 'https://', 'file:///etc']) {
    it(`are not sent to ${api}`, () => {
      expect(asked({ api })).to.deep.equal([]);
    });
  }
});
