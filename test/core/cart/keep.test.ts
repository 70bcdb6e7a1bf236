import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { keepCart } from '../../../src/core/cart/keep.ts';
import { restoreCart } from '../../../src/core/cart/restore.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { writeStored } from '../../../src/core/web/storage.ts';
import { fresh } from '../../support/fresh.ts';
import { showPage } from '../../support/pageshow.ts';
import { ticketLine, tourLine } from '../../support/samples.ts';
import { until } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { plain } from '../../support/state.ts';

const lines = () => plain(cart.form);

beforeEach(async () => {
  await fresh();
  await openShop();
});

describe('a cart that is older than the stored one', () => {
  it('is read again when the browser restores the page, before other listeners run', () => {
    keepCart(restoreCart);
    const seen: unknown[] = [];
    const look = () => seen.push(lines());
    addEventListener('pageshow', look);
    writeStored('cart', { form: [ticketLine(2)] });
    showPage(false);
    showPage(true);
    removeEventListener('pageshow', look);
    expect(seen).to.deep.equal([[], [ticketLine(2)]]);
  });

  it('is read again on a page that has found no stored cart before', async () => {
    keepCart();
    writeStored('cart', { form: [tourLine(2)] });
    showPage(false);
    showPage(true);
    await until('the cart is read', () => cart.form.length === 1);
    expect(lines()).to.deep.equal([tourLine(2)]);
  });
});
