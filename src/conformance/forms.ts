import { fieldOfWire } from '../core/api/fieldNames.ts';
import { statusError } from '../core/api/apiError.ts';
import type { Shop } from './shop.ts';
import type { Suite } from './types.ts';

/** Examines the answer to an empty customer form: it names each required field, by names that the form knows. */
export async function examineForms(suite: Suite, { attributes }: Shop): Promise<void> {
  const { refuse, say } = suite;
  const what = 'an empty customer form';
  const reply = await refuse('customerValidate', { body: { c: {} }, statuses: [422], what });
  if (reply.is === 'none' || reply.status !== 422) return;
  const { fields = {} } = statusError(reply.status, reply.json, '');
  const noted = { rule: 'error form', request: `POST ${suite.lang}/customer/validate` } as const;
  const named = Object.keys(fields);
  for (const name of named.filter((each) => !fieldOfWire(each))) {
    const message =
      'is no field of the form, so that the visitor does not see which field is meant';
    say('deviation', 'customerValidate', { ...noted, field: `error.${name}`, message });
  }
  const known = named.map(fieldOfWire);
  for (const field of (attributes?.required_fields ?? []).filter((each) => !known.includes(each))) {
    const message = 'is required (customer/attr), but an empty form has no error for it';
    say('deviation', 'customerValidate', { ...noted, field: `error.${field}`, message });
  }
}
