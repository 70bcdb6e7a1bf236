import { expect } from 'chai';
import { ADULTS } from '../support/basket.ts';
import { countOf } from '../support/choose.ts';
import { openMuseum } from '../support/museum.ts';
import { openPage, type PageOptions } from '../support/page.ts';
import { say, sayIn } from '../support/say.ts';

const TAG = '<museum-tickets></museum-tickets>';

/** Returns the language in which the shop is shown on a page. */
async function spoken(body: string, options: PageOptions): Promise<string> {
  const page = await openPage(body, options);
  await page.until('the shop is there', () => page.one('.museum h2').isConnected);
  return page.one('.museum').lang;
}

describe('the language of the shop', () => {
  it('falls back to an outer lang attribute if the shop does not offer the nearest one', async () => {
    const body = `<div lang="ja">${TAG}</div>`;
    expect(await spoken(body, { lang: 'en' })).to.equal('en');
  });

  it("falls back to the configured default if the shop does not offer the page's language", async () => {
    const { api } = await openMuseum({
      configuration: { defaultLanguage: 'nl', languages: ['nl', 'de', 'fr'] },
      same: ['event/select'],
      lang: 'nl',
    });
    expect(await spoken(TAG, { lang: 'sv', api })).to.equal('nl');
  });

  it('is used for the calls to the back end', async () => {
    const shown = await openPage(TAG, { lang: 'fr-CH' });
    await shown.reads('Ciel du Nord');
  });
});

describe('a change of language', () => {
  const EVENT_IN_ENGLISH = '#/en/tickets/12?date=2027-03-06';

  it('follows a link that names the language, and keeps screen and basket', async () => {
    const page = await openPage(
      `${TAG}<museum-cart-button></museum-cart-button><a href="${EVENT_IN_ENGLISH}">in English</a>`,
      { lang: 'de' },
    );
    await page.reads('Gezeiten');
    page.held('cart').lines.push({ ...ADULTS, name: 'Erwachsene', eventName: 'Gezeiten' });
    await page.reads(sayIn('de', 'itemsOfBasket', { count: 1 }));
    await page.loadsAgain(() => page.control('in English').click());
    await page.reads(say('chooseADay'));
    expect(page.one('.museum').lang).to.equal('en');
    expect(page.window.location.hash).to.equal(EVENT_IN_ENGLISH);
    await page.reads(countOf(1), 'museum-cart-button');
    await page.until('the basket is translated', () => {
      const [line] = page.held('cart').lines;
      return line?.name === 'Adult' && line.type === 'ticket' && line.eventName.startsWith('Tides');
    });
  });

  it('is undone by Back', async () => {
    const page = await openPage(`${TAG}<a href="#/en/tickets/12">in English</a>`, { lang: 'de' });
    await page.reads('Gezeiten');
    page.control('in English').click();
    await page.reads(say('chooseADay'));
    page.window.history.back();
    await page.until('the shop is in German', () => page.all('.museum')[0]?.lang === 'de');
    await page.until('the list is there', () => page.all('.card').length > 1);
  });

  it('follows a page in another language that was swapped in, as Turbo does', async () => {
    const page = await openPage(TAG, { lang: 'de' });
    await page.reads('Gezeiten');
    await page.loadsAgain(() => {
      page.document.documentElement.lang = 'en';
      page.document.body.innerHTML = `<h1>Visit us</h1>${TAG}`;
    });
  });

  it('does not follow a translation of the page by the browser', async () => {
    const page = await openPage(TAG, { lang: 'de' });
    await page.reads('Gezeiten');
    page.document.documentElement.lang = 'en';
    page.document.documentElement.className = 'translated-ltr';
    page.document.body.innerHTML = TAG;
    await page.until('the list is there', () => page.all('.card').length > 1);
    expect(page.document.documentElement.className, 'the same page').to.equal('translated-ltr');
    expect(page.one('.museum').lang).to.equal('de');
  });
});
