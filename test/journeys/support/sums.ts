import type { Page } from 'playwright-core';
import { say } from '../../support/say.ts';

/** Reads the lines and the totals of the basket or of the order that the page shows. */
export function sumsOf(page: Page) {
  /** Waits until the totals show all these texts. */
  const reads = (...sums: readonly string[]): Promise<void> =>
    sums
      .reduce((totals, sum) => totals.filter({ hasText: sum }), page.locator('.totals'))
      .waitFor();
  return {
    reads,
    /** Waits until the totals show the shipping, with its country before the order, and the total. */
    readsShipping(shipping: string, total: string, country?: string) {
      const note = country ? say('countryInclVat', { country }) : say('inclVat');
      return reads(`${say('shipping')} ${note}${shipping}`, `${say('total')}${total}`);
    },
    /** Returns the texts of the lines, each with its amount; suggestions have pictures and do not count. */
    lines: () =>
      page
        .locator('.lines > li:not(:has(.picture))')
        .evaluateAll((lines) =>
          lines.map((line) => (line as HTMLElement).innerText.replaceAll(/\s+/g, ' ')),
        ),
  };
}
