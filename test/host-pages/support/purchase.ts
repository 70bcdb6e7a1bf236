import { engine } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** A screen on the way to an order, by what is read on it, and what leads on. */
type Step = { reads: RegExp; go: (page: Visitor, within: string) => Promise<void> };

const GUEST: [field: RegExp, text: string][] = [
  [/^First name/, 'Ada'],
  [/^Last name/, 'Lovelace'],
  [/^E-mail/, 'ada@example.org'],
  [/^Street/, 'Hafenstraße 1'],
  [/^Postcode/, '20359'],
  [/^City/, 'Hamburg'],
];

/** WebKit has one in a day in words. */
const COMMA = engine === 'webkit' ? ',' : '';

// names by how they begin, since a translator may write more behind them
const STEPS: readonly Step[] = [
  { reads: /Northern Sky/, go: (page, within) => page.click(/^Tides/, within) },
  { reads: /Choose a day/, go: (page, within) => page.click(/^\s*Saturday/, within) },
  {
    // of that day, and no more of the one before
    reads: new RegExp(`Saturday${COMMA} 6 March\\W+Choose a time`),
    async go(page, within) {
      await page.click(/^\s*12:00/, within);
      await page.click(/^Increase Adult/, within);
      await page.click(/^Add to basket/, within);
      await page.click(/^Go to basket/, within);
    },
  },
  { reads: /Voucher code/, go: (page, within) => page.click(/^Checkout/, within) },
  {
    reads: /Continue as guest/,
    async go(page, within) {
      for (const [field, text] of GUEST) await page.type(field, text, within);
      await page.click(/^Continue$|^Continue [^a]/, within);
    },
  },
  {
    reads: /Payment method|Order with obligation to pay/,
    async go(page, within) {
      await page.click(/I agree/, within);
      await page.click(/^Order with obligation to pay/, within);
      await page.click(/^Pay /);
    },
  },
  { reads: /Thank you for your order/, go: () => Promise.resolve() },
];

/**
 * Buys a ticket from the list of events to the booking number, or as far as the screen that reads `until`. On each screen,
 * before anything is done there, `look` has its turn.
 */
export async function buyTickets(
  page: Visitor,
  within: string,
  look: (screen: string) => Promise<void> = () => Promise.resolve(),
  until?: string,
): Promise<void> {
  for (const { reads, go } of STEPS) {
    await page.reads(reads, within);
    await look(reads.source);
    if (until !== undefined && reads.test(until)) return;
    await go(page, within);
  }
}
