import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { CARD, type PaymentForm } from '../../core/checkout/form.ts';
import type { PaymentType, Wallet } from '../../core/checkout/types.ts';
import { ChoiceGroup } from '../parts/ChoiceGroup.tsx';
import { usePaymentName, WALLET_NAMES } from './usePaymentName.ts';

type Way = Pick<PaymentForm, 'payart' | 'wallet'>;

/** Payment methods, named by the back end in the visitor's language, and the wallets of the device. */
export function PaymentChoice({
  types,
  wallets = [],
  chosen,
  onChange,
}: {
  types: readonly PaymentType[];
  wallets?: readonly Wallet[];
  chosen: Way;
  onChange?: (way: Way) => void;
}) {
  const name = useId();
  const nameOf = usePaymentName();
  return (
    <ChoiceGroup
      legend={<Trans>Payment method</Trans>}
      name={name}
      layout="rows"
      options={[
        ...wallets.map((wallet) => ({ value: wallet, label: WALLET_NAMES[wallet] })),
        ...types.map((type) => ({ value: String(type.payartId), label: nameOf(type) })),
      ]}
      value={chosen.wallet ?? String(chosen.payart)}
      onChange={(value) => {
        const wallet = wallets.find((each) => each === value);
        onChange?.({ wallet, payart: wallet ? CARD : Number(value) });
      }}
    />
  );
}
