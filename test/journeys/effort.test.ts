import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { GUEST } from '../support/guest.ts';
import { say } from '../support/say.ts';
import { buyer } from './support/buyer.ts';
import { countEffort } from './support/effort.ts';
import { type Journey, startJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';

const words = WORDS.en;

let journey: Journey;
afterEach(() => journey.end());

/** Buys one ticket for another day as a guest, by card, from the open event to the booking number; returns the effort. */
async function buyTicket(confirmPaymentOnCheckout: boolean) {
  journey = await startJourney({ confirmPaymentOnCheckout });
  const { page, noise } = await journey.visit({ locale: 'en-GB' });
  const { shop } = journey.addresses;
  const effort = await countEffort(page, shop);
  const buys = buyer(page, shop, words);
  const screens: string[] = [];
  const arriveAt = async (screen: string): Promise<void> => {
    await buys.heading(screen).waitFor();
    screens.push(screen);
  };

  await buys.open(`${words.page}#/tickets/12`);
  await arriveAt('Tides');
  await page.getByRole('gridcell', { name: words.saturday }).click();
  await page.getByRole('radio', { name: '12:00' }).check();
  await buys.button(words.add).click();
  await buys.button(say('goToCheckout')).click();

  await arriveAt(words.checkout);
  await page.getByLabel(words.firstName).fill(GUEST.firstName);
  await page.getByLabel(words.lastName).fill(GUEST.lastName);
  await page.getByLabel(words.email).fill(GUEST.eMail);
  await page.getByRole('checkbox', { name: words.accept }).check();
  await buys.button(words.toPayment).click();

  await buys.button(words.pay).click();
  screens.push('provider');
  if (confirmPaymentOnCheckout) {
    await arriveAt(words.accepted);
    await buys.button(words.order).click();
  }
  await arriveAt(words.thanks);
  assert.deepEqual(noise, []);
  return { ...effort, screens: screens.length };
}

const FIELDS = ['fname', 'lname', 'email'];

test('Effort: a ticket takes six clicks, four screens and three fields', async () => {
  assert.deepEqual(await buyTicket(false), { clicks: 6, fields: FIELDS, screens: 4 });
});

test('Effort: a confirmation after the payment adds one click and one screen', async () => {
  assert.deepEqual(await buyTicket(true), { clicks: 7, fields: FIELDS, screens: 5 });
});
