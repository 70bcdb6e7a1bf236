import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import type { StorageKey } from '../../../src/core/web/storageKeys.ts';
import { handOverToKept } from '../../../src/core/web/bfcacheStorage.ts';
import { openStorage, readStored, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { showPage } from '../../support/pageshow.ts';
import { RUN } from '../../support/server.ts';

const { navigation } = globalThis as unknown as { navigation: EventTarget };

/** Simulates leaving the page, by default back or forward to another page with the shop. */
const leave = ({ type = 'traverse', url = OTHER_PAGE, sameDocument = false } = {}) => {
  const destination = { url, sameDocument };
  navigation.dispatchEvent(
    Object.assign(new Event('navigate'), { navigationType: type, destination }),
  );
};

const OTHER_PAGE = 'https://museum.example/visit?from=home';

/** Fills the session storage of the restored page: in Firefox it has the state from when the page was left. */
function put(values: Partial<Record<StorageKey, unknown>>): void {
  const key = readStored('hand-over-key');
  sessionStorage.clear();
  const all = { 'hand-over-key': key, 'shop-pages': [OTHER_PAGE], ...values };
  for (const [key, value] of Object.entries(all)) writeStored(key as StorageKey, value);
}

describe('a page restored from bfcache', () => {
  beforeEach(async () => {
    await resetAll();
    openStorage(`https://shop.example/${RUN}`, '1');
    handOverToKept();
  });

  it('takes over the cart and the payment of the previous page, and clears them from local storage', () => {
    put({ cart: 'new', payment: 'canceled' });
    leave({ url: `${OTHER_PAGE}#/tickets/12` });
    put({ cart: 'old', order: 'old' });
    showPage(true);
    expect(readStored('cart')).to.equal('new');
    expect(readStored('payment')).to.equal('canceled');
    expect(readStored('order')).to.equal(undefined);
    expect(readStored('handed-over')).to.equal(undefined);
  });

  it('knows the pages of the shop that the previous page knew', () => {
    put({});
    handOverToKept();
    leave();
    put({});
    showPage(true);
    expect(readStored('shop-pages')).to.deep.equal([OTHER_PAGE, location.href]);
  });

  it('takes over a logout, but no token', () => {
    put({ token: 'secret', customer: 'Ada' });
    leave();
    showPage(true);
    expect(readStored('token')).to.equal('secret');
    put({});
    leave();
    put({ token: 'secret', customer: 'Ada' });
    showPage(true);
    expect(readStored('token')).to.equal(undefined);
    expect(readStored('customer')).to.equal(undefined);
  });

  it('Security S10: leaves nothing readable in local storage if the tab is closed on the way', () => {
    const personal = { owner: 'Ada Lund', cartId: 'cart-1', review_id: 'key-1' };
    put({ cart: personal, payment: personal, order: personal });
    leave();
    const [left = ''] = Object.values<string>({ ...localStorage });
    expect(left).to.match(/^"[\da-f]{200,}"$/);
    for (const secret of Object.values(personal)) {
      expect(left).not.to.contain(Buffer.from(secret).toString('hex'));
    }
    // the next tab has another key
    sessionStorage.clear();
    showPage(true);
    expect(readStored('cart')).to.equal(undefined);
    expect({ ...localStorage }).to.deep.equal({});
  });

  it('ignores the values of another tab', () => {
    put({ 'hand-over-key': '5a'.repeat(32), cart: 'theirs' });
    leave();
    put({ 'hand-over-key': 'a5'.repeat(32), cart: 'ours' });
    showPage(true);
    expect(readStored('cart')).to.equal('ours');
  });

  for (const [where, way] of Object.entries({
    'within the page': { sameDocument: true },
    'by a link': { type: 'push' },
    'back to a page without the shop': { url: 'https://museum.example/' },
  })) {
    it(`receives nothing from a navigation ${where}`, () => {
      put({ cart: 'new' });
      leave(way);
      expect(readStored('handed-over')).to.equal(undefined);
    });
  }

  it('ignores values older than the last navigation, or than a page loaded since', () => {
    put({ cart: 'first' });
    leave();
    leave({ type: 'push' });
    put({ cart: 'second' });
    showPage(true);
    expect(readStored('cart')).to.equal('second');
    leave();
    handOverToKept();
    put({ cart: 'third' });
    showPage(true);
    expect(readStored('cart')).to.equal('third');
  });

  it('takes over nothing if it was loaded instead of restored', () => {
    put({ cart: 'new' });
    leave();
    put({ cart: 'old' });
    showPage(false);
    expect(readStored('cart')).to.equal('old');
  });
});
