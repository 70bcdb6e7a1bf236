import type { Customer } from '../../src/core/account/types.ts';
import type { TicketLine } from '../../src/core/cart/types.ts';
import type { Moment } from '../../src/core/calendar/moment.ts';
import { cents } from '../../src/core/money/cents.ts';

/** A basket line of two adults on a Saturday at noon. */
export const ADULTS: TicketLine = {
  type: 'ticket',
  id: '1201',
  name: 'Adult',
  price: cents(1400),
  vat_value: 7,
  totalCount: 2,
  totalPrice: cents(2800),
  datetime: '2027-03-06T12:00:00' as Moment,
  eventId: '12',
  eventName: 'Tides: The Sea Keeps Time',
  subtickets: [],
};

/** A basket line of one child at the same time. */
export const CHILD: TicketLine = {
  ...ADULTS,
  id: '1203',
  name: 'Child 6–17',
  price: cents(500),
  totalCount: 1,
  totalPrice: cents(500),
};

/** A delivery address that differs from the billing address. */
export const ELSEWHERE = {
  name: 'Grace Hopper',
  street: 'Havnegade 7',
  zip: '8000',
  city: 'Aarhus',
  country: 'DK',
};

/** The same without a country, with a postcode of the country that forms start with. */
export const IN_GERMANY = { ...ELSEWHERE, zip: '24937', country: '' };

export const ADA: Customer = {
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@example.org',
  isGuest: true,
  addrBilling: { street: 'Hafenstraße 1', zip: '20359', city: 'Hamburg', country: 'DE' },
};

/** A customer with an account and another delivery address. */
export const MEMBER: Customer = { ...ADA, isGuest: false, addrShipping: ELSEWHERE };
