import { subscribe } from 'valtio/vanilla';
import { announce } from '../page/events.ts';
import { language } from '../page/language.ts';
import { published } from '../page/snapshot.ts';
import { claim, shared } from '../page/shared.ts';
import { writeStored } from '../web/storage.ts';
import { cart } from './store.ts';
import { countOf, payableTotal } from './totals.ts';
import type { CartLine } from './types.ts';
import { retryImport } from '../async/retryImport.ts';

/** Last announced lines and total, to skip events for other changes of the store. */
let told = '[[],0]';

/** Returns a line as it is published to the host page. */
export const toldLine = (line: CartLine) =>
  Object.freeze({
    type: line.type,
    id: line.id,
    name: line.name,
    count: countOf(line),
    totalPrice: line.totalPrice,
  });

function announceCart(): void {
  const totalCents = payableTotal(cart);
  const basket = JSON.stringify([cart.form, totalCents]);
  if (basket === told) return;
  told = basket;
  published.cart = Object.freeze({
    count: cart.form.length,
    totalCents,
    lines: Object.freeze(cart.form.map(toldLine)),
  });
  announce('museum-cart-change', published.cart);
}

const keeping = shared('keep cart', () => ({ restore: undefined as (() => void) | undefined }));

/**
 * Persists the cart in session storage from now on. Pass `restore` if you change the cart on `pageshow`, so that the
 * stored cart, which may be newer, is read first.
 */
export function keepCart(restore?: () => void): void {
  keeping.restore ??= restore;
  if (!claim('keep cart')) return;
  announceCart();
  subscribe(cart, () => {
    const { form, sent, cartId, lang = language.lang, shippingCosts } = cart;
    const isEmpty = form.length === 0 && !sent && !cartId;
    writeStored('cart', isEmpty ? undefined : { form, sent, cartId, lang, shippingCosts });
    announceCart();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && keeping.restore) keeping.restore();
    else if (persisted)
      void retryImport(() => import('./restore.ts')).then(({ restoreCart }) => restoreCart());
  });
}
