import { useContext, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Moment } from '../../core/calendar/moment.ts';
import { shopConfig } from '../../core/config/store.ts';
import { rememberInAddress } from '../../core/navigation/navigate.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { takeUpWithdrawal } from '../../core/withdrawal/actions.ts';
import { gapsOf } from '../../core/withdrawal/form.ts';
import { type WithdrawalForm } from '../../core/withdrawal/form.ts';
import { withdrawal } from '../../core/withdrawal/store.ts';
import { PageNotFound } from '../app/PageNotFound.tsx';
import { OutletContext, useHref } from '../app/outlet.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { WithdrawalConfirmation } from './WithdrawalConfirmation.tsx';
import { WithdrawalFields } from './WithdrawalFields.tsx';
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';

/** Withdraws from a contract without a login: form, confirmation and receipt. */
export function WithdrawalScreen() {
  const outlet = useContext(OutletContext);
  const query = queryOf(useHref());
  const booking = query.get('booking') || undefined;
  const { form, received } = useSnapshot(withdrawal, { sync: true });
  // renders only once the stored form is restored, so that it is never shown or edited while empty
  const [isTakenUp, setIsTakenUp] = useState(false);
  useLayoutEffect(() => {
    takeUpWithdrawal(booking);
    setIsTakenUp(true);
    // applied once: Back must not overwrite a corrected number
    if (booking) rememberInAddress(outlet, routeTo('withdrawal'));
  }, [booking, outlet]);
  if (!shopConfig().hasWithdrawal) return <PageNotFound />;
  return <CheckoutFrame>{isTakenUp && stepOf(form, received, query.get('step'))}</CheckoutFrame>;
}

function stepOf(form: WithdrawalForm, received: Moment | undefined, step: string | null) {
  if (received) return <WithdrawalReceipt form={form} received={received} />;
  const isConfirmation = step === 'confirm' && gapsOf(form).length === 0;
  return isConfirmation ? <WithdrawalConfirmation form={form} /> : <WithdrawalFields form={form} />;
}
