import type { BrowserContextOptions } from 'playwright-core';
import type { Database } from '../../../demo/server/sqlite.ts';
import { englishBuyer } from './buyer.ts';
import type { Journey } from './shop.ts';
import { WORDS } from './words.ts';

/** The English page of the museum's shop. */
export const SHOP = '/museum/en/merchandise.html';

const { add, toBasket, checkout } = WORDS.en;

/** Returns a visitor who buys things in the museum's shop on the English page. */
export async function shopper(journey: Journey, options?: BrowserContextOptions) {
  const visitor = await englishBuyer(journey, options);
  const { page, buys } = visitor;
  const steps = {
    count: (name: string) => page.getByRole('spinbutton', { name, exact: true }),
    /** Finds an article by its category and adds one to the basket. */
    async take(category: string | RegExp, name: string | RegExp) {
      await buys.open(SHOP);
      await buys.link(category).click();
      await buys.link(name).click();
      await buys.button(add).click();
      await page.locator('.added').waitFor();
    },
    /** Follows the message about an added article to the basket. */
    async toBasket() {
      await buys.link(toBasket).click();
      await buys.heading(checkout).waitFor();
    },
  };
  return { ...visitor, ...steps };
}

/** Returns the number of pieces of each article in an order, from the reference server's database. */
export const piecesOf = (database: Database, bookingNumber: string): Record<string, number> =>
  Object.fromEntries(
    database
      .all<{ article_id: string; count: number }>(
        'SELECT article_id, count FROM pieces JOIN orders USING (cart_id) WHERE booking_id = ?',
        [bookingNumber],
      )
      .map(({ article_id, count }) => [article_id, count]),
  );
