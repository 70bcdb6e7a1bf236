import { readStored, writeStored } from '../storage/storage.ts';

/** Enough for a visitor's whole year; older ones have long expired at the server. */
const MOST = 50;

export type Executed = { cartId: string; sessionUs: string };

const isExecuted = (value: unknown): value is Executed =>
  typeof value === 'object' &&
  value !== null &&
  'cartId' in value &&
  typeof value.cartId === 'string' &&
  'sessionUs' in value &&
  typeof value.sessionUs === 'string';

/** Carts that have become orders, in any tab of this browser. */
export function executedCarts(): Executed[] {
  const stored = readStored('executed');
  return Array.isArray(stored) ? stored.filter(isExecuted) : [];
}

export function rememberExecuted(executed: Executed): void {
  const others = executedCarts().filter(({ cartId }) => cartId !== executed.cartId);
  writeStored('executed', [...others, executed].slice(-MOST));
}
