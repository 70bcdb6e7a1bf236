import { shared } from '../shared.ts';

/** What the visitor has said about being counted, as the page tells it: nothing, until it does. */
export const consent = shared('consent', () => ({
  isGiven: undefined as boolean | undefined,
  /** Called when that has changed. */
  keep: undefined as (() => void) | undefined,
}));

/** The visitor agrees to be counted, or does not any more. */
export function setConsent(isGiven: boolean): void {
  consent.isGiven = isGiven;
  consent.keep?.();
}
