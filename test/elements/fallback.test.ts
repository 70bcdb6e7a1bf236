import { expect } from 'chai';
import { openMuseum } from '../support/museum.ts';
import { openPage, type Page } from '../support/page.ts';
import { openServer } from '../support/server.ts';

const FALLBACK = 'Tickets at the desk';
const EMBED = `<museum-tickets><a href="/desk">${FALLBACK}</a></museum-tickets>`;

const skeletonOf = (page: Page): Element | undefined =>
  [...(page.one('museum-tickets').shadowRoot?.children ?? [])].find((each) =>
    each.matches('#waiting'),
  );

/** Looks at the element before each frame that the browser draws; returns what was wrong at any time. */
function watchForEmptiness(page: Page): () => string[] {
  const found: string[] = [];
  const look = (): void => {
    const { shadowRoot } = page.one('museum-tickets');
    if (page.text('museum-tickets') === '' && !skeletonOf(page)) {
      found.push(shadowRoot?.innerHTML || 'nothing');
    }
    page.window.requestAnimationFrame(look);
  };
  look();
  return () => found;
}

/** Lets the page's timers of this length run only when told to. */
const holdTimersOf = (ms: number): string => `
  const start = setTimeout;
  const held = [];
  window.runHeld = () => held.splice(0).forEach((run) => run());
  window.setTimeout = (run, wait, ...more) => wait === ${ms} ? held.push(run) : start(run, wait, ...more);`;

describe('the children of an element', () => {
  it('give way to a skeleton until the first screen is there, and there is never an empty box', async () => {
    const server = await openMuseum({ same: ['event/select'], isHeld: true });
    const page = await openPage(EMBED, { api: server.api });
    const emptiness = watchForEmptiness(page);
    await page.asks(server, 'GET shopinfo');
    expect(skeletonOf(page)?.role).to.equal('status');
    expect(page.text()).to.equal('');
    await server.release('configuration');
    await page.reads('Tides');
    expect(page.text()).not.to.include(FALLBACK);
    expect(skeletonOf(page)).to.equal(undefined);
    expect(emptiness()).to.deep.equal([]);
  });

  it('are there again, with a word, when that takes long', async () => {
    const server = await openMuseum({ same: ['event/select'], isHeld: true });
    const head = `<script>${holdTimersOf(5000)}</script>`;
    const page = await openPage(EMBED, { api: server.api, head });
    await page.asks(server, 'GET shopinfo');
    (page.window as unknown as { runHeld: () => void }).runHeld();
    expect(page.text()).to.equal(`The shop is still loading … ${FALLBACK}`);
    await server.release('configuration');
    await page.reads('Tides');
    expect(page.text()).not.to.include(FALLBACK);
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
