import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTicket, EVENT, payAndOrder, toFilledCheckout, toProvider } from './support/buy.ts';
import { engine } from './support/engine.ts';
import { basketOf, begins } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { inTier } from '../support/tier.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

const CART_BUTTON = '<museum-cart-button></museum-cart-button>';
const PAGES = {
  'a tickets embed alone': EVENT,
  'a tickets embed and a checkout embed': `${EVENT}<museum-checkout></museum-checkout>`,
};

/** Simulates a page that the browser restores from its back/forward cache. */
const restoreFromCache = (page: Visitor): Promise<void> =>
  page.ask(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

const payments = Object.entries(PAGES);
for (const [title, body] of inTier(payments, payments.slice(1))) {
  test(`R2: Back from the provider returns to a working checkout, with ${title}`, async () => {
    const page = await pages.open({ body: body + CART_BUTTON });
    await toFilledCheckout(page);
    await toProvider(page);
    await page.back();
    await page.reads(basketOf(1), 'museum-cart-button');
    const accept = await page.control(begins(say('iAgreeToThe')));
    await accept.evaluate((each) => (each as HTMLInputElement).checked && each.click());
    await toProvider(page);
    await payAndOrder(page);
    await page.reads(basketOf(0), 'museum-cart-button');
  });

  // WebKit has no Navigation API to stop a navigation with; in the test above it really keeps the page
  if (engine === 'webkit') continue;
  test(`R2: a restored page ends the payment in progress, and its buttons work, with ${title}`, async () => {
    const page = await pages.open({ body: body + CART_BUTTON });
    await toFilledCheckout(page);
    // stops the navigation to the provider, so that the page stays as it was
    await page.ask(() => {
      const { navigation } = globalThis as unknown as { navigation: EventTarget };
      const hold = (event: Event): void => {
        event.preventDefault();
        document.title = 'Held up';
      };
      navigation.addEventListener('navigate', hold, { once: true });
    });
    await page.click(begins(say('iAgreeToThe')));
    await page.click(say('orderWithObligationTo'));
    await page.until(
      'the navigation has begun',
      async () => (await page.tab.title()) === 'Held up',
    );
    await restoreFromCache(page);
    await page.click(say('orderWithObligationTo'));
    await payAndOrder(page);
  });
}

/** Adds a line to the stored basket, as another page of this tab would: the same tickets, an hour later. */
const addElsewhere = (page: Visitor): Promise<void> =>
  page.ask(() => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith('/cart'))!;
    const basket = JSON.parse(sessionStorage.getItem(key)!) as { lines: { datetime: string }[] };
    basket.lines.push({ ...basket.lines[0]!, datetime: '2027-03-06T13:00:00' });
    sessionStorage.setItem(key, JSON.stringify(basket));
  });

test('R2: a restored page reads the stored basket again', async () => {
  const page = await pages.open({ body: EVENT + CART_BUTTON });
  await addTicket(page);
  await page.reads(basketOf(1), 'museum-cart-button');
  await addElsewhere(page);
  await restoreFromCache(page);
  await page.reads(basketOf(2), 'museum-cart-button');
  await page.click(say('goToBasket'));
  await page.reads('€28.00', 'museum-tickets');
});

test('R2: Back to a page that the browser loads again shows the current basket', async () => {
  const second = pages.museum.put({ body: EVENT });
  const page = await pages.open({
    headers: { 'cache-control': 'no-store' },
    body: `${CART_BUTTON}<a href="${second}">Second page</a><museum-tickets item="15"></museum-tickets>`,
  });
  await page.reads(basketOf(0), 'museum-cart-button');
  await page.click('Second page');
  await page.reads(/^Tides/);
  await addTicket(page);
  await page.back();
  await page.reads(basketOf(1), 'museum-cart-button');
});

const LEFT = '<script>addEventListener("pagehide", () => { isLeft = true })</script>';

/** Whether the browser has restored this page instead of loading it again. */
const isKept = (page: Visitor): Promise<boolean> =>
  page.ask(() => (globalThis as { isLeft?: boolean }).isLeft === true);

/** Waits until the visitor is at this page. The URL is read in the page: the driver does not notice a restored page. */
const standsAt = (page: Visitor, address: string): Promise<void> =>
  page.until(`it is ${address}`, () =>
    page.ask((wanted: string) => location.href === wanted, address),
  );

test('R2: pages that the browser itself restores by Back and Forward show the current basket', async () => {
  const second = pages.museum.put({ body: EVENT + CART_BUTTON });
  const page = await pages.visit();
  const first = pages.museum.put({
    head: LEFT,
    body: `${CART_BUTTON}<a href="${second}">The other page</a><museum-checkout></museum-checkout>`,
  });
  await page.goTo(first);
  await page.reads(basketOf(0), 'museum-cart-button');
  await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
  await page.click('The other page');
  await standsAt(page, second);
  await addTicket(page);
  await page.back();
  await standsAt(page, first);
  await page.reads(basketOf(1), 'museum-cart-button');
  await page.reads('€14.00', 'museum-checkout');
  // Chromium's headless shell has no back/forward cache
  if (engine === 'firefox') assert.ok(await isKept(page));
  await page.click(begins(say('remove')), 'museum-checkout');
  await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
  await page.forward();
  await standsAt(page, second);
  await page.reads(basketOf(0), 'museum-cart-button');
  const stored = () => Object.keys(localStorage).filter((name) => name.startsWith('museum-shop/'));
  assert.deepEqual(await page.ask(stored), []);
});

// Chromium's headless shell has no back/forward cache
if (engine === 'firefox') {
  for (const [tag, reads] of [
    ['museum-tickets', `${say('all')} 13`],
    ['museum-tours', 'Nine Centuries in an Hour'],
    ['museum-account', say('logIn')],
    ['museum-checkout', say('yourBasketIsEmpty')],
  ] as const) {
    test(`R2: the browser can keep a page with ${tag} and a cart button for Back`, async () => {
      const next = pages.museum.put({ body: 'The next page' });
      const page = await pages.open({ head: LEFT, body: `${CART_BUTTON}<${tag}></${tag}>` });
      // the browser does not keep a page that still waits for responses or images
      await page.until('it is kept', async () => {
        await page.reads(reads, tag);
        await page.ask((to: string) => void setTimeout(() => location.assign(to)), next);
        await page.reads('The next page');
        await page.back();
        await page.reads(reads, tag);
        return isKept(page);
      });
    });
  }
}
