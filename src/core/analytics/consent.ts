import { shared } from '../page/shared.ts';

/** Consent to analytics as reported by the host page; `undefined` until the page has reported it. */
export const consent = shared('consent', () => ({ isGiven: undefined, listeners: new Set() }));

export function setConsent(isGiven: boolean): void {
  consent.isGiven = isGiven;
  for (const listener of consent.listeners) listener();
}
