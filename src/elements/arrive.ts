import { rememberScript } from '../core/config/script.ts';
import { hideArrival, hideResetKey } from '../core/navigation/arrival.ts';

/** What every script of the shop does first: cart id and reset key leave the address, and the script's own settings are kept. */
export function arrive(scriptAddress: string): void {
  hideArrival();
  hideResetKey();
  rememberScript(scriptAddress);
}
