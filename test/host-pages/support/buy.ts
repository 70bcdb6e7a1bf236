import type { Visitor } from './visitor.ts';

/** An event on its Saturday, as a tag shows it. */
export const EVENT = '<museum-tickets item="12" date="2027-03-06"></museum-tickets>';

/** Puts one adult's ticket for noon into the basket, on the screen of the event. */
export async function addTicket(page: Visitor, within?: string): Promise<void> {
  await page.click('12:00', within);
  await page.click('Increase Adult', within);
  await page.click('Add to basket', within);
  await page.reads('Go to basket', within);
}
