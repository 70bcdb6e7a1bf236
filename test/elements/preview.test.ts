import { expect } from '@esm-bundle/chai';
import { demo, LOADER, openPage, type Page } from '../support/page.ts';
import { pressIn } from '../support/visit.ts';
import { say } from '../support/say.ts';
import { importMap, sourceAddress } from '../support/sources.ts';

/** The preview of the configurator: the runner's page around it is of the same origin. */
const openPreview = (query: string, hash = ''): Promise<Page> =>
  openPage('', {
    head: importMap({ 'museum-shop.js': LOADER }),
    scripts: [sourceAddress('elements/preview.ts')],
    address: `?api=${encodeURIComponent(demo.api)}&page-lang=en&${query}${hash}`,
  });

const isSwitchedOff = (page: Page): Promise<void> =>
  page.reads(/personal details and payment are switched off in the preview/);

const fieldsOf = (page: Page): string[] =>
  page.all<HTMLInputElement>('input').map(({ name }) => name);

async function fillBasket(page: Page): Promise<void> {
  await pressIn(page.window, '12:00');
  await page.reads(say('chooseTickets'));
  await pressIn(page.window, 'Increase Adult');
  await page.reads('Total €14.00');
  await pressIn(page.window, say('addToBasket'));
  await pressIn(page.window, say('goToBasket'));
}

const kept = (): string => JSON.stringify([{ ...sessionStorage }]);

describe("the configurator's preview", () => {
  it('shows what is sold, and keeps a basket to itself', async () => {
    const before = kept();
    const page = await openPreview('element=tickets&item=12&date=2027-03-06');
    await fillBasket(page);
    await page.reads('€14.00');
    expect(kept()).to.equal(before);
  });

  it('has a sentence in place of the account', async () => {
    const page = await openPreview('element=account');
    await isSwitchedOff(page);
    expect(fieldsOf(page)).to.deep.equal([]);
  });

  for (const route of [
    'login',
    'register',
    'register-guest',
    'forgot-password',
    'recover/key',
    'order-review/key',
    'withdrawal',
  ]) {
    it(`has a sentence in place of the screen of ${route}`, async () => {
      const page = await openPreview('element=shop', `#/${route}`);
      await isSwitchedOff(page);
      expect(fieldsOf(page)).to.deep.equal([]);
    });
  }

  it('has a sentence in place of the payment', async () => {
    const page = await openPreview('element=tickets&item=12&date=2027-03-06');
    await fillBasket(page);
    await page.click(say('checkout'));
    await isSwitchedOff(page);
    expect(fieldsOf(page)).to.deep.equal([]);
    page.window.location.hash = '#/checkout?step=payment&wallet=applepay';
    await isSwitchedOff(page);
  });
});
