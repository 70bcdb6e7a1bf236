import { isAllowed, keepConsent } from '../analytics/keepConsent.ts';
import { onSale, type Sale } from '../analytics/sales.ts';
import { announce } from '../page/events.ts';
import { claim } from '../page/shared.ts';
import { rememberCampaign } from '../session/campaign.ts';
import { ga4 } from './ga4.ts';
import { matomo } from './matomo.ts';
import { isNew } from './once.ts';
import type { Report } from './types.ts';
import { watchViews } from './views.ts';

// Loaded by boot.ts only if the host page asks for analytics, or the visitor has come by a campaign.

const REPORTERS: Record<string, (report: Report) => void> = { ga4, matomo };

/** Returns what to report of a sale. The steps of a checkout are reported once per history entry. */
function reportsOf(sale: Sale): Report[] {
  if (sale.event === 'begin_checkout') {
    const { event, ...ordered } = sale;
    // the basket is the first part of the checkout's page
    return isNew(event) ? [{ event: 'view_cart', ...ordered }, sale] : [];
  }
  if (sale.event !== 'pay') return [sale];
  const { isShipped, method, items, hasVoucher } = sale;
  const ordered = { items, hasVoucher };
  return [
    ...(isShipped && isNew('add_shipping_info')
      ? [{ event: 'add_shipping_info' as const, ...ordered }]
      : []),
    ...(method && isNew(`add_payment_info ${method}`)
      ? [{ event: 'add_payment_info' as const, method, ...ordered }]
      : []),
  ];
}

/**
 * Starts to report sales and what leads to them to the host page's analytics: `ga4`, `matomo`, or both. If consent is
 * needed, nothing is reported until it is given.
 */
function report(wanted: string, needsConsent: boolean): void {
  if (!claim('analytics')) return;
  const names = wanted.toLowerCase().split(/[\s,]+/);
  const unknown = names.find((name) => !Object.hasOwn(REPORTERS, name));
  if (unknown !== undefined) {
    const message = `analytics: ga4 or matomo, not ${unknown}`;
    console.warn(message);
    announce('museum-error', { code: 'invalid-value', message });
  }
  const isWanted = (): boolean => isAllowed(needsConsent);
  const send = (each: Report): void => names.forEach((name) => REPORTERS[name]?.(each));
  onSale((sale) => {
    if (isWanted()) reportsOf(sale).forEach(send);
  });
  watchViews(isWanted, send);
}

/** Reports the visit to the host page's analytics, if there are any, and remembers its campaign. */
export function measureVisit(
  analytics: string | undefined,
  needsConsent: boolean,
  search: string,
): void {
  keepConsent();
  rememberCampaign(search, needsConsent);
  if (analytics) report(analytics, needsConsent);
}
