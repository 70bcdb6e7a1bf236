import { snapshot } from 'valtio/vanilla';
import { storageName } from '../storage/storage.ts';
import { reduced } from './reduced.ts';
import { cart } from './store.ts';
import { type CartLine, lineKey } from './types.ts';

/** Empties the basket (specification, section 4, Cart). */
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
 * Remembers what is sent with a payment, so that just this leaves the basket when it becomes an order. `before` are
 * hashes of the carts that have become orders already.
 */
export function markSent(before: string[]): void {
  cart.sent = { lines: structuredClone(snapshot(cart.form)) as CartLine[], before };
}

/** Takes what was paid out of the basket; what was added since then stays. */
export function removeSent(): void {
  const gone = cart.sent?.lines ?? [];
  cart.form = cart.form.flatMap((line) => {
    const paid = gone.find((each) => lineKey(each) === lineKey(line));
    const rest = paid ? reduced(line, paid) : line;
    return rest ? [rest] : [];
  });
  Object.assign(cart, { removed: undefined, sent: undefined, cartId: undefined });
}

/** True for the browser's message that the stored list of executed carts has changed in another tab. */
export const isAboutExecuted = ({ key }: StorageEvent): boolean => key === storageName('executed');
