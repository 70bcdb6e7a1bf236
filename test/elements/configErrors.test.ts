import { expect } from 'chai';
import type { ConfigError } from '../../src/elements/attributes.ts';
import { isEditorLooking } from '../../src/elements/isEditorLooking.ts';
import { describeConfigError } from '../../src/elements/reportConfigErrors.ts';
import { openPage } from '../support/page.ts';
import { say } from '../support/say.ts';
import { importMap } from '../support/sources.ts';

const FALLBACK = 'Tickets at the desk';
const WRONG = `<museum-tickets theme="blue">${FALLBACK}</museum-tickets>`;
const FOR_EDITORS = say('forTheEditorOf');
const REPORTED = '<museum-tickets>: theme="blue" is unknown. Use light or dark.';
const noEffect = (value: string, attribute: string): string =>
  say('onePageHasOne', { 0: value, 1: attribute });

describe('a configuration error', () => {
  it('is logged and emitted once for any number of tags, and explained in place until it is corrected', async () => {
    const page = await openPage('');
    const events = page.recordEvents('museum-error');
    page.document.body.innerHTML = WRONG + WRONG;
    await page.until('both are there', () => page.all('.card a').length === 26);
    await page.until('it is logged', () => page.said.length > 0);
    expect(page.said).to.deep.equal([REPORTED]);
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { code: 'invalid-value', message: REPORTED },
    ]);
    await page.reads(FOR_EDITORS, 'museum-tickets');
    expect(page.text('museum-tickets')).to.include(
      say('attributeIsUnknown', { 0: 'blue', 1: 'theme', 2: 'light, dark' }),
    );
    for (const each of page.all('museum-tickets')) each.setAttribute('theme', 'dark');
    await page.until('the notes are gone', () => !page.text().includes(FOR_EDITORS));
    expect(page.text()).to.include('Tides');
  });

  it('is explained next to the fallback if it leaves the shop without a back end', async () => {
    const page = await openPage(`<museum-tickets>${FALLBACK}</museum-tickets>`, { api: null });
    await page.reads(say('theShopDoesNot'));
    expect(page.text()).to.match(new RegExp(`${FALLBACK}$`));
  });

  it('is explained if it is a second shop or language on the page, and the shop keeps working', async () => {
    const page = await openPage('<museum-tickets lang="en"></museum-tickets>');
    await page.reads('Tides');
    page.document.body.insertAdjacentHTML(
      'beforeend',
      '<museum-tickets lang="fr"></museum-tickets><museum-cart-button shop="7"></museum-cart-button>',
    );
    await page.reads(noEffect('fr', 'lang'));
    await page.reads(noEffect('7', 'shop'));
    await page.until('both show the shop', () => page.all('.card a').length === 26);
  });

  it('leaves the shop working if the code that reports it cannot be loaded', async () => {
    const head = importMap({ 'elements/ConfigErrorReport.tsx': '/nowhere.js' });
    const page = await openPage(WRONG, { head });
    await page.until('the code is requested', () =>
      page.window.performance
        .getEntriesByType('resource')
        .some(({ name }) => name.endsWith('/nowhere.js')),
    );
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    expect(page.text()).not.to.include(FOR_EDITORS);
  });

  it('is reported only once if it is in the address of the back end', async () => {
    const page = await openPage(`<museum-tickets api="ftp://x">${FALLBACK}</museum-tickets>`);
    await page.reads(say('attributeIsNoAddress', { 0: 'ftp://x', 1: 'api' }));
    expect(page.said).to.deep.equal([
      '<museum-tickets>: api="ftp://x" is not an address. Begin it with https:// or /.',
    ]);
    expect(page.text()).not.to.include(say('theShopDoesNot'));
  });
});

describe('describeConfigError', () => {
  for (const [error, sentence] of [
    [
      { is: 'missing-api', attribute: 'api' },
      'No back end is configured. Set api here, in <meta name="museum-shop-api">, or in the query of the script: ?api=…',
    ],
    [
      { is: 'invalid-address', attribute: 'api', value: 'shop.example' },
      'api="shop.example" is not an address. Begin it with https:// or /.',
    ],
    [
      { is: 'other-site', attribute: 'shop-url', value: 'https://shop.example/' },
      'shop-url="https://shop.example/" is on another site. Choose a page on this site.',
    ],
    [
      { is: 'base-mismatch', attribute: 'base', value: '/shop' },
      'base="/shop" does not contain this page. Correct it, or move the page below it.',
    ],
    [
      { is: 'invalid-date', attribute: 'date', value: '5.3.2027' },
      'date="5.3.2027" is not a date. Write it as 2027-03-05.',
    ],
    [
      { is: 'invalid-language', attribute: 'lang', value: 'tlh' },
      'lang="tlh" is unknown. Use de or en or fr or it or nl or es or sv or da.',
    ],
    [
      { is: 'invalid-value', attribute: 'theme', value: 'blue', choices: ['light', 'dark'] },
      'theme="blue" is unknown. Use light or dark.',
    ],
    [
      { is: 'conflicting-shop', attribute: 'shop', value: '7' },
      'shop="7" has no effect, because another embed has set another value. Use one value for the whole page.',
    ],
    [
      { is: 'conflicting-language', attribute: 'lang', value: 'fr' },
      'lang="fr" has no effect, because another embed has set another value. Use one value for the whole page.',
    ],
    [
      { is: 'switched-off', area: 'tours' },
      'The area tours is switched off in the configuration of the shop. Switch it on, or remove this embed.',
    ],
    [
      { is: 'unknown-currency', value: '$' },
      'The back end names the currency "$", in which the shop cannot show prices, so it sells nothing. Set currencySymbol in its configuration to one of EUR, CHF, GBP, SEK, DKK, NOK, PLN, CZK, USD.',
    ],
    [
      { is: 'wrong-unit', value: '9.99' },
      'The back end sends the amount 9.99, which looks like whole units instead of hundredths (cents), so the shop sells nothing. Send 12.50 as 1250.',
    ],
    [
      { is: 'origin-refused', value: 'https://museum.example' },
      'The back end accepts no payments from pages of https://museum.example, so the shop sells nothing here. Add this origin to those from which can be paid, in the configuration of the back end.',
    ],
  ] as [ConfigError, string][]) {
    it(`returns what is wrong and what to do about it for ${error.is}`, () => {
      expect(describeConfigError(error)).to.equal(sentence);
    });
  }
});

describe('isEditorLooking', () => {
  for (const [title, page, isFramed, isEditor] of [
    ['returns true on localhost', 'http://localhost:4173/', false, true],
    ['returns true on 127.0.0.1', 'http://127.0.0.1/', false, true],
    ['returns true on [::1]', 'http://[::1]:8080/', false, true],
    ['returns true in a preview frame', 'https://museum.example/', true, true],
    [
      'returns true with museum-debug in the address',
      'https://museum.example/?museum-debug',
      false,
      true,
    ],
    ['returns false on the public site', 'https://museum.example/', false, false],
    [
      'returns false on a host that only begins with localhost',
      'https://localhost.example/',
      false,
      false,
    ],
  ] as const) {
    it(title, () => expect(isEditorLooking(page, isFramed)).to.equal(isEditor));
  }

  it('returns true if the page has museum-shop-debug', () => {
    const meta = document.createElement('meta');
    meta.name = 'museum-shop-debug';
    document.head.append(meta);
    try {
      expect(isEditorLooking('https://museum.example/', false)).to.equal(true);
    } finally {
      meta.remove();
    }
  });
});
