import { idHash } from '../account/hash.ts';
import { readStored, writeStored } from '../web/storage.ts';

/** Enough for a year; older carts have long expired in the back end. */
const MOST = 50;

/**
 * Cart that has become an order. Stored beyond the tab, so it must not open the order: `cart` is a hash of the id, and
 * only the tab that started the payment can verify `mark`.
 */
export type Executed = { cart: string; mark: string };

const markOf = (cart: string, sessionUs: string): string => idHash(cart + sessionUs);

const executedOf = (cartId: string, sessionUs: string): Executed => {
  const cart = idHash(cartId);
  return { cart, mark: markOf(cart, sessionUs) };
};

function executedIn(value: unknown): Executed[] {
  const { cart, mark } = Object(value) as Record<string, unknown>;
  return typeof cart === 'string' && typeof mark === 'string' ? [{ cart, mark }] : [];
}

/** Returns the carts that have become orders in any tab of this browser. */
export function executedCarts(): Executed[] {
  const stored = readStored('executed');
  return Array.isArray(stored) ? stored.flatMap(executedIn) : [];
}

export function rememberExecuted(cartId: string, sessionUs: string): void {
  const executed = executedOf(cartId, sessionUs);
  const others = executedCarts().filter(({ cart }) => cart !== executed.cart);
  writeStored('executed', [...others, executed].slice(-MOST));
}

export const isExecuted = (cartId: string): boolean =>
  executedCarts().some(({ cart }) => cart === idHash(cartId));

/** Returns whether the payment was started in the tab with this session key. */
export const isBegunBy = ({ cart, mark }: Executed, sessionKey: string): boolean =>
  mark === markOf(cart, sessionKey);
