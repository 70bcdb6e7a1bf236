import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyTickets, toProvider } from './support/buy.ts';
import { engine } from './support/engine.ts';
import { hostPages } from './support/suite.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

/** A preview that allows scripts and nothing else: no forms, no pop-ups, no storage, no way out at the top. */
const PREVIEW = { 'content-security-policy': 'sandbox allow-scripts' };
/** Browsers tell of each form that they do not send. */
const FORBIDDEN = /form submission|sandbox/i;

test('S8: in a preview without forms and storage a visitor gets from the list to the payment', async () => {
  const page = await pages.open({
    body: '<museum-tickets></museum-tickets><museum-cart-button></museum-cart-button>',
    headers: PREVIEW,
    mayHear: FORBIDDEN,
  });
  const look = async (): Promise<void> => {
    const origin = await page.ask(() => globalThis.origin);
    assert.equal(origin, 'null', 'the preview has an origin of its own');
  };
  await buyTickets(page, 'museum-tickets', { look, until: 'payment' });
  await toProvider(page);
  await page.reads('Pay €14.00');
});

test('S8: a form that is refused there says what is missing, once, also by the Enter key', async () => {
  let tries = 0;
  pages.museum.fail(({ method, endpoint }) => {
    if (method === 'POST' && endpoint === 'auth/login') tries += 1;
    return undefined;
  });
  const page = await pages.open({
    body: '<museum-account></museum-account>',
    headers: PREVIEW,
    mayHear: FORBIDDEN,
  });
  await page.click(say('logIn'), 'museum-account');
  await page.reads(say('pleaseCorrectTheErrors'), 'museum-account');
  await page.type(say('eMail'), 'nobody@example.org', 'museum-account');
  await page.type(say('password'), 'no idea', 'museum-account');
  await page.tab.keyboard.press('Enter');
  await page.reads(say('wrongEMailAddress'), 'museum-account');
  assert.equal(tries, 1);
});

// the first script of a page does not reach its frames in WebKit
if (engine !== 'webkit') {
  test('S8: in the frame of a preview that an editor looks at, the shop opens and tells of mistakes', async () => {
    const inner = pages.museum.put({
      body: '<museum-tickets theme="blue"></museum-tickets><museum-tours></museum-tours>',
    });
    const page = await pages.open({
      body: `<iframe sandbox="allow-scripts" src="${inner}" width="900" height="600"></iframe>`,
      scripts: [],
      mayHear: /blue/,
    });
    const frame = page.tab.frames().find((each) => each.url() === inner)!;
    const parts = ['Tides', 'Nine Centuries', say('forTheEditorOf')];
    await page.until('both are there, and a word to the editor', async () => {
      const text = await frame.evaluate(() => reader.text());
      return parts.every((part) => text.includes(part));
    });
    await page.until('the editor is told', () => page.said.some((text) => text.includes('blue')));
  });
}
