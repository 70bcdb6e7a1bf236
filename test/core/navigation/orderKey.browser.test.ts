import { expect } from 'chai';
import { stateInHistory } from '../../../src/core/navigation/address.ts';
import { linkTo, navigate } from '../../../src/core/navigation/navigate.ts';
import { stashKeyOfLink } from '../../../src/core/navigation/paymentReturn.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { readStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import { eventually } from '../../support/eventually.ts';
import { hrefs, open, outlet, reload } from '../../support/outlets.ts';
import { watchSteps } from '../../support/steps.ts';

const ACCOUNT = outlet('account', 'account', { home: '/settings' });
const SHOP = outlet('shop', 'shop', { home: '/', routing: 'path' });
const [FIRST, SECOND] = ['Secret1', 'Secret2'];
const SCREEN = '/order-review/';

/** Opens a mailed link, as the first script of the shop does. */
function follow(address: string): void {
  history.replaceState({ turbo: 1 }, '', address);
  stashKeyOfLink();
}

beforeEach(resetAll);

describe('Security S9: the key of an order', () => {
  it('is removed from the URL of a mailed link, and its order is shown, also after a reload', () => {
    const steps = watchSteps();
    follow(`#/de${SCREEN}${FIRST}`);
    expect(location.hash).to.equal(`#/de${SCREEN}-`);
    open(ACCOUNT);
    expect(hrefs()).to.deep.equal({ account: SCREEN + FIRST });
    reload(ACCOUNT);
    expect(hrefs()).to.deep.equal({ account: SCREEN + FIRST });
    expect([location.hash, steps.count]).to.deep.equal([`#/de${SCREEN}-`, 0]);
    expect(history.state).to.include({ turbo: 1 });
  });

  it('is in no event, no URL and no stored route of the pages that the visitor opens', () => {
    open(ACCOUNT);
    const events = recordEvents('museum-navigate');
    navigate(SCREEN + FIRST, { from: 'account' });
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { area: 'account', name: 'orderReview', path: `${SCREEN}-` },
    ]);
    expect([location.hash, readStored('last-visited')]).to.deep.equal([
      `#${SCREEN}-`,
      `${SCREEN}-`,
    ]);
    expect(hrefs()).to.deep.equal({ account: SCREEN + FIRST });
  });

  it('is known to each history entry, so that Back shows the order of that entry', async () => {
    follow(`#${SCREEN}${FIRST}`);
    open(ACCOUNT);
    navigate('/settings', { from: 'account' });
    navigate(SCREEN + SECOND, { from: 'account' });
    history.go(-2);
    await eventually('the first order', () => hrefs().account === SCREEN + FIRST);
    reload(ACCOUNT);
    expect(hrefs()).to.deep.equal({ account: SCREEN + FIRST });
    history.go(2);
    await eventually('the second order', () => hrefs().account === SCREEN + SECOND);
    expect(location.hash).to.equal(`#${SCREEN}-`);
  });

  it('is that of the last order if a page of this tab leads to the URL without it', () => {
    follow(`#${SCREEN}${FIRST}`);
    open(ACCOUNT);
    reload(ACCOUNT);
    history.pushState(null, '', `#/fr${SCREEN}-`);
    expect(stateInHistory()).to.equal(undefined);
    reload(ACCOUNT);
    expect(hrefs()).to.deep.equal({ account: SCREEN + FIRST });
  });

  it('stays in links, which may be opened in another tab', () => {
    open(ACCOUNT);
    expect(new URL(linkTo(SCREEN + FIRST, 'account')).hash).to.equal(`#${SCREEN}${FIRST}`);
  });

  it('is removed from the path of a whole shop', () => {
    document.body.append(document.createElement('museum-shop'));
    navigation.base = '/shop';
    follow(`/shop/de${SCREEN}${FIRST}`);
    open(SHOP);
    expect([location.pathname, hrefs().shop]).to.deep.equal([`/shop/de${SCREEN}-`, SCREEN + FIRST]);
    navigate(SCREEN + SECOND, { from: 'shop' });
    expect(location.pathname).to.equal(`/shop/de${SCREEN}-`);
    navigation.base = '/shop';
    reload(SHOP);
    expect(hrefs().shop).to.equal(SCREEN + SECOND);
    document.querySelector('museum-shop')?.remove();
  });
});
