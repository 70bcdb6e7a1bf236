import { expect } from 'chai';
import { openMuseum } from '../support/museum.ts';
import { openPage, type Page } from '../support/page.ts';
import { openServer } from '../support/server.ts';

const FALLBACK = 'Tickets at the desk';
const EMBED = `<museum-tickets><a href="/desk">${FALLBACK}</a></museum-tickets>`;

/** Looks at the element before each frame that the browser draws; returns what was wrong at any time. */
function watchForEmptiness(page: Page): () => string[] {
  const found: string[] = [];
  const look = (): void => {
    const { shadowRoot } = page.one('museum-tickets');
    if (page.text('museum-tickets') === '') found.push(shadowRoot?.innerHTML || 'nothing');
    page.window.requestAnimationFrame(look);
  };
  look();
  return () => found;
}

describe('the children of an element', () => {
  it('show until the first screen is there, and there is never an empty box', async () => {
    const server = await openMuseum({ same: ['event/select'], isHeld: true });
    const page = await openPage(EMBED, { api: server.api });
    const emptiness = watchForEmptiness(page);
    await page.asks(server, 'GET shopinfo');
    expect(page.text()).to.equal(FALLBACK);
    await server.release('configuration');
    await page.reads('Tides');
    expect(page.text()).not.to.include(FALLBACK);
    expect(emptiness()).to.deep.equal([]);
  });

  it('come back when the server cuts the line', async () => {
    const cut = { drop: true };
    const server = await openServer({ 'GET shopinfo': cut, 'GET shopinfo/config': cut });
    const page = await openPage(EMBED, { api: server.api });
    const failures = page.hear('museum-error');
    await page.until('the failure is told', () => failures.length > 0);
    await page.until('they are back', () => page.text() === FALLBACK);
  });

  it('come back when a screen breaks, and the page is told', async () => {
    const page = await openPage(EMBED, { mayFail: true });
    await page.reads('Tides');
    const failures = page.hear('museum-error');
    page.held('tickets').events = { is: 'ready', value: null as never };
    await page.until('they are back', () => page.text() === FALLBACK);
    expect(failures.map(({ detail }) => detail.code)).to.deep.equal(['fault']);
  });
});
