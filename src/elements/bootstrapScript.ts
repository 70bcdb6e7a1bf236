import { rememberScript } from '../core/config/script.ts';
import { stashPaymentReturn, stashKeyOfLink } from '../core/navigation/paymentReturn.ts';
import { installScriptApi } from './museumShop.ts';

/**
 * Runs first in every script of the shop: removes the cart id and the keys of mailed links from the page's address,
 * stores the settings in the script's address, and installs `window.museumShop`.
 */
export function bootstrapScript(scriptAddress: string): void {
  stashPaymentReturn();
  stashKeyOfLink();
  rememberScript(scriptAddress);
  installScriptApi();
}
