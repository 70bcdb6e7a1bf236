import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Fault } from '../../core/account/faults.ts';

/** What is said of each fault, beside its field. */
export const FAULTS: Record<Fault | 'refused', MessageDescriptor> = {
  missing: msg`Please fill in this field`,
  notAnEmail: msg`This e-mail address is not valid`,
  emailsDiffer: msg`The e-mail addresses do not match`,
  passwordsDiffer: msg`The passwords do not match`,
  /** The server refuses it without a sentence. */
  refused: msg`Please check what you have entered here`,
  termsNotAccepted: msg`Please agree to the terms and conditions and confirm that you have read the privacy policy`,
};
