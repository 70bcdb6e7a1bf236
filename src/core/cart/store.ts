import { proxy } from 'valtio/vanilla';
import type { Lang } from '../i18n/languages.ts';
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
  /** The language that the names stand in. */
  lang?: Lang;
  /** What the visitor has to be told of his lines. */
  changes: readonly Change[];
};

export const cart = shared('cart', () => proxy<CartState>({ form: [], changes: [] }));
