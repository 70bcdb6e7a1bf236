import type { BrowserContextOptions } from 'playwright-core';
import type { Customer } from '../../../demo/server/customers.ts';
import type { OrderRow } from '../../../demo/server/orders.ts';
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

const { more, toBasket, checkout } = WORDS.en;

/** Returns a visitor who books guided tours on the English page. */
export async function tourist(journey: Journey, options?: BrowserContextOptions) {
  const visitor = await englishBuyer(journey, options);
  const { page, buys } = visitor;
  const steps = {
    /** Opens a tour on a day by a link, in a page that loads from the start. */
    async openTour(id: string, date: string) {
      await buys.open(`${TOURS}#/guided-tours/${id}?date=${date}`);
      await page.reload();
      await page
        .getByRole('radio', { name: /^\d\d:\d\d/ })
        .first()
        .waitFor();
    },
    count: (name: string) => page.getByRole('spinbutton', { name, exact: true }),
    /** Presses the button that raises a count. */
    async raise(name: string, by = 1) {
      for (let count = 0; count < by; count++) await buys.button(more(name)).click();
    },
    /** Adds the booking to the basket and goes there. */
    async toBasket() {
      await buys.button(say('addToBasket')).click();
      await buys.sentence(say('theTourHasBeen')).waitFor();
      await buys.link(toBasket).click();
      await buys.heading(checkout).waitFor();
    },
    /** Follows a sentence of the error summary to its field. */
    followError: (sentence: string | RegExp) =>
      page.locator('.error-summary').getByRole('button', { name: sentence }).click(),
    /** The element within the embed that has the focus. */
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

/** Reads an order from the reference server's database. */
export function orderOf(database: Database, bookingNumber: string) {
  const order = database.one<OrderRow>('SELECT * FROM orders WHERE booking_id = ?', [
    bookingNumber,
  ])!;
  const rows = (table: string) =>
    database.all<{ datetime: string; count: number }>(
      `SELECT * FROM ${table} WHERE cart_id = ? ORDER BY datetime`,
      [order.cart_id],
    );
  return {
    /** Gives access to the order without a login. */
    reviewKey: order.review_id,
    totalCents: order.total_cents,
    shippingCents: order.shipping_cents,
    customer: JSON.parse(order.customer) as Customer,
    lines: JSON.parse(order.items) as Line[],
    places: rows('places').map(({ datetime, count }) => ({ datetime, count })),
    tourPlaces: rows('tour_places').map(({ datetime, count }) => ({ datetime, count })),
  };
}
