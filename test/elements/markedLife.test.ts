import { expect } from '@esm-bundle/chai';
import { ADDRESS, div, embeds, EVENT, FALLBACK, FORMS } from '../support/marked.ts';
import { demo, LOADER, openPage } from '../support/page.ts';
import { openServer } from '../support/server.ts';
import { say } from '../support/say.ts';
import { copyAddress, importMap, sourceAddress } from '../support/sources.ts';

describe('marked forms in the life of a page', () => {
  for (const [form, html] of FORMS) {
    it(`come alive when they are added later, alone or among others: ${form}`, async () => {
      const page = await openPage('<main></main>');
      await page.calm();
      page.one('main').insertAdjacentHTML('beforeend', html);
      await page.reads(EVENT);
      page.one('main').insertAdjacentHTML('beforeend', `<section><p></p>${html}</section>`);
      await page.until('both are there', () => page.text().split(say('chooseADay')).length === 3);
    });

    it(`come alive when the body of the page is swapped, and leave with it: ${form}`, async () => {
      const page = await openPage('<museum-tickets></museum-tickets>');
      await page.reads('Eight Bells');
      const next = page.document.createElement('body');
      next.innerHTML = html;
      page.document.body.replaceWith(next);
      await page.reads(say('chooseADay'));
      expect(Object.keys(page.held('navigation').places)).to.deep.equal(['museum-tickets-0']);
      next.innerHTML = '';
      await page.until('it has let go', () => page.held('hosts').size === 0);
    });

    it(`come alive once from a snapshot, which keeps what they have become: ${form}`, async () => {
      const page = await openPage(html);
      await page.reads(EVENT);
      page.document.body.innerHTML = String(page.document.body.innerHTML);
      expect(page.text()).to.equal(FALLBACK);
      await page.reads(EVENT);
      expect(embeds(page)).to.have.length(1);
    });

    it(`come alive once, though the script is in the page twice: ${form}`, async () => {
      const page = await openPage(html, { scripts: [LOADER, copyAddress('elements/loader.ts')] });
      await page.reads(EVENT);
      page.document.body.insertAdjacentHTML('beforeend', html);
      await page.until('both are there', () => page.text().split(say('chooseADay')).length === 3);
      expect(embeds(page)).to.have.length(2);
    });

    it(`come alive when the script is let in later, as a consent manager does: ${form}`, async () => {
      const page = await openPage(html, { scripts: [] });
      expect(page.text()).to.equal(FALLBACK);
      const script = page.document.createElement('script');
      page.document.head.append(Object.assign(script, { type: 'module', src: LOADER }));
      await page.reads(EVENT);
    });

    it(`keep what the visitor has chosen when they are moved: ${form}`, async () => {
      const page = await openPage(`<main>${html}</main><aside></aside>`);
      await page.reads(say('chooseADay'));
      const heading = page.one('h2');
      page.one('aside').append(...page.one('main').childNodes);
      await page.calm();
      expect(page.one('aside h2, h2') === heading).to.equal(true);
      expect(embeds(page)).to.have.length(1);
    });
  }

  it('are unmounted with the div that the page takes out, and mounted again when it returns', async () => {
    const page = await openPage(div());
    const marked = page.one('.museum-embed');
    await page.reads(EVENT);
    marked.remove();
    await page.until('it has let go', () => page.held('hosts').size === 0);
    page.document.body.append(marked);
    await page.reads(EVENT);
    expect(embeds(page)).to.have.length(1);
  });

  it('come alive again when a page swap puts the content of a div back', async () => {
    const page = await openPage(div());
    await page.reads(EVENT);
    page.one('.museum-embed').innerHTML = `<a href="${ADDRESS}">${FALLBACK}</a>`;
    await page.reads(EVENT);
    expect(page.text()).not.to.include(FALLBACK);
  });

  it('wait for their content while the page is still coming', async () => {
    const page = await openPage('', { scripts: [] });
    const { document } = page;
    document.open();
    document.write(`<!doctype html><html lang="en"><meta name="museum-shop-api" content="${demo.api}">
      <div class="museum-embed" data-element="tickets" data-item="12">`);
    await page.load(LOADER);
    await page.calm();
    document.write(`<a href="${ADDRESS}">${FALLBACK}</a></div>`);
    await page.calm();
    document.close();
    await page.reads(say('chooseADay'));
    expect(page.text()).not.to.include(FALLBACK);
    expect(page.one('museum-tickets').textContent).to.equal(FALLBACK);
  });

  it('keep their order among the tags, however late the script that reads them comes', async () => {
    const server = await openServer({
      'GET late': {
        text: `import '${sourceAddress('elements/embeds.ts')}?late'`,
        headers: { 'content-type': 'text/javascript' },
        hold: 'script',
      },
    });
    const page = await openPage(`${div()}<museum-tickets item="15"></museum-tickets>`, {
      head: importMap({ 'elements/embeds.ts': `${server.path}/en/late` }),
    });
    await page.asks(server, 'GET late');
    await page.calm();
    expect(page.one('museum-tickets').shadowRoot === null).to.equal(true);
    await server.release('script');
    await page.reads(EVENT);
    await page.reads('Northern Sky');
    const { places } = page.held('navigation');
    expect(Object.values(places).map(({ key, home }) => [key, home])).to.deep.equal([
      ['museum-tickets-0', '/tickets/12'],
      ['museum-tickets-1', '/tickets/15'],
    ]);
  });

  it('are brought back to where they were, beside tags: by their id, else by their order', async () => {
    const page = await openPage(
      `${div('id="a" data-item="12"')}${div('data-category="4"')}<museum-tickets item="15"></museum-tickets>`,
    );
    await page.reads('Eight Bells');
    await page.click(/^Eight Bells/);
    await page.reads(/^Eight Bells.*Choose/, '.museum-embed:not(#a)');
    expect(Object.keys(page.window.history.state['museum-shop'].places)).to.have.members([
      'a',
      'museum-tickets-1',
      'museum-tickets-2',
    ]);
    page.window.location.reload();
    await page.until('it loads again', () => page.window.performance.navigation.type === 1);
    await page.reads(/^Eight Bells.*Choose/, '.museum-embed:not(#a)');
    await page.reads(EVENT, '#a');
  });
});
