import { snapshot } from 'valtio/vanilla';
import { subtractLine } from './lines.ts';
import { cart } from './store.ts';
import { type CartLine, lineKey } from './types.ts';

/** Returns whether a payment in progress has reserved a line; the back end counts it as taken. */
export const isReserved = (
  line: CartLine,
  sent: { readonly lines: readonly CartLine[] } | undefined,
): boolean => sent?.lines.some((each) => lineKey(each) === lineKey(line)) ?? false;

/**
 * Records the lines sent with a payment, which leave the cart once it is an order. `before` holds hashes of carts that
 * have become orders earlier.
 */
export function markSent(before: string[]): void {
  cart.sent = { lines: structuredClone(snapshot(cart.lines)) as CartLine[], before };
}

/** Removes the paid lines from the cart; lines added since then stay. */
export function removeSent(): void {
  const gone = cart.sent?.lines ?? [];
  cart.lines = cart.lines.flatMap((line) => {
    const paid = gone.find((each) => lineKey(each) === lineKey(line));
    const rest = paid ? subtractLine(line, paid) : line;
    return rest ? [rest] : [];
  });
  Object.assign(cart, { removed: undefined, sent: undefined, cartId: undefined });
}

/** Forgets the lines sent with a payment that has ended without an order; they stay in the cart. */
export function forgetSent(): void {
  cart.sent = undefined;
  cart.cartId = undefined;
}

/** Records the back end's id of the cart that is being paid, or that none is. */
export function setCartId(cartId: string | undefined): void {
  cart.cartId = cartId;
}
