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

/** Inspects the embed before each frame. The returned function lists its markup whenever it was empty. */
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

/** Returns a script that holds the timers of this length back until `runHeld()`. */
const holdTimersOf = (ms: number): string => `
  const start = setTimeout;
  const held = [];
  window.runHeld = () => held.splice(0).forEach((run) => run());
  window.setTimeout = (run, wait, ...more) => wait === ${ms} ? held.push(run) : start(run, wait, ...more);`;

describe('the children of an embed', () => {
  it('are replaced by a skeleton until the first screen is shown, without an empty box in between', async () => {
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

  it('reappear with a note when loading takes long', async () => {
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

  it('reappear when the server drops the connection', async () => {
    const cut = { drop: true };
    const server = await openServer({ 'GET shopinfo': cut, 'GET shopinfo/config': cut });
    const page = await openPage(EMBED, { api: server.api });
    const errors = page.recordEvents('museum-error');
    await page.until('the error is reported', () => errors.length > 0);
    await page.until('the children are back', () => page.text() === FALLBACK);
  });

  it('reappear when a screen breaks, with a museum-error event', async () => {
    const page = await openPage(EMBED, { mayFail: true });
    await page.reads('Tides');
    const errors = page.recordEvents('museum-error');
    page.held('tickets').events = { is: 'ready', value: null as never };
    await page.until('the children are back', () => page.text() === FALLBACK);
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['render-error']);
  });
});
