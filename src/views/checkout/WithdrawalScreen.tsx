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
import { NotFound } from '../app/NotFound.tsx';
import { PlaceContext, useHref } from '../app/place.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { WithdrawalConfirmation } from './WithdrawalConfirmation.tsx';
import { WithdrawalFields } from './WithdrawalFields.tsx';
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';

/** Withdrawing from a contract, without a login: what is declared, its confirmation, the receipt. */
export function WithdrawalScreen() {
  const place = useContext(PlaceContext);
  const query = queryOf(useHref());
  const booking = query.get('booking') || undefined;
  const { form, received } = useSnapshot(withdrawal, { sync: true });
  // so that an empty form is never seen, nor typed into, before what was typed is there
  const [isTakenUp, setIsTakenUp] = useState(false);
  useLayoutEffect(() => {
    takeUpWithdrawal(booking);
    setIsTakenUp(true);
    // taken up once: who corrects the number and comes back to this entry of the history finds it corrected
    if (booking) rememberInAddress(place, routeTo('withdrawal'));
  }, [booking, place]);
  if (!shopConfig().hasWithdrawal) return <NotFound />;
  return <CheckoutFrame>{isTakenUp && stepOf(form, received, query.get('step'))}</CheckoutFrame>;
}

function stepOf(form: WithdrawalForm, received: Moment | undefined, step: string | null) {
  if (received) return <WithdrawalReceipt form={form} received={received} />;
  const isConfirmation = step === 'confirm' && gapsOf(form).length === 0;
  return isConfirmation ? <WithdrawalConfirmation form={form} /> : <WithdrawalFields form={form} />;
}
