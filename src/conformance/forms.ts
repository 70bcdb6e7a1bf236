import { fieldOfWire } from '../core/api/fieldNames.ts';
import { statusError } from '../core/api/apiError.ts';
import type { Shop } from './shop.ts';
import type { Suite } from './types.ts';

/** Examines the answer to an empty form: it names each required field, by names that the form knows. */
async function examineEmptyForm(
  { refuse, say, lang, contract }: Suite,
  call: 'customerValidate' | 'customerRegister',
  required: readonly string[],
): Promise<void> {
  const what = 'an empty customer form';
  const reply = await refuse(call, { body: { c: {} }, statuses: [422], what });
  if (reply.is === 'none' || reply.status !== 422) return;
  const { fields = {} } = statusError(reply.status, reply.json, '');
  const request = `POST ${lang}${contract.operations[call]!.path}`;
  const noted = { rule: 'error form', request } as const;
  const named = Object.keys(fields);
  for (const name of named.filter((each) => !fieldOfWire(each))) {
    const message =
      'is no field of the form, so that the visitor does not see which field is meant';
    say('deviation', call, { ...noted, field: `error.${name}`, message });
  }
  const known = named.map(fieldOfWire);
  for (const field of required.filter((each) => !known.includes(each))) {
    const message = 'is required, but an empty form has no error for it';
    say('deviation', call, { ...noted, field: `error.${field}`, message });
  }
}

/** Examines the answers to empty forms of guests and of new accounts. */
export async function examineForms(suite: Suite, { attributes, config }: Shop): Promise<void> {
  const required = attributes?.required_fields ?? [];
  await examineEmptyForm(suite, 'customerValidate', required);
  if (!config.hasUserRegistration) return;
  await examineEmptyForm(suite, 'customerRegister', [...required, 'password']);
}
