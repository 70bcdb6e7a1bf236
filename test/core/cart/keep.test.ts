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

describe('a basket that is older than what is kept of it', () => {
  it('is read again when the browser brings back the page, before others look at it', () => {
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

  it('is read on a page, too, that has found nothing to read before', async () => {
    keepCart();
    writeStored('cart', { form: [tourLine(2)] });
    showPage(false);
    showPage(true);
    await until('it is read', () => cart.form.length === 1);
    expect(lines()).to.deep.equal([tourLine(2)]);
  });
});
