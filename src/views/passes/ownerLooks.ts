import { msg } from '@lingui/core/macro';
import type { OwnerField } from '../../core/passes/types.ts';
import { type FieldLook, PERSON_FIELDS } from '../app/personFields.ts';

const { fname, lname, street, zip, city, country } = PERSON_FIELDS;

/** Labels and input attributes of an owner's fields. */
export const OWNER_LOOKS: Record<OwnerField, FieldLook> = {
  title: { label: msg`Academic title`, autoComplete: 'honorific-prefix', width: 'full' },
  firstName: fname,
  surname: lname,
  street,
  zip,
  city,
  country,
};

/** Returns the id of an owner's field, the target of the error summary. */
export const ownerFieldId = (passId: string, index: number, field: OwnerField): string =>
  `pass-${passId}-${index}-${field}`;
