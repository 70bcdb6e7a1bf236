import { fetchCustomerAttributes } from '../api/customers.ts';
import { hasStatus } from '../api/errors.ts';
import { shopInfo } from '../config/store.ts';
import { once } from '../renew.ts';
import { type CustomerForm, EMPTY_FORM, FORM_FIELDS, formOf } from './form.ts';
import { account } from './store.ts';
import type { CustomerAttributes } from './types.ts';

/** The fields of a server that names none itself (contract, "Field names"). An invoice, which needs the address, is the default. */
const FALLBACK_FIELDS: readonly string[] = [
  'fname',
  'lname',
  'email',
  'street',
  'zip',
  'city',
  'country',
];

const NO_ATTRIBUTES: CustomerAttributes = {
  countries: [],
  salutations: [],
  required_fields: [],
  visible_fields: [],
};

/** No form is without fields: if the server names none that the form has, the fallback fields are shown and required. */
const withFields = (attributes: CustomerAttributes): CustomerAttributes =>
  FORM_FIELDS.some((field) => attributes.visible_fields.includes(field))
    ? attributes
    : { ...attributes, visible_fields: FALLBACK_FIELDS, required_fields: FALLBACK_FIELDS };

/** Loads what the server wants to know of a customer, once. A server without this call (404) names nothing. */
export const loadAttributes = (): Promise<void> =>
  once(account, 'attributes', async () => {
    const answer = await fetchCustomerAttributes();
    if (answer.ok) return { ok: true, value: withFields(answer.value) };
    return hasStatus(answer.failure, 404) ? { ok: true, value: withFields(NO_ATTRIBUTES) } : answer;
  });

/** Key of the country that a form begins with: the museum's own. */
export function homeCountry({ countries }: CustomerAttributes): string {
  const own = shopInfo().country ?? '';
  const home = countries.find(({ key, name }) => key === own || name === own);
  return (home ?? countries[0])?.key ?? '';
}

/** What a form begins with: what was `typed` before, else what is known of the customer; and with countries. */
export function beginningForm(attributes: CustomerAttributes, typed?: CustomerForm): CustomerForm {
  const form = typed ?? (account.customer ? formOf(account.customer) : EMPTY_FORM);
  const country = form.country || homeCountry(attributes);
  return { ...form, country, 'addrShipping.country': form['addrShipping.country'] || country };
}
