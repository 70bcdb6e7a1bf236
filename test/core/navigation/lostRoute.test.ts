import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { stashPaymentReturn, rememberAway } from '../../../src/core/navigation/paymentReturn.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import { CHECKOUT, hrefs, open, outlet } from '../../support/outlets.ts';

beforeEach(resetAll);

describe('a payment return to a URL without its route', () => {
  const returnFromPayment = (address: string): void => {
    history.replaceState(null, '', address);
    stashPaymentReturn();
  };
  const BACK = '/page.html?a=1&museum-return=success&us=A&cartId=c1';

  for (const routing of ['hash', 'memory'] as const) {
    it(`is shown by an embed with ${routing} routing`, () => {
      returnFromPayment(BACK);
      open({ ...CHECKOUT, routing });
      expect(hrefs()).to.deep.equal({ basket: '/checkout/success' });
      expect(location.href).to.equal(`${location.origin}/page.html?a=1#/checkout/success`);
    });
  }

  it('is shown by a whole shop with another route in its path', () => {
    returnFromPayment('/shop/de/tickets?museum-return=failed&us=A&cartId=c1');
    navigation.base = '/shop';
    open({ ...CHECKOUT, area: 'shop', home: '/', routing: 'path' });
    expect(hrefs()).to.deep.equal({ basket: '/checkout/failed' });
    expect(location.pathname + location.search).to.equal('/shop/de/checkout/failed');
  });

  it('replaces a route that is not of a payment', () => {
    returnFromPayment(`${BACK}#/en/tickets`);
    open(CHECKOUT);
    expect([hrefs(), location.hash]).to.deep.equal([
      { basket: '/checkout/success' },
      '#/en/checkout/success',
    ]);
  });

  it('is shown at the order that this tab left to pay', () => {
    rememberAway({ sessionUs: 'A', href: '/de/order-review/k' });
    returnFromPayment(BACK);
    open(outlet('account', 'account', { home: '/settings' }));
    expect([location.hash, hrefs()]).to.deep.equal([
      '#/de/order-review/-',
      { account: '/order-review/k' },
    ]);
  });

  it('keeps a URL with the route of a payment', () => {
    returnFromPayment(`${BACK}#/checkout/failed`);
    open(CHECKOUT);
    expect([hrefs(), location.hash]).to.deep.equal([
      { basket: '/checkout/failed' },
      '#/checkout/failed',
    ]);
  });
});
