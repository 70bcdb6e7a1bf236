import { routeTo } from '../../core/routes/routes.ts';
import { useNavigate } from './outlet.ts';

/** Returns a function that goes to the checkout, to the buyer's details: the basket above them is known. */
export function useCheckout(): () => void {
  const go = useNavigate();
  return () => go(routeTo('guestRegister'));
}
