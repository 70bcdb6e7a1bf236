import { expect } from 'chai';
import { answerPreview } from '../../src/core/embed/relay.ts';
import { addAdults } from '../support/choose.ts';
import { demo, LOADER, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';
import { importMap, sourceAddress, testAddress } from '../support/sources.ts';

const load = (query: string, scripts: readonly string[]): Promise<Page> =>
  openPage('', {
    head: importMap({ 'museum-shop.js': LOADER }),
    scripts: [...scripts, sourceAddress('elements/preview.ts')],
    address: `?api=${encodeURIComponent(demo.api)}&page-lang=en&${query}`,
  });

/** Opens the preview as if in a sandbox. */
const openSandboxed = (query = ''): Promise<Page> =>
  load(query, [testAddress('support/opaque.ts')]);

/** Opens the preview, and answers its requests as the configurator does. */
async function openPreview(query: string, api = demo.api): Promise<Page> {
  const page = await openSandboxed(query);
  ends.push(answerPreview(page.window, api, () => undefined));
  return page;
}

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Returns the addresses that the page itself has requested from the back end. */
const ownRequests = ({ window }: Page): string[] =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(demo.api));

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

  it('sends no request of its own', async () => {
    const page = await openPreview('element=tickets');
    await page.reads('Eight Bells');
    expect(ownRequests(page)).to.deep.equal([]);
  });

  it('gets only public answers of its back end', async () => {
    const page = await openPreview('element=cart-button');
    await page.until('it has begun', () => page.all('museum-cart-button').length === 1);
    const { fetch: ask } = page.window;
    const config = `${new URL(demo.api, location.href).href}/en/shopinfo/config?shop=1`;
    expect((await ask(config)).status).to.equal(200);
    expect((await ask(config.replace('/config', '/nothing'))).status).to.equal(404);
    const refused: [address: string, init?: RequestInit][] = [
      [config, { method: 'POST', body: '{}' }],
      [`${config}&token=1`],
      [new URL('/demo-server.json', location.href).href],
      [`${new URL(demo.api, location.href).href}/../demo-server.json`],
      ['https://elsewhere.example/api/en/shopinfo'],
      [config, { signal: AbortSignal.abort() }],
    ];
    for (const [address, init] of refused) {
      const outcome = await ask(address, init).then(
        () => 'answered',
        () => 'refused',
      );
      expect(outcome, address).to.equal('refused');
    }
  });

  it('shows a sentence and no shop outside of a sandbox', async () => {
    const page = await load('element=account', []);
    await page.reads(say('thisPageOnlyWorks'));
    expect(page.all('museum-account')).to.have.length(0);
  });

  it('waits for the page around it', async () => {
    const page = await openSandboxed('element=tickets');
    const { port1, port2 } = new MessageChannel();
    ends.push(() => port1.close());
    // not from the page around it
    page.window.dispatchEvent(
      new MessageEvent('message', { data: 'museum-shop-preview', ports: [port2] }),
    );
    expect(page.all('museum-tickets')).to.have.length(0);
    ends.push(answerPreview(page.window, demo.api, () => undefined));
    await page.until('it shows the tickets', () => page.all('museum-tickets').length === 1);
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
