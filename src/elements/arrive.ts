import { rememberScript } from '../core/config/script.ts';
import { hideArrival, hideResetKey } from '../core/navigation/arrival.ts';
import { installScriptApi } from './museumShop.ts';

/**
 * Runs first in every script of the shop: removes the cart id and the reset key from the page's address, stores the
 * settings in the script's address, and installs `window.museumShop`.
 */
export function arrive(scriptAddress: string): void {
  hideArrival();
  hideResetKey();
  rememberScript(scriptAddress);
  installScriptApi();
}
