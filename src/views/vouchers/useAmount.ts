import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Cents } from '../../core/money/cents.ts';
import { type AmountFault, amountFault, amountOf, typedAmount } from '../../core/vouchers/rules.ts';
import type { Voucher } from '../../core/vouchers/types.ts';

export type Amount = {
  /** As it stands in the field. */
  text: string;
  /** The amount that is typed; the one before where nothing or no amount is (specification, section 5, Vouchers). */
  shown: Cents;
  fault: AmountFault | undefined;
  /** Whether the visitor is told of the fault: not while he is still typing for the first time. */
  isTold: boolean;
  type: (text: string) => void;
  /** Takes the amount that stands in the field, or tells what is wrong with it. */
  check: () => void;
};

/** The amount of a voucher: its price, or what the visitor types. */
export function useAmount(voucher: Voucher): Amount {
  const { i18n } = useLingui();
  const lang = i18n.locale;
  const { price, variable_amount } = voucher;
  const [taken, setTaken] = useState(price);
  const [text, setText] = useState(price > 0 ? typedAmount(price, lang) : '');
  const [isTold, setIsTold] = useState(false);
  if (!variable_amount) {
    const nothing = (): void => undefined;
    return { text, shown: price, fault: undefined, isTold, type: nothing, check: nothing };
  }
  const typed = text.trim() ? amountOf(text, lang) : taken;
  const fault = amountFault(typed, voucher);
  const check = (): void => {
    setIsTold(fault !== undefined);
    if (fault || typed === undefined) return;
    setTaken(typed);
    setText(typedAmount(typed, lang));
  };
  return { text, shown: typed ?? taken, fault, isTold, type: setText, check };
}
