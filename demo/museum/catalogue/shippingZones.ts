import type { ShippingZone } from './shippingTypes.ts';

const countries = (keys: string): string[] => keys.split(' ');

/** Shipping rates by weight. The United States are not served, because parcels came back from customs. */
export const shippingZones: ShippingZone[] = [
  {
    countries: ['DE'],
    steps: [
      { upToGrams: 500, cents: 290 },
      { upToGrams: 2000, cents: 490 },
      { upToGrams: 10000, cents: 890 },
      { upToGrams: 30000, cents: 1690 },
    ],
  },
  {
    countries: countries(
      'AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    ),
    steps: [
      { upToGrams: 500, cents: 590 },
      { upToGrams: 2000, cents: 1290 },
      { upToGrams: 10000, cents: 1790 },
      { upToGrams: 20000, cents: 2990 },
    ],
  },
  {
    countries: countries('CH GB IS LI NO TR UA'),
    steps: [
      { upToGrams: 500, cents: 790 },
      { upToGrams: 2000, cents: 1690 },
      { upToGrams: 10000, cents: 3190 },
    ],
  },
  {
    countries: countries('AU BR CA CN IN JP KR MX NZ ZA'),
    steps: [
      { upToGrams: 500, cents: 990 },
      { upToGrams: 2000, cents: 2490 },
      { upToGrams: 10000, cents: 5990 },
    ],
  },
];
