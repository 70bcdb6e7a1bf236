import { msg } from '@lingui/core/macro';
import type { OwnerField } from '../../core/passes/types.ts';
import { type FieldLook, PERSON_FIELDS } from '../app/personFields.ts';

const { fname, lname, street, zip, city, country } = PERSON_FIELDS;

/** How each field of an owner is asked for. */
export const OWNER_LOOKS: Record<OwnerField, FieldLook> = {
  title: { label: msg`Title`, autoComplete: 'honorific-prefix', width: 'full' },
  firstName: fname,
  surname: lname,
  street,
  zip,
  city,
  country,
};

/** By this an error finds its field. */
export const ownerFieldId = (passId: string, index: number, field: OwnerField): string =>
  `pass-${passId}-${index}-${field}`;
