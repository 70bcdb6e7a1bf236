import { rememberScript } from '../core/config/script.ts';
import { stashPaymentReturn, stashResetKey } from '../core/navigation/paymentReturn.ts';
import { installScriptApi } from './museumShop.ts';

/**
 * Runs first in every script of the shop: removes the cart id and the reset key from the page's address, stores the
 * settings in the script's address, and installs `window.museumShop`.
 */
export function bootstrapScript(scriptAddress: string): void {
  stashPaymentReturn();
  stashResetKey();
  rememberScript(scriptAddress);
  installScriptApi();
}
