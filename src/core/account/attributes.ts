import { fetchCustomerAttributes } from '../api/customers.ts';
import { shopInfo } from '../config/store.ts';
import { once } from '../renew.ts';
import { type CustomerForm, EMPTY_FORM, formOf } from './form.ts';
import { account } from './store.ts';
import type { CustomerAttributes } from './types.ts';

/** Loads what the server wants to know of a customer, once. */
export const loadAttributes = (): Promise<void> =>
  once(account, 'attributes', fetchCustomerAttributes);

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
