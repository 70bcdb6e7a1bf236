import { keepGuestForm } from '../../../src/core/account/actions.ts';
import { formOf } from '../../../src/core/account/form.ts';
import { account } from '../../../src/core/account/store.ts';
import type { ApiError } from '../../../src/core/async/result.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import type { OrderPayment, Payment } from '../../../src/core/checkout/types.ts';
import { ADA, ADULTS, CHILD } from '../basket.ts';
import { voucherCode } from '../samples.ts';
import { ofDemo } from '../screen.tsx';
import type { Answer } from '../server.ts';
import { REFUSED, withOffers } from './answers.ts';
import {
  CATALOGUE,
  CONCERT,
  FAMILY,
  inBasket,
  isRevalidated,
  LONG_LINES,
  LONGEST,
  TUG,
} from './lines.ts';
import { type Recipe, type State, stateOf } from './state.ts';

const known =
  (...lines: readonly CartLine[]) =>
  (): void => {
    inBasket(...lines)();
    account.customer = { ...ADA, company: LONGEST };
  };

/** The button that orders, once it can be pressed. */
const ORDER = '.column .actions .primary:not([aria-busy=true])';
const BUSY = '.column .actions .primary[aria-busy=true]';

const guest = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({
    href: '/register-guest',
    given: inBasket(ADULTS),
    // a test server with its own answers does not return the names
    ...(!recipe.answers && { hasCome: isRevalidated }),
    ...recipe,
  });

const login = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({
    href: '/checkout?step=login',
    given: inBasket(ADULTS),
    shop: { hasUserRegistration: true },
    hasCome: isRevalidated,
    ...recipe,
  });

/** Sets up a basket and a form with all details. */
const typed = (): void => {
  inBasket(...LONG_LINES)();
  keepGuestForm(formOf({ ...ADA, company: LONGEST }));
};

/** Sets up a device with a wallet. */
const withWallet = (): void => {
  Object.assign(globalThis, { ApplePaySession: { canMakePayments: () => true } });
};
const withoutWallet = (): void => {
  delete (globalThis as { ApplePaySession?: unknown }).ApplePaySession;
};

const LOGIN_FIELD = 'section form [name=password]';
const [TERMS, FIELD] = ['[name=terms]', 'section form [name=fname]'];

export const guestStates: State[] = [
  guest({
    title: 'a guest form that is loading',
    answers: withOffers({ 'GET customer/attr': { hold: 'fields' } }),
    given: inBasket(...LONG_LINES),
    sees: 'section > .skeleton',
    isWaiting: true,
  }),
  guest({
    title: 'a guest form whose fields cannot be loaded',
    answers: withOffers({ 'GET customer/attr': { status: 500 } }),
    given: inBasket(...LONG_LINES),
    sees: 'section > .message.error .button',
  }),
  guest({ title: 'an empty guest form', sees: FIELD }),
  guest({
    title: 'a guest form next to links for accounts',
    shop: { hasUserRegistration: true },
    sees: `.row a`,
  }),
  guest({
    title: 'a checkout of a shop that only takes orders of customers',
    shop: { hasUserRegistration: true, hasGuestRegistration: false },
    sees: LOGIN_FIELD,
  }),
  login({ title: 'a login in the checkout', sees: LOGIN_FIELD }),
  login({
    title: 'a login in the checkout with a wrong password',
    given: () => {
      inBasket(ADULTS)();
      account.login = { is: 'failed', error: { is: 'status', status: 401, log: '' } as ApiError };
    },
    sees: 'section form .message.error',
  }),
  guest({
    title: 'a checkout of a shop that takes no orders',
    shop: { hasUserRegistration: false, hasGuestRegistration: false },
    sees: '.message.info',
  }),
  guest({
    title: 'a guest form with empty fields',
    presses: [FIELD, ORDER],
    sees: '.error-summary .link',
  }),
  guest({
    title: 'a guest form with the address for an invoice',
    presses: [FIELD, '[name=requestInvoice]'],
    sees: '[name=street]',
  }),
  guest({
    title: 'a guest form that the server refuses',
    given: typed,
    answers: withOffers(
      Object.fromEntries(
        ['POST customer/validate', 'POST auth/guest'].map((call) => [
          call,
          { status: 422, body: { error: { email: [REFUSED], other: [REFUSED] } } },
        ]),
      ),
    ),
    presses: [FIELD, TERMS, ORDER],
    sees: '.field-error',
  }),
  guest({
    title: 'a guest form without a connection',
    given: typed,
    answers: withOffers({ 'POST customer/validate': { drop: true } }),
    presses: [FIELD, TERMS, ORDER],
    sees: '.message.error',
  }),
  guest({
    title: 'a guest form that is being sent',
    given: () => {
      typed();
      account.guest = { is: 'sending' };
    },
    sees: `.column:has([name=fname]) ${BUSY.replace('.column ', '')}`,
    isWaiting: true,
  }),
  guest({
    title: 'a checkout with a total that has changed',
    given: () => {
      inBasket(CATALOGUE)();
      keepGuestForm(formOf(ADA));
    },
    answers: async (lang) => ({
      ...(await withOffers()!(lang)),
      'GET merchandise': await ofDemo(`merchandise?article=${CATALOGUE.id}`, lang),
      'POST customer/validate': { data: {} },
      'POST auth/guest': {
        data: {
          token: 't',
          customer: { ...ADA, addrBilling: { ...ADA.addrBilling, country: 'AT' } },
        },
      },
      'POST checkout/shipping': [{ data: 490 }, { data: 890 }],
    }),
    presses: [FIELD, TERMS, ORDER],
    sees: '.message.warning',
  }),
  guest({
    title: 'a checkout with a wallet',
    given: () => {
      inBasket(...LONG_LINES)();
      withWallet();
    },
    answers: withOffers(),
    sees: '.column > section:first-of-type .actions .button',
    after: withoutWallet,
  }),
  guest({
    title: 'a checkout with a wallet in a shop without a confirmation step',
    shop: { confirmPaymentOnCheckout: false },
    given: () => {
      inBasket(...LONG_LINES)();
      withWallet();
    },
    answers: withOffers(),
    sees: '.column > section:first-of-type .actions .button',
    after: withoutWallet,
  }),
  guest({
    title: 'a checkout in which nothing is to be paid',
    given: inBasket(...LONG_LINES, { ...voucherCode(900_000), name: 'Alte Seewarte' }),
    answers: withOffers(),
    sees: 'dt .button',
  }),
  guest({
    title: 'a checkout with an open form for a voucher code',
    presses: ['summary'],
    sees: 'details[open]',
  }),
];

const payment = (recipe: Omit<Recipe, 'href'> & { href?: string }): State =>
  stateOf({
    href: '/checkout?step=payment',
    given: known(ADULTS, CHILD),
    // a test server with its own answers does not return the names
    ...(!recipe.answers && { hasCome: isRevalidated }),
    ...recipe,
  });

/** Sets up a checkout with a payment in this state. */
const withPayment = (stand: Payment) => (): void => {
  known(ADULTS, CHILD)();
  checkout.payment = stand;
};

const refusal: ApiError = { is: 'status', status: 422, message: REFUSED, log: '' };

export const paymentStates: State[] = [
  payment({
    title: 'a checkout with several kinds of tickets',
    given: known(FAMILY, TUG, CONCERT),
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a checkout with long words and large amounts',
    given: known(...LONG_LINES),
    answers: withOffers(),
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a checkout in a shop without a confirmation step',
    shop: { confirmPaymentOnCheckout: false },
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a checkout whose payment methods are loading',
    given: known(...LONG_LINES),
    answers: withOffers({ 'GET checkout/payments': { hold: 'ways' } }),
    sees: '.column .skeleton',
    isWaiting: true,
  }),
  payment({
    title: 'a checkout whose payment methods cannot be loaded',
    given: known(...LONG_LINES),
    answers: withOffers({ 'GET checkout/payments': { status: 500 } }),
    sees: '.message.error .button',
  }),
  payment({
    title: 'a checkout without consent to the terms',
    presses: ['.choices.rows .choice', ORDER],
    sees: '.field-error',
  }),
  payment({
    title: 'a checkout with a direct debit without an IBAN',
    presses: ['.choices.rows .choice:nth-of-type(2) input', ORDER],
    sees: '[name=iban][aria-invalid=true]',
  }),
  payment({
    title: 'a checkout with a reference number',
    given: () => {
      known(ADULTS, CHILD)();
      checkout.form.externalDocumentNumber = LONGEST;
    },
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a checkout without payment methods',
    given: known(...LONG_LINES),
    answers: withOffers({ 'GET checkout/payments': { data: [] } }),
    sees: '.message.error',
  }),
  payment({
    title: 'a checkout whose details are being changed',
    presses: ['section[tabindex] button'],
    sees: 'section form [type=submit]',
  }),
  payment({
    title: 'a checkout that lacks the address for an invoice',
    given: () => {
      inBasket(ADULTS, CHILD)();
      account.customer = { ...ADA, addrBilling: { street: '', zip: '', city: '', country: '' } };
      checkout.form.requestInvoice = true;
    },
    sees: '[name=street]',
  }),
  payment({
    title: 'a payment that the server has refused',
    given: withPayment({ is: 'refused', error: refusal }),
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a payment whose start has timed out',
    given: withPayment({ is: 'refused', error: { is: 'timeout', log: '' } }),
    sees: '.choices.rows .choice',
  }),
  payment({
    title: 'a payment that is starting',
    given: withPayment({ is: 'starting' }),
    sees: '.column:has(.choices.rows .choice) .actions .primary[aria-busy=true]',
    isWaiting: true,
  }),
];

const accepted = { cartId: 'c', sessionUs: 'Abcdefgh1234', outcome: 'accepted' } as const;
const declined = { ...accepted, outcome: 'failed' } as const;
const order = { booking_id: 'AS-4711', has_tickets: true, review_id: 'r1' };
const noLine: ApiError = { is: 'network', log: '' };
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

const GOODS = {
  type: 'merchandise',
  id: '1',
  name: LONGEST,
  count: 1,
  price: 6710,
  totalPrice: 6710,
  vat_value: 7,
};

const HELD = 'GET checkout/pending';

/** A pending payment with long names. */
const held = {
  items: review.items,
  shippingCosts: 490,
  total: review.total,
  held_until: '2027-03-02T23:55:00',
};

/** Sets up a guest whose basket has been sent with a payment. */
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

/** The states after the payment return. */
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
    'an accepted payment that was started in another tab',
    { is: 'returned', pending: accepted },
    '.column .lines',
    { lines: [], answers: () => ({ [HELD]: { data: held } }) },
  ),
  back(
    'an accepted payment of another tab that is being loaded',
    { is: 'returned', pending: accepted },
    '.column .skeleton',
    { lines: [], answers: () => ({ [HELD]: { data: held, hold: 'held' } }), isWaiting: true },
  ),
  back(
    'an accepted payment of another tab that cannot be loaded',
    { is: 'returned', pending: accepted },
    `${CONFIRM}:not([aria-busy=true])`,
    { lines: [] },
  ),
  back(
    'an accepted payment that is reserved until tomorrow',
    { is: 'returned', pending: accepted },
    CONFIRM,
    { answers: () => ({ [HELD]: { data: { ...held, held_until: '2027-03-03T00:10:00' } } }) },
  ),
  back(
    'an accepted payment in a shop without a confirmation step',
    { is: 'executing', pending: accepted },
    'h2',
    { shop: { confirmPaymentOnCheckout: false }, isWaiting: true },
  ),
  back(
    'an order that is being placed',
    { is: 'executing', pending: accepted },
    `${CONFIRM}[aria-busy=true]`,
    { isWaiting: true },
  ),
  back(
    'an order that fails without a connection',
    { is: 'failed', pending: accepted, error: noLine },
    '.message.error',
  ),
  back(
    'an order that fails in a shop without a confirmation step',
    { is: 'failed', pending: accepted, error: noLine },
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
  back('a declined payment of another tab', { is: 'returned', pending: declined }, '.actions', {
    lines: [],
    answers: () => ({ [HELD]: { data: held } }),
  }),
  back(
    'a declined payment that cannot be canceled',
    { is: 'failed', pending: declined, error: noLine },
    '.message.error',
  ),
  back(
    'a declined payment that is being canceled',
    { is: 'canceling', pending: declined },
    '.button[aria-busy=true]',
    { isWaiting: true },
  ),
  back('a canceled payment', { is: 'canceled' }, NEXT),
  back('a canceled payment of another tab', { is: 'canceled' }, NEXT, { lines: [] }),
  back('a payment whose cart has expired', { is: 'gone' }, NEXT),
  back('a payment whose cart has expired and whose basket is empty', { is: 'gone' }, NEXT, {
    lines: [],
  }),
  back('a placed order', { is: 'done', order, sentTo: ADA.email }, 'a[download]', {
    answers: () => ({ 'GET order/review': { data: review } }),
  }),
  back('a placed order whose details are loading', { is: 'done', order }, '.skeleton', {
    answers: () => ({ 'GET order/review': { data: review, hold: 'review' } }),
    isWaiting: true,
  }),
  back('a placed order whose details cannot be loaded', { is: 'done', order }, '.booking-number'),
  back(
    'a placed order of goods',
    { is: 'done', order: { ...order, has_tickets: false }, sentTo: ADA.email },
    '.totals',
    {
      answers: () => ({
        'GET order/review': { data: { ...review, shippingCosts: 490, items: [GOODS] } },
      }),
    },
  ),
  back(
    'a placed order without tickets',
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

/** Returns a state of an unpaid order with a payment in this state. */
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

export const orderPaymentStates: State[] = [
  paying('an order that can be paid', { is: 'none' }, CHOICE),
  paying(
    'an order whose payment is starting',
    { is: 'starting', key: 'k' },
    `${PAY_ORDER}[aria-busy=true]`,
    { isWaiting: true },
  ),
  paying(
    'an order whose payment the server has refused',
    { is: 'refused', key: 'k', error: refusal },
    '.message.error',
  ),
  paying('an order whose payment was declined', { is: 'declined', key: 'k' }, '.message.error'),
  paying('an order that is being paid', { is: 'executing', key: 'k', pending }, '.message.info', {
    isWaiting: true,
  }),
  paying(
    'an order whose payment has an unknown result',
    { is: 'failed', key: 'k', pending, error: noLine },
    '.message.error .button',
  ),
  paying(
    'an order whose payment methods cannot be loaded',
    { is: 'none' },
    '.message.error .button',
    {
      answers: () => ({ [REVIEW]: { data: open }, 'GET checkout/payments': { status: 501 } }),
    },
  ),
  paying(
    'an order that is paid now',
    { is: 'paid', key: 'k' },
    '.message.success ~ div > section a[download]',
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

export const reviewStates: State[] = [
  reviewed('an earlier order', { data: review }, 'a[download]'),
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
  reviewed('an order that cannot be loaded', { status: 501 }, '.message.error .button'),
];
