import type { Customer } from '../core/api/wire/customers.ts';
import { countryOf } from './goods.ts';
import type { Buying } from './options.ts';
import type { Shop } from './shop.ts';
import type { Suite } from './types.ts';

/** Returns the buyer of test orders, with every field that a form can have. */
export function buyerOf({ attributes }: Shop, { email }: Buying, isGuest: boolean): Customer {
  const salutation = attributes?.salutations[0]?.key;
  const isWanted = (field: string): boolean => attributes?.visible_fields.includes(field) ?? false;
  return {
    ...(salutation !== undefined && isWanted('salutation') && { salutation }),
    ...(isWanted('title') && { title: 'Dr.' }),
    fname: 'Conformance',
    lname: 'Test',
    ...(isWanted('company') && { company: 'Conformance Test' }),
    email: email ?? 'test@example.com',
    ...(isWanted('phone') && { phone: '030 123456' }),
    isGuest,
    addrBilling: {
      street: 'Teststraße 1',
      zip: '10115',
      city: 'Berlin',
      country: countryOf(attributes?.countries),
    },
  };
}

/** Registers the buyer of test orders and returns the token; `undefined` if that is not possible. */
export async function registerGuest(
  suite: Suite,
  shop: Shop,
  buying: Buying,
): Promise<string | undefined> {
  if (!shop.config.hasGuestRegistration) {
    const message = '`hasGuestRegistration` is off in shopinfo/config, so nothing was bought';
    suite.say('untested', 'authGuest', { rule: 'answer', message });
    return undefined;
  }
  const { value } = await suite.ask('authGuest', [buyerOf(shop, buying, true)]);
  if (!value) return undefined;
  const { token } = value;
  await suite.ask('customer', [], { token });
  await suite.ask('checkoutPayments', [suite.options.shop], { token });
  await suite.refuse('orderList', { query: { token }, statuses: [404], what: 'a guest' });
  return token;
}
