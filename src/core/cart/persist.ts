import { subscribe } from 'valtio/vanilla';
import { announce } from '../page/events.ts';
import { language } from '../page/language.ts';
import { publishCart, published } from '../page/snapshot.ts';
import { claim } from '../page/shared.ts';
import { writeStored } from '../web/storage.ts';
import { cart } from './store.ts';
import { countOf, payableTotal } from './totals.ts';
import type { CartLine } from './types.ts';

/** Last announced lines and total, to skip events for other changes of the store. */
let lastAnnounced = '[[],0]';

/** Returns a line as it is published to the host page. */
export const publicLine = (line: CartLine) =>
  Object.freeze({
    type: line.type,
    id: line.id,
    name: line.name,
    count: countOf(line),
    totalPrice: line.totalPrice,
  });

function announceCart(): void {
  const totalCents = payableTotal(cart);
  const basket = JSON.stringify([cart.lines, totalCents]);
  if (basket === lastAnnounced) return;
  lastAnnounced = basket;
  publishCart({
    count: cart.lines.length,
    totalCents,
    lines: Object.freeze(cart.lines.map(publicLine)),
  });
  announce('museum-cart-change', published.cart);
}

/** Stores the cart for this tab and announces it, now and after each change. */
export function persistCart(): void {
  if (!claim('persist cart')) return;
  announceCart();
  subscribe(cart, () => {
    const { lines, sent, cartId, lang = language.lang, shippingCosts } = cart;
    const isEmpty = lines.length === 0 && !sent && !cartId;
    writeStored('cart', isEmpty ? undefined : { lines, sent, cartId, lang, shippingCosts });
    announceCart();
  });
}
