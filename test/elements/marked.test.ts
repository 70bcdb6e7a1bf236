import { expect } from 'chai';
import { originsOf, wantedByDiv, wantedByLink } from '../../src/elements/marked.ts';
import { ADDRESS, div, embeds, EVENT, FALLBACK, FORMS, link, SHOP } from '../support/marked.ts';
import { countOf } from '../support/choose.ts';
import { demo, LOADER, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';
import { copyAddress, importMap } from '../support/sources.ts';

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** The embed has failed: what the editor wrote can be read and followed. */
async function staysReadable(page: Page, ...more: string[]): Promise<void> {
  const readable = [FALLBACK, ...more].join(' ');
  await page.until('the fallback is back', () => page.text() === readable);
  expect(page.control(FALLBACK).getAttribute('href')).to.include(ADDRESS);
}

describe('what a marked form says', () => {
  const ALL = {
    item: '12',
    category: '4',
    date: '2027-03-06',
    'tour-language': 'en',
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

  it('is what to show, and nothing else, in a div', () => {
    const said: Record<string, string> = { 'data-element': 'tickets', item: '99' };
    for (const [name, value] of Object.entries({ ...ALL, ...NOT_TAKEN })) {
      said[`data-${name}`] = value;
    }
    expect(wantedByDiv((name) => said[name] ?? null)).to.deep.equal({
      tag: 'museum-tickets',
      attributes: ALL,
    });
  });

  it('is what to show, and nothing else, in a link: the language is that of the page', () => {
    const { lang: _lang, ...what } = ALL;
    const query = new URLSearchParams({ 'museum-embed': 'tickets', ...ALL, ...NOT_TAKEN });
    expect(wantedByLink(`?${query}`)).to.deep.equal({ tag: 'museum-tickets', attributes: what });
  });

  it('is nothing in a link that names no element', () => {
    expect(wantedByLink('?item=12')).to.equal(undefined);
  });

  it('is an element, though a CMS has put quotes or spaces around its name', () => {
    for (const name of ['tickets', ' tickets ', '”tickets”', '„tickets“']) {
      expect(wantedByLink(`?museum-embed=${name}`)?.tag).to.equal('museum-tickets');
    }
  });
});

describe('the origins whose links count', () => {
  it('are those of the addresses, read against the page', () => {
    expect(
      originsOf(['', '/shop', ' ”https://shop.example:8443/api” '], 'https://museum.example/visit'),
    ).to.deep.equal([
      'https://museum.example',
      'https://museum.example',
      'https://shop.example:8443',
    ]);
  });

  it('are none where there is no address of the web', () => {
    expect(
      originsOf(['', 'javascript:alert(1)', 'data:,', 'https://'], 'file:///visit.html'),
    ).to.deep.equal([]);
  });
});

/** None of the elements of a page is so far below that it waits. */
const NEAR = { css: 'body { display: flex }' };

/** Waits until so many events are open in the page. */
const areOpen = (page: Page, count: number): Promise<void> =>
  page.until(`${count} are open`, () => page.text().split(say('chooseADay')).length === count + 1);

/** An element after all others: once it is alive, the forms of the page have been read. */
const LAST = '<museum-cart-button id="last"></museum-cart-button>';

/** A page in which marked forms stay as they are, each in a section of its own; the console hears `told`. */
async function stayAsTheyAre(
  forms: readonly [html: string, reads: string][],
  told: readonly string[] = [],
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
  expect(page.said).to.deep.equal(told);
}

describe('a marked form', () => {
  for (const [form, html] of FORMS) {
    it(`shows its own content when the back end fails: ${form}`, async () => {
      const page = await openPage(html, { api: `${SHOP}/nowhere` });
      const failures = page.hear('museum-error');
      await page.until('the failure is told', () => failures.length > 0);
      await staysReadable(page);
    });

    it(`shows its own content when the element cannot be loaded: ${form}`, async () => {
      const head = importMap({ 'elements/tickets.tsx': '/nowhere.js' });
      const page = await openPage(html, { head });
      await page.until('it is told', () =>
        page.said.some((said) => said.includes('not be loaded')),
      );
      await staysReadable(page, say('reloadThePage'));
    });
  }

  it('comes alive as the element it asks for, within the page’s own elements, whatever they are called', async () => {
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

  it('is left alone within a tag or a marked div, where it is the fallback', async () => {
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

  it('is left alone within an element yet to come, and where the page is being edited, so that it is saved as it was', async () => {
    const edited = FORMS.map(([, html]) => `<div contenteditable>${html}</div>`);
    // far below, where elements wait
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

  it('that names no element of ours, or one that it cannot be, stays as it is, and the editor is told once', async () => {
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

  it('that cannot be read for want of their script leave the tags of the page alive', async () => {
    const page = await openPage(`${div()}<museum-tickets item="15"></museum-tickets>`, {
      head: importMap({ 'elements/embeds.ts': '/nowhere.js' }),
    });
    await page.reads('Northern Sky');
    expect(page.text('.museum-embed')).to.equal(FALLBACK);
  });
});

describe('a marked div', () => {
  it('stays in the page as it was, and its content becomes the fallback of the element in it', async () => {
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

  it('speaks the language that it asks for, else its own', async () => {
    for (const said of ['data-lang="fr"', 'lang="fr-CH"']) {
      const page = await openPage(div(`data-item="15" ${said}`));
      await page.reads('Ciel du Nord');
    }
  });

  it('needs both the class and the name of an element', () =>
    stayAsTheyAre([
      ['<div class="museum-embed">One</div>', 'One'],
      ['<div data-element="tickets">Two</div>', 'Two'],
    ]));

  it('shows what it says, without the quotes a CMS has put around it', async () => {
    const page = await openPage(div('data-item="”12”"'));
    await page.reads(EVENT);
  });
});

describe('a marked link', () => {
  it('becomes the fallback of the element in its place, with all that a CMS has given it', async () => {
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

  it('gives its id to the element, so that an anchor finds what is seen', async () => {
    const page = await openPage(link('&amp;item=12', ADDRESS, 'id="book"'));
    await page.reads(EVENT);
    expect(page.one('#book').localName).to.equal('museum-tickets');
    expect(page.all('#book')).to.have.length(1);
  });

  it('speaks the language of the page, and does not decide for others', async () => {
    const page = await openPage(
      `${link('&amp;item=15&amp;lang=fr', ADDRESS, 'lang="it"')}<museum-tickets item="12"></museum-tickets>`,
    );
    await page.reads('Northern Sky');
    await page.reads(EVENT);
    expect(page.one('museum-tickets').hasAttribute('lang')).to.equal(false);
    expect(page.document.documentElement.lang).to.equal('en');
  });

  it('stays a link where a visitor of the page has written it, or in a drawing', () =>
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

  it('becomes an element ten times in a page, and no more', async () => {
    const page = await openPage(
      `<main>${`<p>${link()}</p>`.repeat(9)}</main><section>${`<p>${link()}</p>`.repeat(3)}</section>`,
      { scripts: [LOADER, copyAddress('elements/loader.ts')] },
    );
    await page.until('ten are there', () => embeds(page).length === 10);
    await page.calm();
    expect(embeds(page)).to.have.length(10);
    page.one('main').remove();
    page.document.body.insertAdjacentHTML('beforeend', link());
    await page.until('one more is there', () => embeds(page).length === 2);
  });

  it('does not care for the order of its query, nor for what else is in it', async () => {
    const query = '?utm_source=letter&amp;item=12&amp;museum-embed=tickets#top';
    const page = await openPage(`<a href="${ADDRESS}${query}">Tickets</a>`);
    await page.reads(EVENT);
  });

  it('counts where it leads to the page’s own site, the back end’s or the configured shop’s', async () => {
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

  it('is left alone where it leads elsewhere', () => {
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

  it('may be trusted by the address of the script', async () => {
    const page = await openPage(link(), {
      api: null,
      scripts: [`${LOADER}?api=${encodeURIComponent(demo.api)}`],
    });
    await page.reads(EVENT);
  });
});
