import { detailsOf } from '../../journeys/support/buyer.ts';
import { WORDS } from '../../journeys/support/words.ts';
import type { Visitor } from './visitor.ts';

const { accept, add, adult, checkout, more, pay, thanks, toBasket, toPayment } = WORDS.en;

/** An event on its Saturday, as a tag shows it. */
export const EVENT = '<museum-tickets item="12" date="2027-03-06"></museum-tickets>';

/** Puts one adult's ticket for noon into the basket, on the screen of the event. */
export async function addTicket(page: Visitor, within?: string): Promise<void> {
  await page.click('12:00', within);
  await page.click(more(adult), within);
  await page.click(add, within);
  await page.reads(toBasket, within);
}

/** From the screen of the event to the payment step, with one ticket. */
export async function toPaymentStep(page: Visitor): Promise<void> {
  await addTicket(page);
  await page.click(toBasket);
  await page.click(checkout);
  for (const [label, value] of detailsOf(WORDS.en)) await page.type(label, value);
  await page.click(WORDS.en.continue);
  await page.control(toPayment);
}

/** From the payment step to the provider's page. */
export async function toProvider(page: Visitor): Promise<void> {
  await page.click(accept);
  await page.click(toPayment);
  await page.control(pay);
}

/** From the provider's page to the booking number. */
export async function payAndOrder(page: Visitor): Promise<void> {
  await page.click(pay);
  await page.reads(thanks);
}
