import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ApiError } from '../../core/async/result.ts';
import { loadPayments } from '../../core/checkout/actions.ts';
import {
  type AccountErrors,
  accountErrors,
  isDirectDebit,
  refusedAccount,
} from '../../core/checkout/form.ts';
import { startOrderPayment } from '../../core/checkout/orderPayment.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { OrderPayment } from '../../core/checkout/types.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Button } from '../parts/Button.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { DirectDebit } from './DirectDebit.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';

/** Pays an existing order. Its contract is already concluded, so the button does not mention an obligation to pay. */
export function PayOrder({ orderKey, payment }: { orderKey: string; payment: OrderPayment }) {
  const { payments, form } = useSnapshot(checkout);
  const [chosen, setChosen] = useState<number>();
  const [errors, setErrors] = useState<AccountErrors>({});
  const account = useRef<HTMLDivElement>(null);
  useEffect(() => void loadPayments(), []);
  if (payments.is === 'failed') {
    return <ErrorMessage error={payments.error as ApiError} onRetry={() => void loadPayments()} />;
  }
  if (payments.is !== 'ready') return <Skeleton lines={3} />;
  const payart = chosen ?? payments.value[0]?.payartId;
  if (payart === undefined) return null;

  /** Marks the account fields with errors and returns whether there are any. */
  const mark = (found: AccountErrors): boolean => {
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong) account.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    return wrong !== undefined;
  };
  const pay = async (): Promise<void> => {
    if (mark(accountErrors(form, payart))) return;
    await startOrderPayment(orderKey, payart);
    const { orderPayment } = checkout;
    if (orderPayment.is === 'refused') mark(refusedAccount(orderPayment.error));
  };

  return (
    <section className="stack no-print">
      <PaymentChoice
        types={payments.value}
        chosen={{ payart }}
        onChange={(way) => setChosen(way.payart)}
      />
      {isDirectDebit(payart) && (
        <div ref={account}>
          <DirectDebit
            errors={errors}
            onChange={(field) => setErrors({ ...errors, [field]: undefined })}
          />
        </div>
      )}
      {payment.is === 'refused' && <ErrorMessage error={payment.error} />}
      <p className="actions">
        <Button
          kind="primary"
          busy={payment.is === 'starting' || payment.is === 'leaving'}
          onClick={() => void pay()}
        >
          <Trans>Pay now</Trans>
        </Button>
      </p>
    </section>
  );
}
