import { expect } from 'chai';
import { cents } from '../../../src/core/money/cents.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { eventually } from '../../support/eventually.ts';
import { article } from '../../support/goods.ts';
import { ofDemo, showScreen, startShop } from '../../support/screen.tsx';
import { linkIn, say } from '../../support/say.ts';

const LIST = 'GET merchandise/select';
const ATTR = 'GET merchandise/attr';

async function showList(href = '/merchandise', reads = say('pricesIncludeVatPlusShipping')) {
  await startShop();
  const screen = await showScreen(href);
  await screen.reads(reads);
  const cards = () => [...screen.root.querySelectorAll('.card h3')].map((each) => each.textContent);
  const has = (count: number) =>
    eventually(`there are ${count} articles`, () => cards().length === count);
  return { ...screen, cards, has };
}

const href = () => navigation.outlets.screen!.href;
/** Returns this number of articles, the last of them first. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    article({ id: `a${index}`, name: `Article ${index}`, sequence_no: count - index }),
  );

describe('the list of articles', () => {
  it('shows each article as a heading link, with its price and whether it is out of stock', async () => {
    const screen = await showList('/merchandise/45');
    expect(screen.names('heading')[0]).to.equal(say('merchandise'));
    await screen.has(10);
    expect(screen.cards()[0]).to.equal('Brass pocket compass');
    expect(screen.text()).to.include(`Chronometer table clock €490.00 · ${say('outOfStock')}`);
    expect(screen.text().match(RegExp(say('outOfStock'), 'g'))).to.have.length(1);
    const link = screen.one('link', 'Draw telescope');
    expect(link.getAttribute('href')).to.match(/#\/(en\/)?product\/4505$/);
    await screen.isSound();
  });

  it('mentions shipping costs and links to them', async () => {
    const screen = await showList('/merchandise/45');
    await screen.reads(say('pricesIncludeVatPlusShipping'));
    expect(screen.one('button', linkIn('pricesIncludeVatPlusShipping', 0)).localName).to.equal(
      'button',
    );
  });

  it('links to its categories, each with its number of articles', async () => {
    const screen = await showList();
    await screen.has(60);
    const nav = screen.one('navigation', say('categories'));
    expect([...nav.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal([
      `${say('all')} 60`,
      'Posters 10',
      'Cards and paper 10',
      'Books 10',
      'For children 10',
      'Instruments and clocks 10',
      'Kitchen and clothing 10',
    ]);
    await screen.press('link', 'Books 10');
    await screen.has(10);
    expect(href()).to.equal('/merchandise/43');
    expect(screen.one('link', 'Books 10').ariaCurrent).to.equal('true');
    await screen.press('link', `${say('all')} 60`);
    await screen.has(60);
    expect(href()).to.equal('/merchandise');
  });

  it('shows only the category that the editor has named, without a choice', async () => {
    const screen = await showList('/merchandise?category=43');
    await screen.has(10);
    expect(screen.all('navigation')).to.have.length(0);
  });

  it('shows that a category is empty, and leads on', async () => {
    await startShop();
    const screen = await showScreen('/merchandise/999');
    await screen.reads(say('thereIsNothingOn'));
    await screen.isSound();
    await screen.press('link', say('continueShopping'));
    await screen.reads(say('pricesIncludeVatPlusShipping'));
    expect(href()).to.equal('/merchandise');
  });

  it('shows that the museum sells nothing', async () => {
    await startShop({
      [LIST]: { data: { merchandise: [] } },
      [ATTR]: { data: { category: [{ id: '1', name: 'Books' }] } },
    });
    const screen = await showScreen('/merchandise');
    await screen.reads(say('thereIsNothingOn'));
    expect(screen.all('link')).to.have.length(0);
  });

  it('shows an error if it cannot be loaded, and tries again', async () => {
    const server = await startShop({ [LIST]: { status: 500 }, [ATTR]: { status: 404 } });
    const screen = await showScreen('/merchandise');
    await screen.reads(say('somethingWentWrongOn'));
    await screen.isSound();
    await server.answer({ [LIST]: await ofDemo('merchandise/select') });
    await screen.press('button', say('tryAgain'));
    await screen.reads(say('pricesIncludeVatPlusShipping'));
    // the categories are missing without an error
    expect(screen.all('navigation')).to.have.length(0);
  });

  it('shows the unit price next to the price', async () => {
    const basePrice = { price: cents(1980), unit: 'g', amount: 100 };
    await startShop({
      [LIST]: { data: { merchandise: [article({ base_price: basePrice })] } },
      [ATTR]: { data: { category: [] } },
    });
    const screen = await showScreen('/merchandise');
    await screen.reads('€24.00 · €19.80 / 100 g');
    await screen.isSound();
  });

  it('explains passes by their description, but not merchandise', async () => {
    const description = `<p>Twelve months: the <b>collection</b></p> ${'and more '.repeat(40)}`;
    await startShop({
      [LIST]: { data: { merchandise: [article({ description, images: [] })] } },
      [ATTR]: { data: { category: [] } },
    });
    const shop = await showScreen('/merchandise');
    await shop.reads('The book of tides');
    expect(shop.text()).not.to.include('Twelve months');
    shop.unmount();
    const screen = await showScreen('/passes');
    await screen.reads(/Twelve months: the collection and more [\w ]* … €24\.00/);
    await screen.isSound();
  });

  for (const [href, note] of [
    ['/merchandise', say('pricesIncludeVatPlusShipping')],
    ['/passes', say('pricesIncludeVat')],
  ] as const) {
    it(`mentions VAT directly above the list at ${href}`, async () => {
      const screen = await showList(href, note);
      const text = screen.text();
      expect(text.indexOf(note)).to.be.below(text.indexOf('€'));
    });
  }

  it('starts with a few dozen of many articles, and grows to the whole list in order', async () => {
    await startShop({
      [LIST]: { data: { merchandise: many(200) } },
      [ATTR]: { data: { category: [] } },
    });
    const counts: number[] = [];
    const screen = await showScreen('/merchandise');
    const names = () => [...screen.root.querySelectorAll('.card h3')].map((h) => h.textContent);
    await eventually('the whole list is there', () => {
      const { length } = names();
      if (length > 0) counts.push(length);
      return length === 200;
    });
    expect(names()).to.deep.equal(
      many(200)
        .map(({ name }) => name)
        .toReversed(),
    );
    expect(counts[0]).to.be.below(100);
  });

  it('grows to the whole list on a page that is never idle', async () => {
    // Safari has none
    const real: Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>> = globalThis;
    const { requestIdleCallback, cancelIdleCallback } = real;
    Object.assign(globalThis, {
      requestIdleCallback: (work: () => void, options?: IdleRequestOptions) =>
        options?.timeout ? setTimeout(work, options.timeout) : 0,
      cancelIdleCallback: clearTimeout,
    });
    try {
      const { has, unmount } = await showList();
      await has(60);
      unmount();
    } finally {
      Object.assign(real, { requestIdleCallback, cancelIdleCallback });
      if (!requestIdleCallback) {
        delete real.requestIdleCallback;
        delete real.cancelIdleCallback;
      }
    }
  });

  it('has its own title for annual passes, without shipping costs', async () => {
    const screen = await showList('/passes', say('pricesIncludeVat'));
    expect(screen.names('heading')[0]).to.equal(say('annualPasses'));
    await screen.has(4);
    expect(screen.text()).not.to.include(linkIn('pricesIncludeVatPlusShipping', 0));
    await screen.press('link', /^Friends of/);
    await screen.has(1);
  });
});
