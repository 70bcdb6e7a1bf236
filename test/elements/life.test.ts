import { expect } from 'chai';
import { ADULTS } from '../support/basket.ts';
import { countOf } from '../support/choose.ts';
import { openPage, type Page } from '../support/page.ts';
import { press, type } from '../support/keyboard.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-tickets><a href="/desk">Tickets at the desk</a></museum-tickets>';
const GUEST = { address: '#/register-guest' };
const FIRST_NAME = 'input[name=fname]';

/** Counts the listeners on what outlives an embed: window, document, body and the stores. */
function countListeners(page: Page): () => number {
  let count = 0;
  const { EventTarget, document } = page.window;
  const isPage = (target: unknown): boolean =>
    target === page.window || target === document || target === document.body;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...all: unknown[]) {
    if (isPage(this ?? page.window)) count += 1;
    return Reflect.apply(addEventListener, this ?? page.window, all);
  };
  EventTarget.prototype.removeEventListener = function (...all: unknown[]) {
    if (isPage(this ?? page.window)) count -= 1;
    return Reflect.apply(removeEventListener, this ?? page.window, all);
  };
  return () => count + page.held('announcements').size + page.held('hosts').size;
}

/** Types a first name into the guest form with the browser's real keyboard. */
async function typeName(page: Page): Promise<HTMLInputElement> {
  await page.reads(say('yourBasketIsEmpty'));
  page.held('cart').lines.push(ADULTS);
  await page.until('the form is there', () => page.all(FIRST_NAME).length > 0);
  const field = page.one<HTMLInputElement>(FIRST_NAME);
  field.focus();
  await type('Ada');
  return field;
}

describe('an embed', () => {
  it('unmounts when it is removed and mounts again when it returns, without leaving listeners', async () => {
    const page = await openPage(TAG);
    await page.reads('Tides');
    const listeners = countListeners(page);
    const embed = page.one('museum-tickets');
    const before = listeners();
    for (const _ of [1, 2, 3]) {
      embed.remove();
      await page.until('it is unmounted', () => page.held('hosts').size === 0);
      expect(embed.shadowRoot!.querySelectorAll('.museum')).to.have.length(0);
      expect(Object.keys(page.held('navigation').outlets)).to.deep.equal([]);
      page.document.body.append(embed);
      await page.reads('Tides');
    }
    await page.until('no listener is left', () => listeners() === before);
  });

  it('leaves the basket intact when it is removed', async () => {
    const page = await openPage(`${TAG}<museum-cart-button></museum-cart-button>`);
    await page.reads(say('basket'));
    page.held('cart').lines.push(ADULTS);
    page.one('museum-tickets').remove();
    await page.reads(countOf(1));
  });

  it('does nothing if it was created but never inserted', async () => {
    const page = await openPage(TAG);
    await page.reads('Tides');
    page.document.createElement('museum-tickets').setAttribute('item', '12');
    await page.untilIdle();
    expect(Object.keys(page.held('navigation').outlets)).to.have.length(1);
    expect(page.said).to.deep.equal([]);
  });
});

describe('an embed that is moved', () => {
  it('still reacts to clicks', async () => {
    const page = await openPage(`${TAG}<aside></aside>`);
    await page.reads('Tides');
    page.one('aside').append(page.one('museum-tickets'));
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
  });

  it('keeps the focus and the caret with moveBefore', async () => {
    const page = await openPage(`${TAG}<aside></aside>`, GUEST);
    const field = await typeName(page);
    await press('ArrowLeft');
    const aside = page.one('aside') as HTMLElement & { moveBefore(node: Node, at: null): void };
    aside.moveBefore(page.one('museum-tickets'), null);
    await page.untilIdle();
    await type('m');
    expect(field.value).to.equal('Adma');
    expect(page.one('museum-tickets').shadowRoot!.activeElement === field).to.equal(true);
  });

  it('keeps its style and the typed text in another document', async () => {
    const page = await openPage(`${TAG}<iframe></iframe>`, GUEST);
    const field = await typeName(page);
    const colourOf = (control: Element) =>
      control.ownerDocument.defaultView!.getComputedStyle(control).backgroundColor;
    const before = colourOf(page.control(say('orderWithObligationTo')));
    const other = page.one<HTMLIFrameElement>('iframe').contentDocument!;
    const embed = page.one('museum-tickets');
    other.body.append(embed);
    await page.untilIdle();
    const button = embed.shadowRoot!.querySelector('.button.primary')!;
    expect(field.value).to.equal('Ada');
    expect(colourOf(button)).to.equal(before);
    page.document.body.append(embed);
    await page.untilIdle();
    expect(colourOf(page.control(say('orderWithObligationTo')))).to.equal(before);
  });
});
