import { fetchCustomerAttributes } from '../api/customers.ts';
import { shopInfo } from '../config/store.ts';
import { isNeeded, loading, settled } from '../wait.ts';
import { type CustomerForm, EMPTY_FORM, formOf } from './form.ts';
import { account } from './store.ts';
import type { CustomerAttributes } from './types.ts';

/** Loads what the server wants to know of a customer, once. */
export async function loadAttributes(): Promise<void> {
  if (!isNeeded(account.attributes)) return;
  account.attributes = loading;
  account.attributes = settled(await fetchCustomerAttributes());
}

/** Key of the country that a form begins with: the museum's own. */
export function homeCountry({ countries }: CustomerAttributes): string {
  const own = shopInfo().country ?? '';
  const home = countries.find(({ key, name }) => key === own || name === own);
  return (home ?? countries[0])?.key ?? '';
}

/** What a form begins with: what was `typed` before, else what is known of the customer; and with a country. */
export function beginningForm(attributes: CustomerAttributes, typed?: CustomerForm): CustomerForm {
  const form = typed ?? (account.customer ? formOf(account.customer) : EMPTY_FORM);
  return { ...form, country: form.country || homeCountry(attributes) };
}
