import type { CustomerForm, Customer } from '../account/types.ts';

type Known = {
  customer?: Pick<Customer, 'isGuest' | 'addrBilling' | 'addrShipping'> | undefined;
  /** Draft of the guest form. */
  form?: Pick<CustomerForm, 'country' | 'delivery' | 'addrShipping.country'> | undefined;
};

/**
 * Returns the country of delivery (specification, section 4, Shipping). A signed-in customer's address wins over the
 * form, and the form over a guest's address.
 */
export function destinationOf({ customer, form }: Known): string | undefined {
  const known = (customer?.addrShipping ?? customer?.addrBilling)?.country;
  const typed = form?.delivery ? form['addrShipping.country'] : form?.country;
  const country = customer?.isGuest === false ? known : typed || known;
  return country || undefined;
}
