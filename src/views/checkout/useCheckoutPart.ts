import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { isNothingBought } from '../../core/cart/totals.ts';
import { preview } from '../../core/page/preview.ts';
import { queryOf } from '../../core/routes/routes.ts';
import { useHref, useOwnRoute } from '../app/outlet.ts';

/** Returns the part of the checkout that the route opens, which takes the focus. */
export function useCheckoutPart(): 'basket' | 'details' {
  const { lines } = useSnapshot(cart);
  const hasStep = queryOf(useHref()).has('step');
  const isDetails = useOwnRoute()?.name === 'guestRegister' || hasStep;
  return isDetails && !preview.isOn && !isNothingBought(lines) ? 'details' : 'basket';
}
