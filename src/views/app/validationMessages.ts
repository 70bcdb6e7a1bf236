import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ValidationError } from '../../core/account/validation.ts';

/** Sentence for each kind of validation error, shown next to the field. */
export const VALIDATION_MESSAGES: Record<ValidationError | 'refused', MessageDescriptor> = {
  missing: msg`Please fill in this field`,
  notAnEmail: msg`This e-mail address is not valid`,
  emailsDiffer: msg`The e-mail addresses do not match`,
  passwordsDiffer: msg`The passwords do not match`,
  lacksLeadingZero: msg`Please check this postcode: German postcodes have five digits`,
  /** The back end rejects the field without a sentence of its own. */
  refused: msg`Please check what you have entered here`,
  termsNotAccepted: msg`Please agree to the terms and conditions and confirm that you have read the privacy policy`,
};
