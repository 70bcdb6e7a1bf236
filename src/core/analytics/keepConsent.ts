import { readStored, writeStored } from '../web/storage.ts';
import { consent } from './consent.ts';

/** Restores the visitor's choice in this tab, and stores it from now on. */
export function keepConsent(): void {
  const stored = readStored('consent');
  if (typeof stored === 'boolean') consent.isGiven ??= stored;
  const keep = (): void => void writeStored('consent', consent.isGiven);
  consent.listeners.add(keep);
  keep();
}

/** Returns whether the visit may be measured; without the visitor's choice, it may if the page needs no consent. */
export const isAllowed = (needsConsent: boolean): boolean => consent.isGiven ?? !needsConsent;
