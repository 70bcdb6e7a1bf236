import { expect } from 'chai';
import { ofDemo, openMuseum } from '../support/museum.ts';
import { openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';
import { openServer } from '../support/server.ts';
import { holdTimers } from '../support/timers.ts';

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

/** Script that holds back the timers of five seconds until `runHeld()`. */
const HOLD_TIMERS = `<script>window.runHeld = (${holdTimers})(5000, window)</script>`;

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
    const page = await openPage(EMBED, { api: server.api, head: HOLD_TIMERS });
    await page.asks(server, 'GET shopinfo');
    (page.window as unknown as { runHeld: () => void }).runHeld();
    expect(page.text()).to.equal(`The shop is still loading… ${FALLBACK}`);
    await server.release('configuration');
    await page.reads('Tides');
    expect(page.text()).not.to.include(FALLBACK);
  });

  it('reappear below a note and a button when the server drops the connection', async () => {
    const cut = { drop: true };
    const server = await openServer({ 'GET shopinfo': cut, 'GET shopinfo/config': cut });
    const page = await openPage(EMBED, { api: server.api });
    const errors = page.recordEvents('museum-error');
    await page.until('the error is reported', () => errors.length > 0);
    await page.reads(`${say('weCannotReachThe')} ${say('tryAgain')} ${FALLBACK}`);
  });

  describe('in a shop that cannot be reached', () => {
    const DOWN = { drop: true };

    /** Opens a page whose back end has failed, and lets it answer from now on. */
    async function openUnreachable(body: string) {
      const server = await openMuseum({
        same: ['event/select'],
        answers: { 'GET shopinfo': DOWN },
      });
      const page = await openPage(body, { api: server.api });
      await page.reads(say('weCannotReachThe'));
      await server.answer({ 'GET shopinfo': await ofDemo('shopinfo') });
      return { server, page };
    }

    it('are replaced by the screen, whose heading has the focus, once the visitor tries again', async () => {
      const { page } = await openUnreachable(EMBED);
      page.control(say('tryAgain')).focus();
      await page.click(say('tryAgain'));
      await page.reads('Tides');
      expect(page.text()).not.to.include(FALLBACK);
      expect(page.text()).not.to.include(say('weCannotReachThe'));
      await page.until('the heading has the focus', () => {
        const { activeElement } = page.one('museum-tickets').shadowRoot!;
        return activeElement?.classList.contains('title') ?? false;
      });
    });

    it('are replaced in all embeds, and leave the focus alone, once the browser is back online', async () => {
      const { server, page } = await openUnreachable(`${EMBED}<museum-checkout></museum-checkout>`);
      const before = await server.hits('GET shopinfo');
      page.window.dispatchEvent(new Event('online'));
      await page.reads('Tides', 'museum-tickets');
      await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
      expect(page.document.activeElement).to.equal(page.document.body);
      expect(await server.hits('GET shopinfo')).to.have.length(before.length + 1);
    });

    it('stay, with a button that can be pressed again, as long as nothing answers', async () => {
      const { server, page } = await openUnreachable(EMBED);
      await server.answer({ 'GET shopinfo': { ...DOWN, hold: 'again' } });
      const button = page.control(say('tryAgain'));
      button.click();
      await page.until('the button is busy', () => button.ariaBusy === 'true');
      await server.release('again');
      await page.until('the button is not busy', () => button.ariaBusy !== 'true');
      expect(page.control(say('tryAgain'))).to.equal(button);
      await page.reads(FALLBACK);
    });

    it('are all that a cart button shows', async () => {
      const { page } = await openUnreachable(
        `${EMBED}<museum-cart-button>Basket</museum-cart-button>`,
      );
      expect(page.text('museum-cart-button')).to.equal('Basket');
    });
  });

  it('give way to a note if a list takes long, which moves nothing, until the list is there', async () => {
    const list = await ofDemo('event/select');
    const server = await openMuseum({ answers: { 'GET event/select': { ...list, hold: 'list' } } });
    // a theme gives padding to the root element of the shop
    const embed = EMBED.replace('>', ' theme="dark">');
    const page = await openPage(embed, { api: server.api, head: HOLD_TIMERS });
    const placeOfCards = () => page.one('.cards').getBoundingClientRect().toJSON() as DOMRect;
    await page.until('the cards are awaited', () => page.all('.cards .skeleton').length > 0);
    const before = placeOfCards();
    const { scrollHeight } = page.document.documentElement;
    (page.window as unknown as { runHeld: () => void }).runHeld();
    await page.reads(say('thisIsTakingLonger'));
    expect(placeOfCards()).to.deep.equal(before);
    expect(page.document.documentElement.scrollHeight).to.equal(scrollHeight);
    await server.release('list');
    await page.reads('Tides');
    expect(page.text()).not.to.include(say('thisIsTakingLonger'));
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
