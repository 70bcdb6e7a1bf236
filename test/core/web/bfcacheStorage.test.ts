import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import type { StorageKey } from '../../../src/core/web/storageKeys.ts';
import { handOverToKept } from '../../../src/core/web/bfcacheStorage.ts';
import { openStorage, readStored, writeStored } from '../../../src/core/web/storage.ts';
import { fresh } from '../../support/fresh.ts';
import { showPage } from '../../support/pageshow.ts';
import { RUN } from '../../support/server.ts';

const { navigation } = globalThis as unknown as { navigation: EventTarget };

/** The visitor leaves the page, by default back or forward to another one with the shop. */
const leave = ({ type = 'traverse', url = OTHER_PAGE, sameDocument = false } = {}) => {
  const destination = { url, sameDocument };
  navigation.dispatchEvent(
    Object.assign(new Event('navigate'), { navigationType: type, destination }),
  );
};

const OTHER_PAGE = 'https://museum.example/visit?from=home';

/** What stands in the session storage of the page that is brought back: in Firefox its own, from when it was left. */
function put(values: Partial<Record<StorageKey, unknown>>): void {
  sessionStorage.clear();
  const all = { session: 'Visit1234567', 'shop-pages': [OTHER_PAGE], ...values };
  for (const [key, value] of Object.entries(all)) writeStored(key as StorageKey, value);
}

describe('a page that the browser has kept', () => {
  beforeEach(async () => {
    await fresh();
    openStorage(`https://shop.example/${RUN}`, '1');
    handOverToKept();
  });

  it('takes over the basket and the payment of the page before, and they leave local storage', () => {
    put({ cart: 'new', payment: 'canceled' });
    leave({ url: `${OTHER_PAGE}#/tickets/12` });
    put({ cart: 'old', order: 'old' });
    showPage(true);
    expect(readStored('cart')).to.equal('new');
    expect(readStored('payment')).to.equal('canceled');
    expect(readStored('order')).to.equal(undefined);
    expect(readStored('handed-over')).to.equal(undefined);
  });

  it('knows the pages of the shop that the page before has known', () => {
    put({});
    handOverToKept();
    leave();
    put({});
    showPage(true);
    expect(readStored('shop-pages')).to.deep.equal([OTHER_PAGE, location.href]);
  });

  it('hears that the visitor has logged out, and of no token', () => {
    put({ token: 'secret', customer: 'Ada' });
    leave();
    expect(JSON.stringify(readStored('handed-over'))).not.to.match(/secret|Ada/);
    showPage(true);
    expect(readStored('token')).to.equal('secret');
    put({});
    leave();
    put({ token: 'secret', customer: 'Ada' });
    showPage(true);
    expect(readStored('token')).to.equal(undefined);
    expect(readStored('customer')).to.equal(undefined);
  });

  it('takes nothing of another tab', () => {
    put({ session: 'Another12345', cart: 'theirs' });
    leave();
    put({ cart: 'ours' });
    showPage(true);
    expect(readStored('cart')).to.equal('ours');
  });

  for (const [where, way] of Object.entries({
    'within the page': { sameDocument: true },
    'by a link': { type: 'push' },
    'back to a page without the shop': { url: 'https://museum.example/' },
  })) {
    it(`is handed nothing by who goes ${where}`, () => {
      put({ cart: 'new' });
      leave(way);
      expect(readStored('handed-over')).to.equal(undefined);
    });
  }

  it('takes nothing that is older than the last step, or than a page that has been loaded since', () => {
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

  it('is told by the browser: a page that was loaded takes nothing', () => {
    put({ cart: 'new' });
    leave();
    put({ cart: 'old' });
    showPage(false);
    expect(readStored('cart')).to.equal('old');
  });
});
