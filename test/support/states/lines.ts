import type { Lang } from '../../../src/core/i18n/languages.ts';
import { cart } from '../../../src/core/cart/store.ts';
import type {
  CartLine,
  DayTicketLine,
  TicketLine,
  TourLine,
} from '../../../src/core/cart/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { ADULTS } from '../basket.ts';
import {
  articleLine,
  day,
  dayLine,
  familyLine,
  moment,
  ofDay,
  passLine,
  passOwner,
  place,
  taker,
  ticketLine,
  time,
  tourLine,
  voucherLine,
} from '../samples.ts';

const NOON = moment('2027-03-06T12:00:00');

/** A family ticket for four people for the permanent exhibition of the reference server. */
export const FAMILY: TicketLine = ticketLine(1, {
  id: '1406',
  name: 'Family with two adults',
  price: cents(1500),
  totalPrice: cents(1900),
  datetime: NOON,
  eventId: '14',
  eventName: 'The City on the River',
  subtickets: [
    { id: '140601', name: 'Adult', count: 2, price: cents(0) },
    { id: '140603', name: 'Child 6–17', count: 2, price: cents(200) },
    { id: '140604', name: 'Under 6 free', count: 0, price: cents(0) },
  ],
});

/** Two kinds of day tickets for the steam tug. */
export const TUG: DayTicketLine = dayLine(
  [
    ofDay(2, { id: '2001', name: 'Adult', price: cents(600) }),
    ofDay(1, { id: '2003', name: 'Child 6–17', price: cents(200) }),
  ],
  { id: '20', name: 'Steam Up: The Tug Stine', date: day('2027-03-06') },
);

/** Two seats at a concert. */
export const CONCERT: TicketLine = ticketLine(2, {
  id: '2202',
  name: 'Gallery',
  price: cents(1800),
  totalPrice: cents(3600),
  datetime: moment('2027-03-06T20:00:00'),
  eventId: '22',
  eventName: 'Sound Figures: Concerts beneath the Dome',
});

/** A whole tour for twelve pupils, with answers to the museum's questions for schools. */
export const SCHOOL: TourLine = tourLine(
  1,
  [taker(12, { id: '10501', name: 'Pupil', price: cents(200) })],
  {
    id: '105',
    bookingId: 'school',
    name: 'By Compass and Chart',
    date: day('2027-03-09'),
    time: time('09:00'),
    langName: 'German',
    single_ticketing: false,
    prices: [
      place(1, { id: '10591', name: 'Tour for a primary school class', price: cents(4500) }),
    ],
    answers: [
      {
        qId: '1051',
        type: 'text',
        value: 'Hafenstraße',
        label: 'Name of the school',
        shown: 'Hafenstraße',
      },
      { qId: '1052', type: 'select', value: '1-4', label: 'Age group', shown: 'Ages 6 to 10' },
      { qId: '1053', type: 'number', value: 12, label: 'How many', shown: '12' },
      { qId: '1054', type: 'radio', value: 'coach', label: 'Arrival', shown: 'By coach' },
    ],
  },
);

/** Two exhibition catalogues of the reference server. */
export const CATALOGUE = articleLine(2, {
  id: '4301',
  name: 'Tides: The Sea Keeps Time – Exhibition catalogue',
  price: cents(3400),
});

export const VOUCHERS = voucherLine(2, 2500, {
  id: '6101',
  name: 'Voucher for an amount of your choice',
});

/** A clock that is sold out. */
export const CLOCK = articleLine(1, {
  id: '4508',
  name: 'Chronometer table clock',
  price: cents(49_000),
});
/** Two telescopes; one is in stock. */
export const TELESCOPES = articleLine(2, {
  id: '4505',
  name: 'Draw telescope',
  price: cents(18_900),
});

/** Annual passes of the reference server for two people. */
export const PASSES = passLine([passOwner('Ada'), passOwner('Ole')], {
  id: '5101',
  price: cents(3900),
});

/** The longest word that a museum may use. */
export const LONGEST = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenbescheid';

const LONG_FAMILY = familyLine(3, [6, 9, 3], { name: LONGEST, eventName: LONGEST, datetime: NOON });

/** Lines with long names and large amounts. */
export const LONG_LINES: readonly TicketLine[] = [
  { ...ADULTS, name: LONGEST, eventName: LONGEST, totalCount: 120, totalPrice: cents(168_000) },
  {
    ...LONG_FAMILY,
    subtickets: LONG_FAMILY.subtickets.map((part) => ({ ...part, name: LONGEST })),
  },
];

/** Adds lines that were chosen in English; the shop then loads their names in the page's language. */
export const inBasket =
  (...lines: readonly CartLine[]) =>
  (): void => {
    cart.lines.push(...structuredClone(lines));
    cart.lang = 'en';
  };

/** Whether the names of all lines have been loaded in this language. */
export const isRevalidated = (lang: Lang): boolean => cart.lang === lang;
