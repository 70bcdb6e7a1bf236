import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Cents } from '../../core/money/cents.ts';
import { type AmountError, amountError, amountOf, typedAmount } from '../../core/vouchers/rules.ts';
import type { Voucher } from '../../core/vouchers/types.ts';

export type Amount = {
  /** Text in the field. */
  text: string;
  /** Amount from the field; if it is empty or invalid, the previous amount (specification, section 5, Vouchers). */
  shown: Cents;
  error: AmountError | undefined;
  /** Whether the error is shown: not while the visitor types for the first time. */
  isErrorShown: boolean;
  type: (text: string) => void;
  /** Takes over the amount from the field, or shows its error. */
  check: () => void;
};

/** State of a voucher's amount: its fixed price, or the amount that the visitor enters. */
export function useAmount(voucher: Voucher): Amount {
  const { i18n } = useLingui();
  const lang = i18n.locale;
  const { price, variable_amount } = voucher;
  const [taken, setTaken] = useState(price);
  const [text, setText] = useState(price > 0 ? typedAmount(price, lang) : '');
  const [isErrorShown, setIsErrorShown] = useState(false);
  if (!variable_amount) {
    const nothing = (): void => undefined;
    return { text, shown: price, error: undefined, isErrorShown, type: nothing, check: nothing };
  }
  const typed = text.trim() ? amountOf(text, lang) : taken;
  const error = amountError(typed, voucher);
  const check = (): void => {
    setIsErrorShown(error !== undefined);
    if (error || typed === undefined) return;
    setTaken(typed);
    setText(typedAmount(typed, lang));
  };
  return { text, shown: typed ?? taken, error, isErrorShown, type: setText, check };
}
