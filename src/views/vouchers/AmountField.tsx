import { useLingui } from '@lingui/react/macro';
import { type Cents, cents } from '../../core/money/cents.ts';
import { museumCurrency } from '../../core/money/currency.ts';
import { formatMoney } from '../../core/money/format.ts';
import { type AmountError, typedAmount } from '../../core/vouchers/rules.ts';
import type { Voucher } from '../../core/vouchers/types.ts';
import { Field } from '../parts/Field.tsx';
import type { Amount } from './useAmount.ts';

/** Returns an amount within the limits that shows how decimals are written. */
const exampleWithin = (min = 0, max = Infinity): Cents => cents(Math.min(Math.max(1250, min), max));

export function AmountField({
  voucher: { min_amount, max_amount },
  amount,
}: {
  voucher: Voucher;
  amount: Amount;
}) {
  const { t, i18n } = useLingui();
  const { code: currency = '' } = museumCurrency;
  const money = (amountCents: Cents): string => formatMoney(amountCents, i18n.locale);
  const atLeast = (min: Cents): string => t`Enter at least ${money(min)}`;
  const atMost = (max: Cents): string => t`Enter at most ${money(max)}`;
  const sentenceOf = (error: AmountError): string => {
    switch (error.is) {
      case 'noAmount':
        return t`Enter an amount such as ${typedAmount(exampleWithin(min_amount, max_amount), i18n.locale)}`;
      case 'below':
        return atLeast(error.min);
      case 'above':
        return atMost(error.max);
    }
  };
  const limits =
    min_amount && max_amount
      ? t`From ${money(min_amount)} to ${money(max_amount)}`
      : (min_amount && atLeast(min_amount)) || (max_amount && atMost(max_amount));
  return (
    <Field
      name="amount"
      label={currency === 'EUR' ? t`Amount in euros` : t`Amount in ${currency}`}
      hint={limits}
      inputMode="decimal"
      autoComplete="off"
      required
      value={amount.text}
      onChange={amount.type}
      {...(amount.isErrorShown && amount.error && { error: sentenceOf(amount.error) })}
    />
  );
}
