import type { CustomerForm } from '../account/form.ts';
import type { Customer } from '../account/types.ts';

type Known = {
  /** Who is signed in, or was in this tab before: a guest is not fully logged in. */
  customer?: Pick<Customer, 'isGuest' | 'addrBilling' | 'addrShipping'> | undefined;
  /** What a guest is typing. */
  form?: Pick<CustomerForm, 'country' | 'delivery' | 'addrShipping.country'> | undefined;
};

/**
 * The country that things are sent to: that of the delivery address, else of the billing address; of the customer who is
 * logged in, else of the form, else of the guest who is known (specification, section 4, Shipping).
 */
export function destinationOf({ customer, form }: Known): string | undefined {
  const known = (customer?.addrShipping ?? customer?.addrBilling)?.country;
  const typed = form?.delivery ? form['addrShipping.country'] : form?.country;
  const country = customer?.isGuest === false ? known : typed || known;
  return country || undefined;
}
