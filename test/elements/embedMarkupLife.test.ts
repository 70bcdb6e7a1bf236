import { expect } from 'chai';
import { ADDRESS, div, embeds, EVENT, FALLBACK, FORMS } from '../support/marked.ts';
import { demo, LOADER, openPage } from '../support/page.ts';
import { say } from '../support/say.ts';
import { copyAddress } from '../support/sources.ts';

describe('marked embeds in a changing page', () => {
  for (const [form, html] of FORMS) {
    it(`load once when they are added later, alone or nested, even with two copies of the script: ${form}`, async () => {
      const page = await openPage('<main></main>', {
        scripts: [LOADER, copyAddress('elements/loader.ts')],
      });
      page.one('main').insertAdjacentHTML('beforeend', html);
      await page.reads(EVENT);
      page.one('main').insertAdjacentHTML('beforeend', `<section><p></p>${html}</section>`);
      await page.until('both are there', () => page.text().split(say('chooseADay')).length === 3);
      expect(embeds(page)).to.have.length(2);
    });

    it(`load when the body is swapped, once from a snapshot of their result, and unmount with it: ${form}`, async () => {
      const page = await openPage('<museum-tickets></museum-tickets>');
      await page.reads('Eight Bells');
      const next = page.document.createElement('body');
      next.innerHTML = html;
      page.document.body.replaceWith(next);
      await page.reads(say('chooseADay'));
      expect(Object.keys(page.held('navigation').outlets)).to.deep.equal(['museum-tickets-0']);
      next.innerHTML = String(next.innerHTML);
      expect(page.text()).to.equal(FALLBACK);
      await page.reads(EVENT);
      expect(embeds(page)).to.have.length(1);
      next.innerHTML = '';
      await page.until('it is unmounted', () => page.held('hosts').size === 0);
    });

    it(`keep the choice of the visitor when they are moved: ${form}`, async () => {
      const page = await openPage(`<main>${html}</main><aside></aside>`);
      await page.reads(say('chooseADay'));
      const heading = page.one('h2');
      page.one('aside').append(...page.one('main').childNodes);
      await page.untilIdle();
      expect(page.one('aside h2, h2') === heading).to.equal(true);
      expect(embeds(page)).to.have.length(1);
    });
  }

  it('unmount with their div, and mount again when the div or its content returns', async () => {
    const page = await openPage(div());
    const marked = page.one('.museum-embed');
    await page.reads(EVENT);
    marked.remove();
    await page.until('it is unmounted', () => page.held('hosts').size === 0);
    page.document.body.append(marked);
    await page.reads(EVENT);
    expect(embeds(page)).to.have.length(1);
    marked.innerHTML = `<a href="${ADDRESS}">${FALLBACK}</a>`;
    expect(page.text()).to.equal(FALLBACK);
    await page.reads(EVENT);
    expect(page.text()).not.to.include(FALLBACK);
  });

  it('wait for their content while the page is still being parsed', async () => {
    const page = await openPage('', { scripts: [] });
    const { document } = page;
    document.open();
    document.write(`<!doctype html><html lang="en"><meta name="museum-shop-api" content="${demo.api}">
      <div class="museum-embed" data-element="tickets" data-item="12">`);
    await page.load(LOADER);
    await page.untilIdle();
    document.write(`<a href="${ADDRESS}">${FALLBACK}</a></div>`);
    await page.untilIdle();
    document.close();
    await page.reads(say('chooseADay'));
    expect(page.text()).not.to.include(FALLBACK);
    expect(page.one('museum-tickets').textContent).to.equal(FALLBACK);
  });

  it('return to their screens after a reload, next to tags: by id, else by order', async () => {
    const page = await openPage(
      `${div('id="a" data-item="12"')}${div('data-category="4"')}<museum-tickets item="15"></museum-tickets>`,
    );
    await page.reads('Eight Bells');
    await page.click(/^Eight Bells/);
    const isOpen = new RegExp(`^${say('allTickets')} Eight Bells.*${say('chooseADay')}`);
    await page.reads(isOpen, '.museum-embed:not(#a)');
    expect(Object.keys(page.window.history.state['museum-shop'].outlets)).to.have.members([
      'a',
      'museum-tickets-1',
      'museum-tickets-2',
    ]);
    await page.reload();
    await page.reads(isOpen, '.museum-embed:not(#a)');
    await page.reads(EVENT, '#a');
  });
});
