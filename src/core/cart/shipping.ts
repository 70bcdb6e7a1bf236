import { isRefused, type Result } from '../async/result.ts';
import type { Cents } from '../money/cents.ts';
import { cart } from './store.ts';

/** Records whether a request for shipping costs is running; the old costs stay until it ends. */
export function setShippingAsked(isAsked: boolean): void {
  cart.isShippingAsked = isAsked;
}

/** Records the shipping costs, or why they are unknown; without a result, nothing is shipped. */
export function setShippingCosts(result: Result<Cents> | undefined): void {
  const error = result?.ok === false ? result.error : undefined;
  Object.assign(cart, {
    isShippingAsked: false,
    shippingCosts: result?.ok ? result.value : undefined,
    shippingError: error,
    shippingCostsError: error?.is === 'status' && isRefused(error) ? error.code : undefined,
  });
}
