import { useLingui } from '@lingui/react';
import type { PaymentType, Wallet } from '../../core/checkout/types.ts';
import type { Lang } from '../../core/i18n/languages.ts';

/** Brand names, the same in all languages. */
export const WALLET_NAMES: Record<Wallet, string> = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
};

/** Returns a lookup of payment method names in the visitor's language. */
export function usePaymentName() {
  const { i18n } = useLingui();
  return ({ i18n: names, payartId }: PaymentType): string =>
    names[i18n.locale.slice(0, 2) as Lang] ?? Object.values(names)[0] ?? String(payartId);
}
