import { proxy } from 'valtio/vanilla';
import type { ApiError } from '../async/result.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Cents } from '../money/cents.ts';
import { shared } from '../page/shared.ts';
import type { CartLine, Change, Sent } from './types.ts';

export type CartState = {
  /** Lines in the order they were added. */
  lines: CartLine[];
  /** Last removed line and its position, for undo. */
  removed?: { line: CartLine; index: number };
  /** Lines sent with the payment in progress. */
  sent?: Sent;
  cartId?: string;
  /** Language of the names in the lines. */
  lang?: Lang;
  /** Changes that the visitor has not dismissed. */
  changes: readonly Change[];
  /** Gross shipping costs of the merchandise; missing while unknown. */
  shippingCosts?: Cents;
  /** Why the shipping costs are unknown. */
  shippingError?: ApiError;
  /** The back end's error code if it refuses, e.g. because it does not ship to the country. */
  shippingCostsError?: string;
  /** A request for shipping costs is running; the old ones stay until it ends. */
  isShippingAsked?: boolean;
};

export const cart = shared('cart', () => proxy<CartState>({ lines: [], changes: [] }));
