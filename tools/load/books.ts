import path from 'node:path';
import { openProviderDatabase } from '../../demo/provider/database.ts';
import { openShopDatabase } from '../../demo/server/database.ts';
import { EVENT } from './opening.ts';

/** The state of both databases after a run. */
export type Books = {
  /** Sold places by slot. */
  sold: Record<string, number>;
  orders: number;
  orderedCents: number;
  chargedCents: number;
  /** Captured payments without an order, and orders whose payment was not captured. */
  chargedWithoutOrder: number;
  orderedWithoutCharge: number;
};

type Payment = { id: string; cents: number };

const sum = (payments: Payment[]): number =>
  payments.reduce((total, { cents }) => total + cents, 0);

const without = (payments: Payment[], others: Payment[]): number => {
  const ids = new Set(others.map(({ id }) => id));
  return payments.filter(({ id }) => !ids.has(id)).length;
};

/** Reads the databases of the stopped servers. */
export const readBooks = (data: string): Books => {
  const shop = openShopDatabase(path.join(data, 'shop.sqlite'));
  const provider = openProviderDatabase(path.join(data, 'provider.sqlite'));
  const ordered = shop.all<Payment>(
    `SELECT provider_payment AS id, payments.total_cents AS cents FROM orders JOIN payments USING (cart_id)
      WHERE provider_payment IS NOT NULL`,
  );
  const charged = provider.all<Payment>(
    "SELECT id, amount_cents AS cents FROM payments WHERE status = 'captured'",
  );
  const slots = shop.all<{ datetime: string; places: number }>(
    `SELECT datetime, SUM(count) AS places FROM places JOIN payments USING (cart_id)
      WHERE status = 'ordered' AND event_id = ? GROUP BY datetime`,
    [EVENT],
  );
  shop.close();
  provider.close();
  return {
    sold: Object.fromEntries(slots.map(({ datetime, places }) => [datetime, places])),
    orders: ordered.length,
    orderedCents: sum(ordered),
    chargedCents: sum(charged),
    chargedWithoutOrder: without(charged, ordered),
    orderedWithoutCharge: without(ordered, charged),
  };
};
