import type { CatalogueCustomer } from './customerTypes.ts';

/** Two people with accounts. Their passwords are in the README. */
export const customers: CatalogueCustomer[] = [
  {
    salutation: 'ms',
    fname: 'Wiebke',
    lname: 'Harmsen',
    email: 'wiebke@harmsen.example',
    phone: '+49 40 66969 311',
    password: 'Ebbe und Flut',
    addrBilling: { street: 'Deichstraße 12', zip: '25399', city: 'Ahrenhafen', country: 'DE' },
  },
  {
    salutation: 'mr',
    fname: 'Jonas',
    lname: 'Petersen',
    company: 'Petersen Navigation',
    email: 'jonas@petersen.example',
    password: 'Kompass und Karte',
    addrBilling: { street: 'Neuer Wall 40', zip: '20354', city: 'Hamburg', country: 'DE' },
    addrShipping: {
      name: 'Mette Petersen',
      street: 'Havnegade 7',
      zip: '8000',
      city: 'Aarhus C',
      country: 'DK',
    },
  },
];
