/** Seeds with which the journeys run against the sloppy demo. With the first two, the Saturday that most buy is in odd forms. */
export const SEEDS = [2, 3, 4];

/** Journeys of the fast tier, with the first seed. */
export const FAST = ['buys-tickets'];

/** Journeys of the full tier, with each seed: together they make every call and buy every kind of goods. */
export const FULL = [
  'buys-tickets',
  'every-ticket',
  'mixed-basket',
  'open-order',
  'password',
  'register',
  'tour-for-school',
  'tours',
  'voucher-codes',
  'whole-shop',
  'withdrawal',
];

/** Journeys that cannot run against the sloppy demo, with the reason. */
export const EXCLUDED = {
  'bad-network': 'answers in place of the back end',
  configurator: 'answers in place of the back end',
  preview: 'has a back end of its own',
  doctor: 'starts faulty back ends of its own and expects no other findings',
  'ordered-on-return': 'answers in place of the back end',
  'return-address': 'answers in place of the back end',
  'server-fails': 'fails calls itself, and counts them',
  still: 'holds answers back and measures what moves',
  'tours-list': 'expects a filtered list to be empty, but a list with a bad entry is incomplete',
};
