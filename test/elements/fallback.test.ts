import { expect } from '@esm-bundle/chai';
import { demo, openPage, type Page } from '../support/page.ts';
import { openServer } from '../support/server.ts';

const EMBED = '<museum-tickets><a href="/desk">Tickets at the desk</a></museum-tickets>';
const FALLBACK = 'Tickets at the desk';

/** The reference server's own answer to a call, for a desk that gives it later. */
async function answerTo(endpoint: string): Promise<unknown> {
  return (await fetch(`${demo.api}/en/${endpoint}`)).json();
}

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

/** What is heard of the page's failures. */
function failuresOf(page: Page): string[] {
  const codes: string[] = [];
  page.document.addEventListener('museum-error', ({ detail }) => codes.push(detail.code));
  return codes;
}

describe('the children of an element', () => {
  it('show until the first screen is there, and there is never an empty box', async () => {
    const [info, config] = [await answerTo('shopinfo'), await answerTo('shopinfo/config')];
    const server = await openServer({
      'GET shopinfo': { body: info, hold: 'configuration' },
      'GET shopinfo/config': { body: config },
      'GET event/select': { body: await answerTo('event/select') },
    });
    const page = await openPage(EMBED, { api: server.api });
    const emptiness = watchForEmptiness(page);
    await page.asks(server, 'GET shopinfo');
    expect(page.text()).to.equal(FALLBACK);
    await server.release('configuration');
    await page.reads('Tides');
    expect(page.text()).not.to.include(FALLBACK);
    expect(emptiness()).to.deep.equal([]);
  });

  for (const [title, answer] of [
    ['answers with 500 for good', { status: 500 }],
    ['answers with something that is no configuration', { text: '<h1>Hello</h1>' }],
    ['cuts the line', { drop: true }],
  ] as const) {
    it(`come back when the server ${title}`, async () => {
      const server = await openServer({
        'GET shopinfo': answer,
        'GET shopinfo/config': answer,
      });
      const page = await openPage(EMBED, { api: server.api });
      const failures = failuresOf(page);
      await page.until('the failure is told', () => failures.length > 0);
      await page.calm();
      expect(page.text()).to.equal(FALLBACK);
    });
  }

  it('come back when there is nobody at the address', async () => {
    const page = await openPage(EMBED, { api: 'http://localhost:9/api' });
    const failures = failuresOf(page);
    await page.until('the failure is told', () => failures.includes('network'));
    await page.calm();
    expect(page.text()).to.equal(FALLBACK);
  });

  it('come back when a screen breaks, and the page is told', async () => {
    const page = await openPage(EMBED, { mayFail: true });
    await page.reads('Tides');
    const failures = failuresOf(page);
    page.held('tickets').events = { is: 'ready', value: null as never };
    await page.reads(FALLBACK);
    expect(failures).to.deep.equal(['fault']);
    expect(page.text()).to.equal(FALLBACK);
  });

  it('stay as they are where the browser runs no script', async () => {
    const page = await openPage(EMBED, { scripts: [] });
    expect(page.text()).to.equal(FALLBACK);
  });

  it('come back when the element has no back end, beside the word to the editor', async () => {
    const page = await openPage(EMBED, { api: null });
    await page.reads('For the editor');
    expect(page.text()).to.match(/Tickets at the desk$/);
  });

  it('may be wrapped in paragraphs by a CMS', async () => {
    const page = await openPage(
      '<p><museum-tickets><p><a href="/desk">Tickets</a></p></museum-tickets></p>',
    );
    await page.reads('Tides');
  });

  it('come back when the area is switched off, and the editor is told why', async () => {
    const config = (await answerTo('shopinfo/config')) as { data: Record<string, unknown> };
    const server = await openServer({
      'GET shopinfo': { body: await answerTo('shopinfo') },
      'GET shopinfo/config': { data: { ...config.data, hasTickets: false } },
    });
    const page = await openPage(EMBED, { api: server.api });
    await page.reads('This area is switched off');
    expect(page.text()).to.include(FALLBACK);
  });
});
