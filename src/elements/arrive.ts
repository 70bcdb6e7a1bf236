import { rememberScript } from '../core/config/script.ts';
import { hideArrival } from '../core/navigation/arrival.ts';

/** What every script of the shop does first: the cart id leaves the address, and the script's own settings are kept. */
export function arrive(scriptAddress: string): void {
  hideArrival();
  rememberScript(scriptAddress);
}
