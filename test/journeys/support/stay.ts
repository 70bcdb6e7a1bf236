import type { Page } from 'playwright-core';
import { englishBuyer } from './buyer.ts';
import { ledgerOf } from './ledger.ts';
import type { Journey } from './shop.ts';
import { WORDS } from './words.ts';

/** Pays at the provider without following its redirect, as if the tab was closed or offline. Returns the redirect's address. */
export async function payAndStay(
  page: Page,
  provider: string,
  pay: () => Promise<void>,
): Promise<string> {
  let returnAddress = '';
  const payment = `${provider}/pay/*`;
  await page.route(payment, async (route) => {
    // the page opens the provider at the same address, by GET
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch({ maxRedirects: 0 });
    returnAddress = answer.headers().location ?? '';
    await route.fulfill({ status: 204 });
  });
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().startsWith(`${provider}/pay/`),
  );
  await pay();
  await answered;
  await page.unroute(payment);
  return returnAddress;
}

/** Returns an English visitor who has paid, and the provider's return address, which is not opened yet. */
export async function paidVisitor(journey: Journey) {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toProvider();
  const { provider } = journey.addresses;
  const pay = () => buys.button(WORDS.en.pay).click();
  const returnAddress = await payAndStay(page, provider, pay);
  return { ...visitor, ledger, returnAddress };
}
