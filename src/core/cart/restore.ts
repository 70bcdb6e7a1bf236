import { readStored } from '../web/storage.ts';
import { cart } from './store.ts';
import { readCart } from './stored.ts';

/** Restores the cart of this tab; loaded only if one is stored. */
export function restoreCart(): void {
  const stored = readCart(readStored('cart'));
  const none = { sent: undefined, cartId: undefined, lang: undefined, shippingCosts: undefined };
  Object.assign(cart, { form: [], ...none, ...stored });
}
