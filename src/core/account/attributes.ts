import { customerAttributes } from '../api/customers.ts';
import { send } from '../api/transport.ts';
import { shopInfo } from '../config/store.ts';
import { fetchOnce } from '../async/load.ts';
import { ADDRESS_FIELDS } from './address.ts';
import { FORM_FIELDS, formOf } from './form.ts';
import { type CustomerForm, EMPTY_FORM, type CustomerAttributes } from './types.ts';
import { account } from './store.ts';

/** Required fields for a back end that names none (contract, "Field names"). */
const FALLBACK_FIELDS: readonly string[] = ['fname', 'lname', 'email'];

/** Adds the fallback fields, and the address for orders that need one, if the back end names no field that the form has. */
const withFields = (attributes: CustomerAttributes): CustomerAttributes =>
  FORM_FIELDS.some((field) => attributes.visible_fields.includes(field))
    ? attributes
    : {
        ...attributes,
        visible_fields: [...FALLBACK_FIELDS, ...ADDRESS_FIELDS],
        required_fields: FALLBACK_FIELDS,
      };

/** Loads the fields and choices of customer forms, once. */
export const loadAttributes = (): Promise<void> =>
  fetchOnce(account, 'attributes', async () => {
    const answer = await send(customerAttributes);
    return answer.ok ? { ...answer, value: withFields(answer.value) } : answer;
  });

/** Returns the key of the museum's own country, or of the only one; `undefined` if it is not known. */
export function ownCountry({ countries }: CustomerAttributes): string | undefined {
  const own = shopInfo().country ?? '';
  const only = countries.length === 1 ? countries[0] : undefined;
  return (countries.find(({ key, name }) => key === own || name === own) ?? only)?.key;
}

/** Returns the key of the country preselected in forms: the museum's own; empty if the visitor has to choose. */
export const homeCountry = (attributes: CustomerAttributes): string => ownCountry(attributes) ?? '';

/** Returns the initial values of a form: the draft in `typed`, else the customer's data. */
export function initialForm(attributes: CustomerAttributes, typed?: CustomerForm): CustomerForm {
  const form = typed ?? (account.customer ? formOf(account.customer) : EMPTY_FORM);
  const country = form.country || homeCountry(attributes);
  return { ...form, country, 'addrShipping.country': form['addrShipping.country'] || country };
}
