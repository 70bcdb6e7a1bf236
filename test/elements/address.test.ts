import { expect } from 'chai';
import { openPage } from '../support/page.ts';
import { watchSteps } from '../support/steps.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-tickets></museum-tickets>';
const BUTTON = '<museum-cart-button></museum-cart-button>';

describe("the page's address", () => {
  it('shows the route, keeps its own query and adds one history entry per click', async () => {
    const page = await openPage(TAG, { address: '?utm_source=letter' });
    await page.reads('Tides');
    const steps = watchSteps(page.window);
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    expect(page.window.location.hash).to.equal('#/tickets/12');
    expect(page.window.location.search).to.equal('?utm_source=letter');
    expect(steps.count).to.equal(1);
  });
});

describe('a route whose area has no outlet on the page', () => {
  it('never opens in the cart button, and emits a museum-error event', async () => {
    const page = await openPage(BUTTON);
    await page.reads(say('basket'));
    const before = page.text();
    const events = page.recordEvents('museum-error');
    page.one('.cart-button').click();
    expect(events.map(({ detail }) => detail.code)).to.deep.equal(['missing-embed']);
    expect(page.text()).to.equal(before);
  });
});
