import { useSnapshot } from 'valtio/react';
import { account } from '../../core/account/store.ts';
import { beginCheckout } from '../../core/checkout/actions.ts';
import { signInRoute } from '../../core/checkout/rules.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { useNavigate } from './outlet.ts';

/** Returns a function that goes to the checkout: to the payment if the buyer's details are known, otherwise to these. */
export function useCheckout(): () => void {
  const { customer } = useSnapshot(account);
  const go = useNavigate();
  return () => {
    beginCheckout();
    go(
      customer ? routeTo('checkout', {}, { step: 'payment' }) : routeTo(signInRoute(shopConfig())),
    );
  };
}
