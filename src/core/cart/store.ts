import { proxy } from 'valtio/vanilla';
import type { Failure } from '../api/errors.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Cents } from '../money/cents.ts';
import { shared } from '../shared.ts';
import type { CartLine, Change, Sent } from './types.ts';

export type CartState = {
  /** The lines of the basket, in the order they were put in. */
  form: CartLine[];
  /** The line taken out last and where it stood, for the visitor who did not mean it. */
  removed?: { line: CartLine; index: number };
  /** What was sent with the payment under way. */
  sent?: Sent;
  cartId?: string;
  /** The voucher code that is being typed. */
  typedCode?: string;
  /** The language that the names stand in. */
  lang?: Lang;
  /** What the visitor has to be told of his lines. */
  changes: readonly Change[];
  /** What it costs to send the merchandise, gross; none as long as nobody knows. */
  shippingCosts?: Cents;
  /** Why nobody knows. */
  shippingError?: Failure;
  /** The server's code for that, where it refuses: there are no shipping costs for this country. */
  shippingCostsError?: string;
  /** The server is being asked for them; until it has answered they are those from before. */
  isShippingAsked?: boolean;
};

export const cart = shared('cart', () => proxy<CartState>({ form: [], changes: [] }));
