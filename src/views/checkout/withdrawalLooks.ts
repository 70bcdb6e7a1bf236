import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WithdrawalField } from '../../core/withdrawal/form.ts';
import type { FieldProps } from '../parts/Field.tsx';

/** Labels and input attributes of the fields. */
export const WITHDRAWAL_LOOKS: Record<
  WithdrawalField,
  { label: MessageDescriptor; look: Pick<FieldProps, 'type' | 'autoComplete' | 'inputMode'> }
> = {
  booking_id: { label: msg`Booking number`, look: { autoComplete: 'off' } },
  name: { label: msg`Full name`, look: { autoComplete: 'name' } },
  email: {
    label: msg`Email`,
    look: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  },
  text: { label: msg`Message`, look: {} },
};
