import { rememberScript } from '../core/config/script.ts';
import { hideArrival } from '../core/navigation/arrival.ts';
import { offerInterface } from './museumShop.ts';

/**
 * What every script of the shop does first: the cart id leaves the address, the script's own settings are kept, and what
 * the page's scripts have asked for is taken up.
 */
export function arrive(scriptAddress: string): void {
  hideArrival();
  rememberScript(scriptAddress);
  offerInterface();
}
