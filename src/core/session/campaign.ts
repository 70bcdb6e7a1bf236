import { consent } from '../analytics/consent.ts';
import { isAllowed } from '../analytics/keepConsent.ts';
import type { Campaign } from '../api/wire/checkout.ts';
import { readStored, writeStored } from '../web/storage.ts';
import { session } from './store.ts';

const FIELDS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const satisfies readonly (keyof Campaign)[];

/** No `@`, because some campaigns put email addresses there. */
const VALUE = /^[\p{L}\p{N} ._~|:/+-]{1,100}$/u;

/** Returns the readable fields of a campaign; `undefined` if there are none. */
function campaignIn(fields: Record<string, unknown>): Campaign | undefined {
  const readable = FIELDS.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && VALUE.test(value) ? [[name, value]] : [];
  });
  return readable.length > 0 ? Object.fromEntries(readable) : undefined;
}

/**
 * Remembers the campaign in the query of the page's address, else that of an earlier page of the tab, until the order. If
 * consent is needed, it is neither stored nor sent without.
 */
export function rememberCampaign(search: string, needsConsent: boolean): void {
  const campaign =
    campaignIn(Object.fromEntries(new URLSearchParams(search))) ??
    campaignIn(Object(readStored('campaign')) as Record<string, unknown>);
  const apply = (): void => {
    session.campaign = isAllowed(needsConsent) ? campaign : undefined;
    writeStored('campaign', session.campaign);
  };
  consent.listeners.add(apply);
  apply();
}
