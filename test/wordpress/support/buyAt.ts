import type { Page } from 'playwright-core';
import { buyer, SATURDAY } from '../../journeys/support/buyer.ts';
import { WORDS } from '../../journeys/support/words.ts';

/** Buys tickets on a page that shows the event, and returns the booking number. The visitor is back on the page then. */
export async function buyAt(page: Page, address: string): Promise<string> {
  const buys = buyer(page, '', WORDS.en);
  await buys.open(`${address}${SATURDAY}`);
  await buys.chooseTickets();
  await buys.addToBasket();
  await buys.fillIn();
  await buys.payAndOrder();
  return buys.bookingNumber();
}
