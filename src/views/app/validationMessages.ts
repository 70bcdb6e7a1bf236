import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ValidationError } from '../../core/account/validation.ts';

/** Sentence for each kind of validation error, shown next to the field. */
export const VALIDATION_MESSAGES: Record<ValidationError | 'refused', MessageDescriptor> = {
  missing: msg`Fill in this field`,
  notAnEmail: msg`Enter an email address like name@example.com`,
  emailsDiffer: msg`The email addresses do not match`,
  passwordsDiffer: msg`The passwords do not match`,
  lacksLeadingZero: msg`Check this postcode: German postcodes have five digits`,
  /** The back end rejects the field without a sentence of its own. */
  refused: msg`Check what you have entered here`,
  termsNotAccepted: msg`Tick the box to agree to the terms and conditions and to confirm that you have read the privacy policy`,
};
