import type { FieldErrors } from '../async/result.ts';
import { EMPTY_FORM } from './wire/customers.ts';

const WIRE_NAMES: Record<string, string> = {
  _u: 'email',
  _p: 'password',
  _po: 'oldPassword',
  _pn: 'password',
};

/** Converts a wire name to a field name: `c.addrBilling[zip]` and `addrBilling.zip` to `zip`, `_pn` to `password`. */
function fieldNameOf(wireName: string): string {
  const bare = wireName.replace(/\[(\w+)\]/g, '.$1').replace(/^c\./, '');
  return WIRE_NAMES[bare] ?? bare.replace(/^addrBilling\./, '');
}

/** Returns the form field for a wire name (contract, "Field names"); `undefined` if the form has no such field. */
export function fieldOfWire(wireName: string): string | undefined {
  const field = fieldNameOf(wireName.trim());
  return field === 'password' || field in EMPTY_FORM ? field : undefined;
}

/** Renames the back end's field errors to the form's field names. */
export const errorsByField = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [fieldNameOf(name), messages]),
  );
