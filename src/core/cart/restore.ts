import { readStored } from '../storage/storage.ts';
import { cart } from './store.ts';
import { readCart } from './stored.ts';

/** Takes up the basket of this tab; loaded only where there is one. */
export function restoreCart(): void {
  const stored = readCart(readStored('cart'));
  Object.assign(cart, { form: [], sent: undefined, cartId: undefined, lang: undefined, ...stored });
}
