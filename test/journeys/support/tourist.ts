import type { BrowserContextOptions } from 'playwright-core';
import type { PassOwner } from '../../../demo/server/pass-owner.ts';
import type { Database } from '../../../demo/server/sqlite.ts';
import { englishBuyer } from './buyer.ts';
import type { Journey } from './shop.ts';
import { WORDS } from './words.ts';
import { say } from '../../support/say.ts';

/** The English page of the guided tours. */
export const TOURS = '/museum/en/tours.html';

/** A place on a tour that is shared with others. */
export const PLACE = 'Place on the tour';

const { more, toBasket, basket } = WORDS.en;

/** A visitor who books guided tours on the English page. */
export async function tourist(journey: Journey, options?: BrowserContextOptions) {
  const visitor = await englishBuyer(journey, options);
  const { page, buys } = visitor;
  const steps = {
    /** Opens a tour on a day by a link, as anew. */
    async openTour(id: string, date: string) {
      await buys.open(`${TOURS}#/guided-tours/${id}?date=${date}`);
      await page.reload();
      await page
        .getByRole('radio', { name: /^\d\d:\d\d/ })
        .first()
        .waitFor();
    },
    count: (name: string) => page.getByRole('spinbutton', { name, exact: true }),
    /** Raises a count by its button. */
    async raise(name: string, by = 1) {
      for (let count = 0; count < by; count++) await buys.button(more(name)).click();
    },
    /** Puts the booking into the basket and goes there. */
    async toBasket() {
      await buys.button(say('addToBasket')).click();
      await buys.sentence(say('theTourHasBeen')).waitFor();
      await buys.link(toBasket).click();
      await buys.heading(basket).waitFor();
    },
    /** Leads from a sentence of the error summary to what mends it. */
    mend: (sentence: string | RegExp) =>
      page.locator('.error-summary').getByRole('button', { name: sentence }).click(),
    /** What has the focus, within the shop. */
    focused: page.locator('museum-tours :focus'),
  };
  return { ...visitor, ...steps };
}

type Line = {
  type: string;
  id: string;
  count: number;
  barcodes: string[];
  answers?: unknown[];
  owners?: PassOwner[];
};

/** What the reference server's database holds of an order. */
export function orderOf(database: Database, bookingNumber: string) {
  type Row = { cart_id: string; review_id: string; total_cents: number; items: string };
  const order = database.one<Row>(
    'SELECT cart_id, review_id, total_cents, items FROM orders WHERE booking_id = ?',
    [bookingNumber],
  )!;
  const rows = (table: string) =>
    database.all<{ datetime: string; count: number }>(
      `SELECT * FROM ${table} WHERE cart_id = ? ORDER BY datetime`,
      [order.cart_id],
    );
  return {
    /** What opens the order for whoever has it. */
    reviewKey: order.review_id,
    totalCents: order.total_cents,
    lines: JSON.parse(order.items) as Line[],
    places: rows('places').map(({ datetime, count }) => ({ datetime, count })),
    tourPlaces: rows('tour_places').map(({ datetime, count }) => ({ datetime, count })),
  };
}
