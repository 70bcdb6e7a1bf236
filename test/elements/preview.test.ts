import { expect } from 'chai';
import { addAdults } from '../support/choose.ts';
import { demo, LOADER, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';
import { importMap, sourceAddress } from '../support/sources.ts';

/** Opens the preview of the configurator. The page of the test runner around it has the same origin. */
const openPreview = (query: string): Promise<Page> =>
  openPage('', {
    head: importMap({ 'museum-shop.js': LOADER }),
    scripts: [sourceAddress('elements/preview.ts')],
    address: `?api=${encodeURIComponent(demo.api)}&page-lang=en&${query}`,
  });

/** Waits for the sentence that replaces screens with personal details. */
async function isSwitchedOff(page: Page): Promise<void> {
  await page.reads(say('signingInRegistrationPersonal'));
  expect(page.all('input')).to.have.length(0);
}

const kept = (): string => JSON.stringify([{ ...sessionStorage }]);

describe("the configurator's preview", () => {
  it('shows the offers, keeps a basket to itself and replaces the payment by a sentence', async () => {
    const before = kept();
    const page = await openPreview('element=tickets&item=12&date=2027-03-06');
    await addAdults(page);
    await page.click(say('goToBasket'));
    await page.reads('€14.00');
    expect(kept()).to.equal(before);
    for (const route of ['', 'checkout?step=payment', 'register-guest']) {
      if (route) page.window.location.hash = `#/${route}`;
      await page.reads(say('signingInRegistrationPersonal'));
      await page.reads('€14.00');
      expect(page.all('[name=fname], [name=terms], [type=radio]')).to.have.length(0);
    }
  });

  it('replaces the account by a sentence', async () => {
    await isSwitchedOff(await openPreview('element=account'));
  });

  it('replaces each screen that asks for personal details by a sentence', async () => {
    const page = await openPreview('element=shop');
    for (const route of [
      'login',
      'register',
      'forgot-password',
      'recover/key',
      'order-review/key',
      'withdrawal',
    ]) {
      page.window.location.hash = '#/tickets';
      await page.reads('Eight Bells');
      page.window.location.hash = `#/${route}`;
      await isSwitchedOff(page);
    }
  });
});
