import { beforeEach, describe, it } from 'node:test';
import { refresh } from '../../../src/core/app/restore.ts';
import { persistCart } from '../../../src/core/cart/persist.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { rememberExecuted } from '../../../src/core/checkout/executed.ts';
import { session } from '../../../src/core/session/store.ts';
import { writeStored } from '../../../src/core/web/storage.ts';
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
