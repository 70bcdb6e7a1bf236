import { cart } from '../../../src/core/cart/store.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { ADULTS, CHILD } from '../basket.ts';
import { day, moment, voucherCode } from '../samples.ts';
import { SATURDAY, withOffers } from './answers.ts';
import {
  CATALOGUE,
  CLOCK,
  CONCERT,
  FAMILY,
  inBasket,
  isRevalidated,
  LONG_LINES,
  LONGEST,
  PASSES,
  SCHOOL,
  TELESCOPES,
  TUG,
  VOUCHERS,
} from './lines.ts';
import { type Recipe, type State, stateOf } from './state.ts';

const KNOWN = '.step.more:not([aria-disabled])';
const SOON = moment('2027-03-07T14:30:00');

/** A voucher code with the name of the museum, which is the same in all languages. */
const CODE = { ...voucherCode(2000, 'SEA-2027'), name: 'Alte Seewarte' };

const basket = (recipe: Omit<Recipe, 'href'>): State => stateOf({ href: '/checkout', ...recipe });

export const cartStates: State[] = [
  basket({
    title: 'an empty basket',
    sees: '.actions .button.primary',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with a family, day tickets and a concert',
    given: inBasket(FAMILY, TUG, CONCERT),
    // the parts of a family ticket can be changed once its event has loaded
    sees: '.family .step.more',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with a tour and its answers',
    given: inBasket(SCHOOL),
    sees: '.answers',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with a book, passes and vouchers',
    given: inBasket(CATALOGUE, PASSES, VOUCHERS),
    sees: KNOWN,
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with two voucher codes, one of them not used up',
    given: inBasket(CATALOGUE, CODE, { ...voucherCode(50_000), name: LONGEST }),
    sees: 'dt .button',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with only a voucher code',
    given: inBasket(CODE),
    sees: 'dt .button',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with articles that have sold out or run low',
    given: inBasket(CLOCK, TELESCOPES),
    sees: 'li + li .field-error',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with a tour that has sold out',
    given: inBasket({ ...SCHOOL, date: day('2027-03-08'), answers: [] }),
    sees: '.field-error',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with long words and large amounts',
    answers: withOffers(),
    given: inBasket(...LONG_LINES),
    sees: KNOWN,
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket after one line is removed',
    given: inBasket(ADULTS, CHILD),
    presses: [KNOWN, '.lines .button'],
    sees: '.message.info .button',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket after all lines are removed',
    given: inBasket(ADULTS),
    presses: [KNOWN, '.lines .button'],
    sees: '.message.info .button',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with tickets whose price and name have changed',
    given: () => {
      inBasket({ ...ADULTS, name: 'X', price: cents(1300), totalPrice: cents(2600) }, CHILD)();
      cart.lang = undefined;
    },
    sees: '.message.warning .button',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with more tickets than available places',
    given: inBasket(
      { ...ADULTS, datetime: SOON, totalCount: 3 },
      { ...CHILD, datetime: SOON, totalCount: 9 },
    ),
    sees: 'li + li .field-error',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket whose checkout is blocked by tickets that have sold out',
    given: inBasket({ ...ADULTS, datetime: moment('2027-03-07T11:00:00') }, CHILD),
    presses: ['li:has(.field-error)', '.column .actions .primary:not([aria-busy=true])'],
    sees: '.column .message.error',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket with tickets that are no longer on sale',
    given: inBasket({ ...ADULTS, id: '9999', name: LONGEST }, CHILD),
    sees: '.field-error',
    hasCome: isRevalidated,
  }),
  basket({
    title: 'a basket whose available places are loading',
    answers: withOffers({ [SATURDAY]: { status: 500, hold: 'places' } }),
    given: inBasket(...LONG_LINES),
    sees: '.step.more[aria-disabled]',
  }),
  basket({
    title: 'a basket whose available places cannot be loaded',
    answers: withOffers({ [SATURDAY]: { status: 500 } }),
    given: inBasket(...LONG_LINES.slice(0, 1)),
    sees: '.message.error .button',
  }),
  basket({
    title: 'a basket with tickets for past times',
    given: inBasket(
      { ...ADULTS, eventName: LONGEST, datetime: moment('2027-03-01T12:00:00') },
      { ...TUG, name: LONGEST, date: day('2027-02-28') },
    ),
    sees: '.message.info ul',
    hasCome: isRevalidated,
  }),
];
