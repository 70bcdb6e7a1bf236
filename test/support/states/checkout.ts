import { account } from '../../../src/core/account/store.ts';
import type { Failure } from '../../../src/core/async/result.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import type { OrderPayment, Payment } from '../../../src/core/checkout/types.ts';
import { ADA, ADULTS, CHILD } from '../basket.ts';
import { ofDemo } from '../screen.tsx';
import type { Answer, Answers } from '../server.ts';
import { CONCERT, FAMILY, inBasket, isRenewed, LONG_LINES, LONGEST, TUG } from './lines.ts';
import { type Recipe, type State, stateOf } from './state.ts';

/** What the server says, in its own words. */
const REFUSED = 'Samstag, 12:00: 1 × frei.';

const known =
  (...lines: readonly CartLine[]) =>
  (): void => {
    inBasket(...lines)();
    account.customer = { ...ADA, company: LONGEST };
  };

const guest = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({ href: '/register-guest', ...recipe });

/** The answers of the reference server for the form, with others beside them. */
const withFields =
  (answers: Answers): Recipe['answers'] =>
  async (lang) => ({ 'GET customer/attr': await ofDemo('customer/attr', lang), ...answers });

const SEND = 'form .primary';

/** The states of the guest's details. */
export const guestStates: State[] = [
  guest({
    title: 'a form that is loading',
    answers: () => ({ 'GET customer/attr': { hold: 'fields' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  guest({
    title: 'a form that the server failed to send',
    answers: () => ({ 'GET customer/attr': { status: 500 } }),
    sees: '.message.error .button',
  }),
  guest({ title: 'an empty form', sees: SEND }),
  guest({
    title: 'a form beside the ways to an account',
    shop: { hasUserRegistration: true },
    sees: `.row a`,
  }),
  guest({ title: 'a form with gaps', presses: [SEND], sees: '.error-summary .link' }),
  guest({
    title: 'a form that the server does not accept',
    given: known(),
    answers: withFields(
      Object.fromEntries(
        ['POST customer/validate', 'POST auth/guest'].map((call) => [
          call,
          { status: 422, body: { error: { email: [REFUSED], other: [REFUSED] } } },
        ]),
      ),
    ),
    presses: [SEND],
    sees: '.field-error',
  }),
  guest({
    title: 'a form for which there is no line',
    given: known(),
    answers: withFields({ 'POST customer/validate': { drop: true } }),
    presses: [SEND],
    sees: '.message.error',
  }),
  guest({
    title: 'a form that is being sent',
    given: () => {
      known()();
      account.guest = { is: 'sending' };
    },
    sees: `${SEND}[aria-busy=true]`,
    isWaiting: true,
  }),
];

const PAY = '.column .actions .primary';
const payment = (recipe: Omit<Recipe, 'href'> & { href?: string }): State =>
  stateOf({
    href: '/checkout?step=payment',
    given: known(ADULTS, CHILD),
    // a desk does not know the names
    ...(!recipe.answers && { hasCome: isRenewed }),
    ...recipe,
  });

/** A payment step that opens with a payment where it stands. */
const withPayment = (stand: Payment) => (): void => {
  known(ADULTS, CHILD)();
  checkout.payment = stand;
};

const refusal: Failure = { is: 'status', status: 422, message: REFUSED, log: '' };

/** The states of the step before the provider. */
export const paymentStates: State[] = [
  payment({
    title: 'a payment with everything to buy',
    given: known(FAMILY, TUG, CONCERT),
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a payment of long words and large sums',
    given: known(...LONG_LINES),
    answers: async (lang) => ({
      'GET checkout/payments': await ofDemo('checkout/payments?shop=1', lang),
      'GET customer/attr': await ofDemo('customer/attr', lang),
    }),
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a payment that is an order at once',
    shop: { confirmPaymentOnCheckout: false },
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'ways to pay that are loading',
    given: known(...LONG_LINES),
    answers: async (lang) => ({
      'GET checkout/payments': { hold: 'ways' },
      'GET customer/attr': await ofDemo('customer/attr', lang),
    }),
    sees: '.column .skeleton',
    isWaiting: true,
  }),
  payment({
    title: 'ways to pay that the server failed to send',
    given: known(...LONG_LINES),
    answers: () => ({ 'GET checkout/payments': { status: 500 } }),
    sees: '.message.error .button',
  }),
  payment({
    title: 'a payment without consent',
    presses: ['.choices.rows .choice', PAY],
    sees: '.field-error',
  }),
  payment({
    title: 'a direct debit without an account',
    presses: ['.choices.rows .choice:nth-of-type(2) input', PAY],
    sees: '[name=iban][aria-invalid=true]',
  }),
  payment({
    title: 'a payment with a number for the invoice',
    given: () => {
      known(ADULTS, CHILD)();
      checkout.form.externalDocumentNumber = LONGEST;
    },
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a payment for which there is no way',
    given: known(...LONG_LINES),
    answers: () => ({ 'GET checkout/payments': { data: [] } }),
    sees: '.message.error',
  }),
  payment({
    title: 'a payment by wallet of somebody who is not known yet',
    href: '/checkout?step=payment&wallet=applepay',
    given: inBasket(ADULTS, CHILD),
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a payment that the server refused',
    given: withPayment({ is: 'refused', failure: refusal }),
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a payment that took too long to begin',
    given: withPayment({ is: 'refused', failure: { is: 'timeout', log: '' } }),
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a payment that begins',
    given: withPayment({ is: 'starting' }),
    sees: '.column:has(.choices.rows .choice) .actions .primary[aria-busy=true]',
    isWaiting: true,
  }),
];

const accepted = { cartId: 'c', sessionUs: 'Abcdefgh1234', outcome: 'accepted' } as const;
const declined = { ...accepted, outcome: 'failed' } as const;
const order = { booking_id: 'AS-4711', has_tickets: true, review_id: 'r1' };
const noLine: Failure = { is: 'network', log: '' };
const review = {
  booking_id: 'AS-4711',
  created: '2027-03-02T09:00:00',
  status: 'paid',
  total: 7200,
  items: [1, 2].map((count) => ({
    type: 'ticket',
    id: String(count),
    name: LONGEST,
    count,
    price: 2400,
    totalPrice: 2400 * count,
    vat_value: 7,
    datetime: '2027-03-06T12:00:00',
    details: [LONGEST],
  })),
  documents: [{ name: `${LONGEST}.pdf`, url: 'https://shop.example/tickets.pdf' }],
};

/** A guest whose basket has gone out with a payment. */
const sentLines =
  (...lines: readonly CartLine[]) =>
  (): void => {
    known(...lines)();
    if (lines.length > 0)
      Object.assign(cart, { cartId: 'c', sent: { lines: structuredClone(lines), before: [] } });
  };

const back = (
  title: string,
  stand: Payment,
  sees: string,
  more: Partial<Recipe> & { lines?: readonly CartLine[] } = {},
): State =>
  stateOf({
    title,
    href: '/checkout/success',
    answers: () => ({}),
    given: () => {
      sentLines(...(more.lines ?? LONG_LINES))();
      checkout.payment = stand;
    },
    sees,
    ...more,
  });

const NEXT = '.actions .primary';
const CONFIRM = '.total-bar .primary';

/** The states after the provider. */
export const returnStates: State[] = [
  back('an accepted payment', { is: 'returned', pending: accepted }, CONFIRM),
  back(
    'an accepted direct debit',
    { is: 'returned', pending: accepted },
    `.column:has(h3) ${CONFIRM}`,
    {
      answers: async (lang) => ({
        'GET checkout/payments': await ofDemo('checkout/payments?shop=1', lang),
      }),
      given: () => {
        sentLines(...LONG_LINES)();
        checkout.payment = { is: 'returned', pending: accepted };
        Object.assign(checkout.form, {
          payart: 74,
          accountHolder: LONGEST,
          iban: 'DE89 3704 0044 0532 0130 00',
          externalDocumentNumber: 'PO-7',
        });
      },
    },
  ),
  back(
    'an accepted payment that began in another tab',
    { is: 'returned', pending: accepted },
    CONFIRM,
    { lines: [] },
  ),
  back(
    'an accepted payment that is ordered by itself',
    { is: 'executing', pending: accepted },
    'h2',
    { shop: { confirmPaymentOnCheckout: false }, isWaiting: true },
  ),
  back(
    'an order that is being made',
    { is: 'executing', pending: accepted },
    `${CONFIRM}[aria-busy=true]`,
    { isWaiting: true },
  ),
  back(
    'an order for which there was no line',
    { is: 'failed', pending: accepted, failure: noLine },
    '.message.error',
  ),
  back(
    'an order that could not be made by itself',
    { is: 'failed', pending: accepted, failure: noLine },
    '.message.error button',
    { shop: { confirmPaymentOnCheckout: false } },
  ),
  back(
    'an accepted payment that is being canceled',
    { is: 'canceling', pending: accepted },
    '.actions .button[aria-busy=true]',
    { isWaiting: true },
  ),
  back('a declined payment', { is: 'returned', pending: declined }, NEXT),
  back(
    'a declined payment that could not be canceled',
    { is: 'failed', pending: declined, failure: noLine },
    '.message.error',
  ),
  back(
    'a declined payment that is being canceled',
    { is: 'canceling', pending: declined },
    '.button[aria-busy=true]',
    { isWaiting: true },
  ),
  back('a canceled payment', { is: 'canceled' }, NEXT),
  back('an order that is gone', { is: 'gone' }, NEXT),
  back('an order that is gone with its basket', { is: 'gone' }, NEXT, { lines: [] }),
  back('an order that is made', { is: 'done', order, sentTo: ADA.email }, 'a[download]', {
    answers: () => ({ 'GET order/review': { data: review } }),
  }),
  back('an order whose details are loading', { is: 'done', order }, '.skeleton', {
    answers: () => ({ 'GET order/review': { data: review, hold: 'review' } }),
    isWaiting: true,
  }),
  back('an order whose details cannot be had', { is: 'done', order }, '.booking-number'),
  back(
    'an order without tickets',
    { is: 'done', order: { booking_id: 'AS-4711', has_tickets: false } },
    '.booking-number',
  ),
];

const REVIEW = 'GET order/review';

const reviewed = (title: string, answer: Answer, sees: string, more: Partial<Recipe> = {}): State =>
  stateOf({
    title,
    href: '/order-review/k',
    answers: () => ({ [REVIEW]: answer }),
    sees,
    ...more,
  });

const open = { ...review, status: 'open', payable: true };

/** An order that waits for a payment, which stands somewhere. */
const paying = (
  title: string,
  stand: OrderPayment,
  sees: string,
  more: Partial<Recipe> = {},
): State =>
  stateOf({
    title,
    href: '/order-review/k',
    answers: async (lang) => ({
      [REVIEW]: { data: open },
      'GET checkout/payments': await ofDemo('checkout/payments?shop=1', lang),
    }),
    given: () => {
      checkout.orderPayment = stand;
    },
    sees,
    ...more,
  });

const pending = { key: 'k', cartId: 'c', sessionUs: 's' };
const [PAY_ORDER, CHOICE] = ['section .primary', '.choices.rows .choice'];

/** The states of paying an order that is open. */
export const orderPaymentStates: State[] = [
  paying('an order that can be paid', { is: 'none' }, CHOICE),
  paying(
    'an order whose payment begins',
    { is: 'starting', key: 'k' },
    `${PAY_ORDER}[aria-busy=true]`,
    { isWaiting: true },
  ),
  paying(
    'an order whose payment the server refused',
    { is: 'refused', key: 'k', failure: refusal },
    '.message.error',
  ),
  paying('an order whose payment was declined', { is: 'declined', key: 'k' }, '.message.error'),
  paying('an order that is being paid', { is: 'executing', key: 'k', pending }, '.message.info', {
    isWaiting: true,
  }),
  paying(
    'an order that may be paid or not',
    { is: 'failed', key: 'k', pending, failure: noLine },
    '.message.error .button',
  ),
  paying('an order whose ways to pay cannot be had', { is: 'none' }, '.message.error .button', {
    answers: () => ({ [REVIEW]: { data: open }, 'GET checkout/payments': { status: 501 } }),
  }),
  paying(
    'an order that is paid now',
    { is: 'paid', key: 'k' },
    '.message.success ~ section a[download]',
    {
      answers: () => ({ [REVIEW]: { data: review } }),
    },
  ),
  reviewed(
    'an order with codes',
    {
      data: {
        ...review,
        items: review.items.map((item) => ({
          ...item,
          barcodes: ['AS-4711-1', '', LONGEST, 'AS-4711'.repeat(700)].slice(0, 2 * item.count),
        })),
      },
    },
    '.codes svg',
  ),
];

/** The states of an order that was made before. */
export const reviewStates: State[] = [
  reviewed('an order from its confirmation', { data: review }, 'a[download]'),
  reviewed(
    'an order that is not paid',
    { data: { ...review, status: 'open' } },
    '.message.warning',
  ),
  reviewed(
    'an order that was canceled',
    { data: { ...review, status: 'canceled' } },
    '.message.warning',
  ),
  reviewed('an order that is loading', { data: review, hold: 'review' }, '.skeleton', {
    isWaiting: true,
  }),
  reviewed('an order that cannot be shown', { status: 406, body: {} }, '.message.info'),
  reviewed('an order that the server failed to send', { status: 501 }, '.message.error .button'),
];
