import type { Page } from 'playwright-core';
import { say } from '../../support/say.ts';
import { buyer, detailsAsked } from './buyer.ts';
import type { Journey } from './shop.ts';
import { WORDS } from './words.ts';

const words = WORDS.en;

/** Reports each press of a control and each text field that is filled in. Plain text, because it runs in the page. */
const WATCH = `
  const control = 'a, button, summary, [role=gridcell], input[type=radio], input[type=checkbox]';
  const filled = new WeakSet();
  const innermost = (event) => event.composedPath()[0];
  addEventListener('click', (event) => {
    if (innermost(event).closest?.(control)) countEffort('click');
  }, true);
  addEventListener('input', (event) => {
    const field = innermost(event);
    if (filled.has(field) || !field.matches('input:not([type=radio], [type=checkbox]), textarea')) return;
    filled.add(field);
    countEffort('field');
  }, true);
`;

async function countEffort(page: Page, shop: string) {
  const effort = { clicks: 0, fields: 0 };
  await page.exposeBinding('countEffort', ({ frame }, kind: 'click' | 'field') => {
    // the payment provider is the same for every shop, so its page does not count
    if (new URL(frame.url()).origin !== new URL(shop).origin) return;
    if (kind === 'click') effort.clicks += 1;
    else effort.fields += 1;
  });
  await page.addInitScript(WATCH);
  return effort;
}

/** Returns a visitor whose presses of controls, screens and filled-in fields are counted until the booking number. */
export async function countingBuyer(journey: Journey) {
  const visitor = await journey.visit({ locale: 'en-GB' });
  const { page } = visitor;
  const { shop } = journey.addresses;
  const effort = await countEffort(page, shop);
  const buys = buyer(page, shop, words);
  const screens = new Set<string>();
  /** Waits for the heading of a screen. */
  const arriveAt = async (screen: string | RegExp): Promise<void> => {
    screens.add(await page.locator('.title', { hasText: screen }).innerText());
  };
  /** Fills in the details that are asked for and not known. */
  const typeUnknown = async (): Promise<void> => {
    for (const [label, value] of await detailsAsked(page, words)) {
      const field = page.getByLabel(label);
      if ((await field.inputValue()) === '') await field.fill(value);
    }
  };
  return {
    ...visitor,
    buys,
    arriveAt,
    /** Adds the choice to the basket and buys it as a guest, by card. Returns the effort since the first screen. */
    async buy() {
      await buys.button(words.add).click();
      await buys.button(say('goToCheckout')).click();
      await arriveAt(words.checkout);
      await typeUnknown();
      await page.getByRole('checkbox', { name: words.accept }).check();
      await buys.button(words.toPayment).click();
      await buys.button(words.pay).click();
      screens.add('provider');
      await buys.heading(words.accepted).or(buys.heading(words.thanks)).waitFor();
      if (await buys.heading(words.accepted).isVisible()) {
        await arriveAt(words.accepted);
        await buys.button(words.order).click();
      }
      await arriveAt(words.thanks);
      return { ...effort, screens: screens.size };
    },
  };
}
