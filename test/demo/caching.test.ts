import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useDemo } from './support/demo.ts';
import { ticket } from './support/visitor.ts';

const demo = useDemo();
const MINUTE = 'public, max-age=60';

describe('Caching of API responses', () => {
  const fetchApi = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${demo.shopAddress}/api/${path}`, { headers });

  for (const [path, policy] of [
    ['content/static', MINUTE],
    ['event/select', 'no-cache'],
  ]) {
    test(`answers 304 with CORS headers if ${path} has not changed`, async () => {
      const first = await fetchApi(`de/${path}`);
      assert.equal(first.headers.get('cache-control'), policy);
      const unchanged = { 'if-none-match': first.headers.get('etag') ?? '' };
      const second = await fetchApi(`de/${path}`, unchanged);
      assert.equal(second.status, 304);
      assert.equal(second.headers.get('access-control-allow-origin'), '*');
      assert.equal(second.headers.get('cache-control'), policy);
      const other = await fetchApi(`en/${path}`, unchanged);
      assert.equal(other.status, 200);
    });
  }

  test('has each list with availability checked, and so shows a sale at once', async () => {
    for (const path of ['event/select', 'tour/select/event']) {
      const { headers } = await demo.get(`de/${path}`);
      assert.equal(headers.get('cache-control'), 'no-cache', path);
    }
    const first = await fetchApi('de/event/select');
    await demo.begin([ticket('adult', 20, '2027-03-05T12:00:00')]);
    const unchanged = { 'if-none-match': first.headers.get('etag') ?? '' };
    assert.equal((await fetchApi('de/event/select', unchanged)).status, 200);
  });

  test('allows a minute for the lists of a back end that does not show availability there', async () => {
    demo.openWith({ contractRevision: 1 });
    for (const path of ['event/select', 'tour/select/event']) {
      const { headers } = await demo.get(`de/${path}`);
      assert.equal(headers.get('cache-control'), MINUTE, path);
    }
  });

  test('allows a minute for configuration and lists, which do not depend on availability', async () => {
    for (const path of [
      'shopinfo?shop=1',
      'shopinfo/config?shop=1',
      'content/static',
      'content/page?id=imprint',
      'ticket/lifetime?event=tides',
      'tour/attr',
      'merchandise/attr',
      'voucher/select/event/',
      'voucher/attr',
      'customer/attr',
      'checkout/payments?shop=1',
    ]) {
      const { status, headers } = await demo.get(`de/${path}`);
      assert.deepEqual([status, headers.get('cache-control')], [200, MINUTE], path);
      assert.match(headers.get('etag') ?? '', /"/, path);
    }
  });

  test('forbids storing availability, errors and responses to a token', async () => {
    const token = await demo.loginAsGuest();
    for (const path of [
      'ticket/collect/event/tides',
      'ticket/collect/event/tides/date/20270314',
      'ticket/calendar/event/tides/range/20270301;20270430?deep=1',
      'tour?tour=harbour',
      'tour/overview?date=20270305&lookahead=4',
      'tour/soldout/tour/harbour/range/20270301;20270331',
      'merchandise/select',
      'merchandise?article=poster',
      'voucher?voucher=GIFT-1',
      'content/page?id=none',
      `checkout/payments?shop=1&token=${token}`,
      `customer?token=${token}`,
    ]) {
      const { headers } = await demo.get(`de/${path}`);
      assert.equal(headers.get('cache-control'), 'no-store', path);
      assert.equal(headers.get('etag'), null, path);
    }
  });
});
