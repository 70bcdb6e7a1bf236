import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { refresh, resume } from '../../../src/core/app/restore.ts';
import { persistCart } from '../../../src/core/cart/persist.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { rememberExecuted } from '../../../src/core/checkout/executed.ts';
import { config } from '../../../src/core/config/store.ts';
import { session } from '../../../src/core/session/store.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { BUTTON, open, TICKETS } from '../../support/outlets.ts';
import { resetAll } from '../../support/resetAll.ts';
import { ticketLine, tourLine } from '../../support/samples.ts';
import { clockAt, openShop } from '../../support/shop.ts';
import { expectState } from '../../support/state.ts';

beforeEach(async () => {
  await resetAll();
  await openShop();
  clockAt('2027-03-05T08:00:00Z');
  persistCart();
});

describe("a page that returns from the browser's cache", () => {
  it('takes over the cart that another page of the tab has stored', () => {
    writeStored('cart', { lines: [tourLine(2)] });
    refresh();
    expectState(cart.lines).to.deep.equal([tourLine(2)]);
  });

  it('removes what has been ordered from the stored cart, not from its own older one', () => {
    cart.lines = [tourLine(2)];
    const sent = { lines: [ticketLine(2)], before: [] };
    writeStored('cart', { lines: [ticketLine(2), tourLine(2)], sent, cartId: 'c1' });
    rememberExecuted('c1', session.key);
    refresh();
    expectState(cart.lines).to.deep.equal([tourLine(2)]);
  });
});

describe('a payment return to a page that has only a cart button', () => {
  const BACK = { cartId: 'c1', sessionUs: 'Abcdefgh1234', outcome: 'failed' } as const;
  const departures = (...outlets: Parameters<typeof open>) => {
    const left: string[] = [];
    open(...outlets);
    resume(BACK, (to) => left.push(to));
    return left;
  };

  beforeEach(() => {
    config.page = { api: '/api', shop: '1', checkoutUrl: '/checkout.html' };
    history.replaceState(null, '', '/page.html#/checkout/failed');
  });

  it('continues on the page of the checkout', () => {
    expect(departures(BUTTON)).to.deep.equal([`${location.origin}/checkout.html#/checkout/failed`]);
    expect(readStored('payment')).to.deep.equal(BACK);
  });

  it('stays if another element can show it', () => {
    expect(departures(BUTTON, TICKETS)).to.deep.equal([]);
  });

  it('stays if there is no other page', () => {
    config.page = { api: '/api', shop: '1' };
    expect(departures(BUTTON)).to.deep.equal([]);
  });
});
