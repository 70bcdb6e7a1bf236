import { museum } from '../../demo/museum/museum.ts';
import type { CatalogueCustomer } from '../../demo/museum/catalogue/customerTypes.ts';
import { timesBetween } from '../../demo/museum/catalogue/openings.ts';
import { commonTickets } from '../../demo/museum/catalogue/tickets.ts';
import type { Catalogue } from '../../demo/server/catalogue.ts';

export const EVENT = '15';
const PLACES_PER_SLOT = 60;

export const PASSWORD = 'Ebbe und Flut';

/** Email address of a registered customer. */
export const emailOf = (customer: number): string => `customer${customer}@load.example`;

const customer = (_: unknown, index: number): CatalogueCustomer => ({
  salutation: 'ms',
  fname: 'Ada',
  lname: 'Lund',
  email: emailOf(index),
  password: PASSWORD,
  addrBilling: { street: 'Am Kai 3', zip: '20095', city: 'Hamburg', country: 'DE' },
});

/** Returns the museum's catalogue with a popular exhibition, which opens tomorrow and has `places` places in total. */
export const openingOf = (places: number, customers: number): Catalogue => {
  const event = museum.events.find(({ id }) => id === EVENT)!;
  const slots = Math.max(1, Math.round(places / PLACES_PER_SLOT));
  const opening = {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    fromDay: 1,
    toDay: 1,
    times: timesBetween('09:00', '23:00', 20).slice(0, slots),
    places: places / slots,
  };
  const tickets = commonTickets(EVENT, { adult: 1600, reduced: 1100, child: 600, underSix: 0 });
  return {
    ...museum,
    events: museum.events.map((each) => (each === event ? { ...event, opening, tickets } : each)),
    customers: Array.from({ length: customers }, customer),
  };
};
