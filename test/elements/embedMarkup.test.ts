import { expect } from 'chai';
import { originsOf, wantedByDiv, wantedByLink } from '../../src/elements/embedMarkup.ts';
import { ADDRESS, div, embeds, EVENT, FALLBACK, FORMS, link, SHOP } from '../support/marked.ts';
import { countOf } from '../support/choose.ts';
import { demo, LOADER, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';
import { copyAddress, importMap } from '../support/sources.ts';

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** Waits until the embed has failed and shows its fallback, whose link can be followed. */
async function staysReadable(page: Page, readable = FALLBACK): Promise<void> {
  await page.until('the fallback is back', () => page.text() === readable);
  expect(page.control(FALLBACK).getAttribute('href')).to.include(ADDRESS);
}

describe('reading a marked embed', () => {
  const ALL = {
    item: '12',
    category: '4',
    date: '2027-03-06',
    'tour-language': 'en',
    'heading-level': '3',
    lang: 'fr',
  };
  const NOT_TAKEN = {
    api: 'https://evil.example/api',
    shop: '2',
    partner: 'stranger',
    'checkout-url': 'https://evil.example/pay',
    'account-url': 'https://evil.example/account',
    'shop-url': 'https://evil.example',
    routing: 'memory',
    theme: 'dark',
    id: 'header',
    onclick: 'alert(1)',
  };

  it('takes from a div only the attributes that choose what to show', () => {
    const said: Record<string, string> = { 'data-element': 'tickets', item: '99' };
    for (const [name, value] of Object.entries({ ...ALL, ...NOT_TAKEN })) {
      said[`data-${name}`] = value;
    }
    expect(wantedByDiv((name) => said[name] ?? null)).to.deep.equal({
      tag: 'museum-tickets',
      attributes: ALL,
    });
  });

  it('takes from a link what a div may have, without the language', () => {
    const { lang: _lang, ...what } = ALL;
    const query = new URLSearchParams({ 'museum-embed': 'tickets', ...ALL, ...NOT_TAKEN });
    expect(wantedByLink(`?${query}`)).to.deep.equal({ tag: 'museum-tickets', attributes: what });
  });

  it('returns undefined for a link that names no embed', () => {
    expect(wantedByLink('?item=12')).to.equal(undefined);
  });

  it('accepts the name of an embed with the quotes or spaces of a CMS', () => {
    for (const name of ['tickets', ' tickets ', '”tickets”', '„tickets“']) {
      expect(wantedByLink(`?museum-embed=${name}`)?.tag).to.equal('museum-tickets');
    }
  });
});

describe('originsOf', () => {
  it('resolves the addresses against the page', () => {
    expect(
      originsOf(['', '/shop', ' ”https://shop.example:8443/api” '], 'https://museum.example/visit'),
    ).to.deep.equal([
      'https://museum.example',
      'https://museum.example',
      'https://shop.example:8443',
    ]);
  });

  it('drops addresses that are not on the web', () => {
    expect(
      originsOf(['', 'javascript:alert(1)', 'data:,', 'https://'], 'file:///visit.html'),
    ).to.deep.equal([]);
  });
});

/** Puts the embeds side by side, so that none of them is far below and pending. */
const NEAR = { css: 'body { display: flex }' };

/** Waits until the page shows this number of open events. */
const areOpen = (page: Page, count: number): Promise<void> =>
  page.until(`${count} are open`, () => page.text().split(say('chooseADay')).length === count + 1);

/** An embed after all others: once it shows, the marked embeds before it have been read. */
const LAST = '<museum-cart-button id="last"></museum-cart-button>';

/** Checks that marked embeds, each in a section of its own, stay unchanged, and that the console logs only `logged`. */
async function stayAsTheyAre(
  forms: readonly [html: string, reads: string][],
  logged: readonly string[] = [],
): Promise<void> {
  const page = await openPage(
    forms.map(([html], index) => `<section id="form-${index}">${html}</section>`).join('') + LAST,
  );
  await page.reads(countOf(0), '#last');
  for (const [index, [html, reads]] of forms.entries()) {
    expect(page.text(`#form-${index}`), html).to.equal(reads);
    const made = page.all(`#form-${index} *`).filter(({ localName }) => localName.includes('-'));
    expect(made, html).to.have.length(0);
  }
  expect(page.said).to.deep.equal(logged);
}

describe('a marked embed', () => {
  for (const [form, html] of FORMS) {
    it(`shows its own content below an error when the back end fails: ${form}`, async () => {
      const page = await openPage(html, { api: `${SHOP}/nowhere` });
      const errors = page.recordEvents('museum-error');
      await page.until('the error is reported', () => errors.length > 0);
      await staysReadable(page, `${say('weCannotReachThe')} ${say('tryAgain')} ${FALLBACK}`);
    });

    it(`shows its own content when its code cannot be loaded: ${form}`, async () => {
      const head = importMap({ 'elements/tickets.tsx': '/nowhere.js' });
      const page = await openPage(html, { head });
      await page.until('it is logged', () =>
        page.said.some((said) => said.includes('not be loaded')),
      );
      await staysReadable(page, `${FALLBACK} ${say('reloadThePage')}`);
    });
  }

  it('becomes the named embed, also inside custom elements of the host page', async () => {
    const page = await openPage(
      FORMS.map(
        ([form, html]) => `<museum-page id="${form}"><ul><li>${html}</li></ul></museum-page>`,
      ).join(''),
      NEAR,
    );
    for (const [form] of FORMS) {
      await page.reads(EVENT, `#${form}`);
      await page.reads(say('chooseADay'), `#${form}`);
    }
    expect(embeds(page).map((each) => each.getAttribute('item'))).to.deep.equal(['12', '12']);
    expect(page.text()).not.to.include(FALLBACK);
  });

  it('is left alone inside a tag or a marked div, as part of the fallback', async () => {
    const page = await openPage(
      FORMS.flatMap(([, html]) => [
        `<museum-tickets item="15"><p>${html}</p></museum-tickets>`,
        div('data-item="15"', `<p>${html}</p>`),
      ]).join(''),
      NEAR,
    );
    await areOpen(page, 4);
    expect(embeds(page).map((each) => each.getAttribute('item'))).to.deep.equal([
      '15',
      '15',
      '15',
      '15',
    ]);
  });

  it('is left alone inside a pending embed and in editable content, so that it is saved unchanged', async () => {
    const edited = FORMS.map(([, html]) => `<div contenteditable>${html}</div>`);
    // far below, so that the embeds stay pending
    const coming = FORMS.flatMap(([, html]) => [
      `<museum-tours><p>${html}</p></museum-tours>`,
      `<div class="museum-embed" data-element="tours"><p>${html}</p></div>`,
    ]);
    const page = await openPage(
      `${LAST}${edited.join('')}<p style="block-size:9000px"></p><main>${coming.join('')}</main>`,
    );
    await page.reads(countOf(0), '#last');
    expect(embeds(page)).to.have.length(0);
    expect(page.text().split(FALLBACK)).to.have.length(7);
    expect(page.said).to.deep.equal([]);
  });

  it('Security S11: stays as it is if it names no possible embed, and logs that once', async () => {
    const linkFor = (name: string) => `<a href="${ADDRESS}?museum-embed=${name}">${FALLBACK}</a>`;
    const divFor = (name: string) =>
      `<div class="museum-embed" data-element="${name}"><a href="${ADDRESS}">${FALLBACK}</a></div>`;
    const wrong = [divFor('ticket'), linkFor('ticket'), divFor('shop')];
    const links = ['shop', 'checkout', 'account', 'cart-button'].map(linkFor);
    const cannot = (form: string, name: string) =>
      `museum-embed: a marked ${form} cannot be <museum-${name}>; the fallback stays.`;
    await stayAsTheyAre(
      [...wrong, ...links].map((html) => [html, FALLBACK]),
      [
        'museum-embed: there is no <museum-ticket>; the fallback stays.',
        cannot('div', 'shop'),
        cannot('link', 'shop'),
        cannot('link', 'checkout'),
        cannot('link', 'account'),
        cannot('link', 'cart-button'),
      ],
    );
  });

  it('may be a div for the checkout, the account or the cart button', async () => {
    const names = ['checkout', 'account', 'cart-button'];
    const page = await openPage(
      names.map((name) => `<div class="museum-embed" data-element="${name}"></div>`).join(''),
    );
    for (const name of names) {
      await page.until(`${name} is there`, () => Boolean(page.one(`museum-${name}`).shadowRoot));
    }
  });

  it('leaves the tags of the page working if the script for marked embeds cannot be loaded', async () => {
    const page = await openPage(`${div()}<museum-tickets item="15"></museum-tickets>`, {
      head: importMap({ 'elements/embeds.ts': '/nowhere.js' }),
    });
    await page.reads('Northern Sky');
    expect(page.text('.museum-embed')).to.equal(FALLBACK);
  });
});

describe('a marked div', () => {
  it('stays in the page unchanged, and its content becomes the fallback of the embed inside', async () => {
    const page = await openPage(
      `<div id="visit" class="wide museum-embed" data-element="tickets" data-item="12" data-cke="1"
        title="Tickets">Or call <a href="tel:123">123</a></div>`,
    );
    const marked = page.one('#visit');
    await page.reads(EVENT);
    expect(page.one('#visit') === marked).to.equal(true);
    expect(attributesOf(marked)).to.deep.equal({
      id: 'visit',
      class: 'wide museum-embed',
      'data-element': 'tickets',
      'data-item': '12',
      'data-cke': '1',
      title: 'Tickets',
    });
    const element = page.one('#visit > museum-tickets');
    expect(attributesOf(element)).to.deep.equal({ item: '12' });
    expect(element.textContent).to.equal('Or call 123');
  });

  it('uses the language of data-lang or else of lang', async () => {
    for (const said of ['data-lang="fr"', 'lang="fr-CH"']) {
      const page = await openPage(div(`data-item="15" ${said}`));
      await page.reads('Ciel du Nord');
    }
  });

  it('needs both the class and the name of an embed', () =>
    stayAsTheyAre([
      ['<div class="museum-embed">One</div>', 'One'],
      ['<div data-element="tickets">Two</div>', 'Two'],
    ]));

  it('ignores the quotes that a CMS puts around a value', async () => {
    const page = await openPage(div('data-item="”12”"'));
    await page.reads(EVENT);
  });
});

describe('a marked link', () => {
  it('becomes the fallback of an embed in its place, and keeps all attributes from the CMS', async () => {
    const attributes = 'class="button" target="_blank" rel="noopener" data-cke-saved-href="x"';
    const page = await openPage(`<p>Before ${link('&amp;item=12', ADDRESS, attributes)} after</p>`);
    const marked = page.control(FALLBACK);
    const before = attributesOf(marked);
    await page.reads(EVENT);
    expect(page.text()).to.match(/^Before .* after$/);
    const element = page.one('p > museum-tickets');
    expect(attributesOf(element)).to.deep.equal({ item: '12' });
    expect(element.firstChild === marked).to.equal(true);
    expect(attributesOf(marked)).to.deep.equal(before);
  });

  it('gives its id to the embed, so that an anchor leads to visible content', async () => {
    const page = await openPage(link('&amp;item=12', ADDRESS, 'id="book"'));
    await page.reads(EVENT);
    expect(page.one('#book').localName).to.equal('museum-tickets');
    expect(page.all('#book')).to.have.length(1);
  });

  it('Security S11: uses the language of the page, and sets none for other embeds', async () => {
    const page = await openPage(
      `${link('&amp;item=15&amp;lang=fr', ADDRESS, 'lang="it"')}<museum-tickets item="12"></museum-tickets>`,
    );
    await page.reads('Northern Sky');
    await page.reads(EVENT);
    expect(page.one('museum-tickets').hasAttribute('lang')).to.equal(false);
    expect(page.document.documentElement.lang).to.equal('en');
  });

  it('stays a link in comments by visitors and in SVG', () =>
    stayAsTheyAre(
      [
        link('', ADDRESS, 'rel="nofollow ugc"'),
        link('', ADDRESS, 'rel="noopener NoFollow"'),
        `<div id="comments"><p>${link()}</p></div>`,
        `<ol class="comment-list"><li>${link()}</li></ol>`,
        `<div class="x comment-content">${link()}</div>`,
        `<p itemtype="https://schema.org/Comment">${link()}</p>`,
        `<svg><a href="${ADDRESS}?museum-embed=tickets"><text>${FALLBACK}</text></a></svg>`,
      ].map((html) => [html, FALLBACK]),
    ));

  it('Security S11: becomes an embed at most ten times on a page', async () => {
    const page = await openPage(
      `<main>${`<p>${link()}</p>`.repeat(9)}</main><section>${`<p>${link()}</p>`.repeat(3)}</section>`,
      { scripts: [LOADER, copyAddress('elements/loader.ts')] },
    );
    await page.until('ten are there', () => embeds(page).length === 10);
    await page.untilIdle();
    expect(embeds(page)).to.have.length(10);
    page.one('main').remove();
    page.document.body.insertAdjacentHTML('beforeend', link());
    await page.until('one more is there', () => embeds(page).length === 2);
  });

  it('ignores the order of its query and unknown parameters', async () => {
    const query = '?utm_source=letter&amp;item=12&amp;museum-embed=tickets#top';
    const page = await openPage(`<a href="${ADDRESS}${query}">Tickets</a>`);
    await page.reads(EVENT);
  });

  it('counts if it leads to the site of the page, the back end or the configured shop', async () => {
    const addresses = [
      `${location.origin}/tickets`,
      'tickets.html',
      SHOP,
      'https://shop.example/de/tickets',
    ];
    const page = await openPage(
      addresses.map((address) => `<p>${link('&amp;item=12', address)}</p>`).join(''),
      { ...NEAR, head: '<meta name="museum-shop-shop-url" content="https://shop.example/">' },
    );
    await areOpen(page, 4);
    expect(page.text()).not.to.include(FALLBACK);
  });

  it('is left alone if it leads to another site', () => {
    const { host, port } = new URL(SHOP);
    const addresses = [
      'https://evil.example/tickets',
      `https://${host}@evil.example/`,
      `${SHOP.replace(port, '9')}/tickets`,
      `${SHOP.replace('http:', 'https:')}/tickets`,
      'javascript:void(0)//',
    ];
    return stayAsTheyAre(addresses.map((address) => [link('&amp;item=12', address), FALLBACK]));
  });

  it('counts if the URL of the script names its back end', async () => {
    const page = await openPage(link(), {
      api: null,
      scripts: [`${LOADER}?api=${encodeURIComponent(demo.api)}`],
    });
    await page.reads(EVENT);
  });
});
