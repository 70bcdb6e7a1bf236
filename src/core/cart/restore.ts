import { readStored } from '../storage/storage.ts';
import { cart } from './store.ts';
import { readCart } from './stored.ts';

/** Takes up the basket of this tab; loaded only where there is one. */
export function restoreCart(): void {
  const stored = readCart(readStored('cart'));
  const none = { sent: undefined, cartId: undefined, lang: undefined, shippingCosts: undefined };
  Object.assign(cart, { form: [], ...none, ...stored });
}
