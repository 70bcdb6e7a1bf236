import { rememberScript } from '../core/config/script.ts';
import { hideArrival, hideResetKey } from '../core/navigation/arrival.ts';
import { offerInterface } from './museumShop.ts';

/**
 * What every script of the shop does first: cart id and reset key leave the address, the script's own settings are kept, and
 * what the page's scripts have asked for is taken up.
 */
export function arrive(scriptAddress: string): void {
  hideArrival();
  hideResetKey();
  rememberScript(scriptAddress);
  offerInterface();
}
