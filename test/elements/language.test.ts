import { expect } from '@esm-bundle/chai';
import { ADULTS } from '../support/basket.ts';
import { demo, openPage, type Page, type PageOptions } from '../support/page.ts';
import { openServer } from '../support/server.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-tickets></museum-tickets>';

/** The language that the shop speaks on a page. */
async function spoken(body: string, options: PageOptions): Promise<string> {
  const page = await openPage(body, options);
  await page.until('the shop is there', () => page.one('.museum h2').isConnected);
  return page.one('.museum').lang;
}

/** A back end whose default is Dutch, and which speaks three languages. */
async function dutchServer() {
  const ask = async (endpoint: string) => (await fetch(`${demo.api}/nl/${endpoint}`)).json();
  const { data } = (await ask('shopinfo/config')) as { data: Record<string, unknown> };
  const config = { ...data, defaultLanguage: 'nl', languages: ['nl', 'de', 'fr'] };
  return openServer({
    'GET shopinfo': { body: await ask('shopinfo') },
    'GET shopinfo/config': { data: config },
    'GET event/select': { body: await ask('event/select') },
  });
}

/** A page that says less and less of its language. */
const page = (levels: number) => ({
  address: levels > 4 ? '#/es/tickets' : '',
  attribute: levels > 3 ? 'lang="fr"' : '',
  around: levels > 2 ? 'it' : '',
  document: levels > 1 ? 'da' : '',
  stored: levels > 0 ? 'sv' : '',
});

describe('the language of the shop', () => {
  for (const [title, levels, lang] of [
    ['is that of the route in the address', 5, 'es'],
    ['else that of the attribute', 4, 'fr'],
    ['else that of the closest part of the page that names one', 3, 'it'],
    ['else that of the document', 2, 'da'],
    ['else the one chosen last', 1, 'sv'],
    ["else the configuration's", 0, 'de'],
  ] as const) {
    it(title, async () => {
      const { address, attribute, around, document, stored } = page(levels);
      const key = `museum-shop/1/${demo.api}/1/language`;
      if (stored) sessionStorage.setItem(key, JSON.stringify(stored));
      const body = `<div ${around && `lang="${around}"`}><museum-tickets ${attribute}></museum-tickets></div>`;
      expect(await spoken(body, { address, lang: document })).to.equal(lang);
    });
  }

  for (const [written, lang] of [
    ['de-DE', 'de'],
    ['en-GB', 'en'],
    ['FR', 'fr'],
    ['nl_BE', 'nl'],
  ] as const) {
    it(`is understood as ${lang} where the page says ${written}`, async () => {
      expect(await spoken(TAG, { lang: written })).to.equal(lang);
    });
  }

  it('is the next one named where the shop does not speak the first', async () => {
    const body = `<div lang="ja">${TAG}</div>`;
    expect(await spoken(body, { lang: 'en' })).to.equal('en');
  });

  it("is the configuration's where the shop does not speak the page's", async () => {
    const { api } = await dutchServer();
    expect(await spoken(TAG, { lang: 'sv', api })).to.equal('nl');
  });

  it('is the one in which the back end is asked', async () => {
    const shown = await openPage(TAG, { lang: 'fr-CH' });
    await shown.reads('Ciel du Nord');
  });

  it('may be named in a meta of the page', async () => {
    const head = '<meta name="museum-shop-lang" content="it">';
    expect(await spoken(TAG, { lang: 'en', head })).to.equal('it');
  });
});

describe('another language', () => {
  const EVENT_IN_ENGLISH = '#/en/tickets/12?date=2027-03-06';
  const reloads = (page: Page): boolean =>
    page.window.performance.getEntriesByType('navigation')[0]!.toJSON().type === 'reload';

  it('is spoken after a link that names it, and place and basket stay', async () => {
    const page = await openPage(
      `${TAG}<museum-cart-button></museum-cart-button><a href="${EVENT_IN_ENGLISH}">in English</a>`,
      { lang: 'de' },
    );
    await page.reads('Gezeiten');
    page.held('cart').form.push({ ...ADULTS, name: 'Erwachsene', eventName: 'Gezeiten' });
    await page.reads('1 Artikel');
    page.control('in English').click();
    await page.until('the page is loaded anew', () => reloads(page));
    await page.reads(say('chooseADay'));
    expect(page.one('.museum').lang).to.equal('en');
    expect(page.window.location.hash).to.equal(EVENT_IN_ENGLISH);
    await page.reads('1 item', 'museum-cart-button');
    await page.until('the basket speaks it', () => {
      const [line] = page.held('cart').form;
      return line?.name === 'Adult' && line.type === 'ticket' && line.eventName.startsWith('Tides');
    });
  });

  it('is left by the way Back', async () => {
    const page = await openPage(`${TAG}<a href="#/en/tickets/12">in English</a>`, { lang: 'de' });
    await page.reads('Gezeiten');
    page.control('in English').click();
    await page.reads(say('chooseADay'));
    page.window.history.back();
    await page.until('German is spoken', () => page.all('.museum')[0]?.lang === 'de');
    await page.until('the list is there', () => page.all('.card').length > 1);
  });

  it('is spoken after a page in it has been swapped in, as Turbo does', async () => {
    const page = await openPage(TAG, { lang: 'de' });
    await page.reads('Gezeiten');
    page.document.documentElement.lang = 'en';
    page.document.body.innerHTML = `<h1>Visit us</h1>${TAG}`;
    await page.until('the page is loaded anew', () => reloads(page));
  });

  it('that only the browser has translated the page into is no other page', async () => {
    const page = await openPage(TAG, { lang: 'de' });
    await page.reads('Gezeiten');
    page.document.documentElement.lang = 'en';
    page.document.documentElement.className = 'translated-ltr';
    page.document.body.innerHTML = TAG;
    await page.until('the list is there', () => page.all('.card').length > 1);
    expect(reloads(page)).to.equal(false);
    expect(page.one('.museum').lang).to.equal('de');
  });
});
