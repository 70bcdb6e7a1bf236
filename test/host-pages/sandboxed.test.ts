import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyTickets, toProvider, typeDetails } from './support/buy.ts';
import { engine } from './support/engine.ts';
import { hostPages } from './support/suite.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

/** A preview that allows only scripts: no forms, pop-ups, storage or navigation of the top window. */
const PREVIEW = { 'content-security-policy': 'sandbox allow-scripts' };
/** Browsers log each form that they block. */
const FORBIDDEN = /form submission|sandbox/i;

test('S8: in a preview without forms and storage a visitor gets from the list to the payment page', async () => {
  const page = await pages.open({
    body: '<museum-tickets></museum-tickets><museum-cart-button></museum-cart-button>',
    headers: PREVIEW,
    mayHear: FORBIDDEN,
  });
  const look = async (): Promise<void> => {
    const origin = await page.ask(() => globalThis.origin);
    assert.equal(origin, 'null', 'the preview has an opaque origin');
  };
  await buyTickets(page, 'museum-tickets', { look, until: 'checkout' });
  await typeDetails(page);
  await toProvider(page);
  await page.reads('Pay €14.00');
});

test('S8: in a preview without forms a form shows its errors, and Enter submits it exactly once', async () => {
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
  test('S8: in the frame of an editor’s preview the shop loads and shows configuration errors', async () => {
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
    await page.until('both embeds and a note to the editor are there', async () => {
      const text = await frame.evaluate(() => reader.text());
      return parts.every((part) => text.includes(part));
    });
    await page.until('the error is logged', () => page.said.some((text) => text.includes('blue')));
  });
}
