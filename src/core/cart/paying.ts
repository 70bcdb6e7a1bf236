import { snapshot } from 'valtio/vanilla';
import { storageName } from '../web/storage.ts';
import { reduced } from './reduced.ts';
import { cart } from './store.ts';
import { type CartLine, lineKey } from './types.ts';

/** Empties the cart (specification, section 4, Cart). */
export function clearCart(): void {
  Object.assign(cart, {
    form: [],
    removed: undefined,
    sent: undefined,
    cartId: undefined,
    changes: [],
  });
}

/**
 * Records the lines sent with a payment, which leave the cart once it is an order. `before` holds hashes of carts that
 * have become orders earlier.
 */
export function markSent(before: string[]): void {
  cart.sent = { lines: structuredClone(snapshot(cart.form)) as CartLine[], before };
}

/** Removes the paid lines from the cart; lines added since then stay. */
export function removeSent(): void {
  const gone = cart.sent?.lines ?? [];
  cart.form = cart.form.flatMap((line) => {
    const paid = gone.find((each) => lineKey(each) === lineKey(line));
    const rest = paid ? reduced(line, paid) : line;
    return rest ? [rest] : [];
  });
  Object.assign(cart, { removed: undefined, sent: undefined, cartId: undefined });
}

/** Returns whether the event reports that another tab has changed the stored list of executed carts. */
export const isAboutExecuted = ({ key }: StorageEvent): boolean => key === storageName('executed');
