import { keepGuestForm } from '../../../src/core/account/actions.ts';
import { formOf } from '../../../src/core/account/form.ts';
import { account } from '../../../src/core/account/store.ts';
import type { Customer } from '../../../src/core/account/types.ts';
import { dismissNotice } from '../../../src/core/notices/actions.ts';
import { dismissToast } from '../../../src/core/notices/toasts.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { ADA, MEMBER } from '../basket.ts';
import { ordersOf } from '../orders.ts';
import { ofDemo } from '../screen.tsx';
import { REFUSED, withFields } from './answers.ts';
import { CATALOGUE, inBasket, isRevalidated, LONGEST } from './lines.ts';
import { type Recipe, type State, stateOf } from './state.ts';

const known =
  (customer: Customer = { ...MEMBER, company: LONGEST }) =>
  (): void => {
    setToken('t');
    account.customer = customer;
  };

const settings = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({
    href: '/settings',
    given: known(),
    answers: withFields(),
    after: dismissToast,
    ...recipe,
  });

const [SAVE, EMAIL, PASSWORD] = [1, 2, 3].map(
  (place) => `section:nth-of-type(${place}) .primary`,
) as [string, string, string];

/** Orders of every status, one of them with a long number and a large total, one with nothing but its number. */
const unlikeOrders = (count: number) => {
  const [first, second, third, ...rest] = ordersOf(count);
  return [
    { ...first, booking_id: LONGEST, total: 123_456_789 },
    { ...second, status: 'open' },
    { ...third, status: 'canceled' },
    ...rest.slice(1),
    { id: 'k', booking_id: 'AS-0' },
  ];
};

const PASSWORDS = { oldPassword: 'sea', password: 'tide', passwordRepeat: 'tide' };

export const settingsStates: State[] = [
  settings({
    title: 'settings without a login',
    given: () => undefined,
    sees: '.button.primary',
  }),
  settings({ title: 'settings of a guest', given: known(ADA), sees: '.button.primary' }),
  settings({
    title: 'settings that are loading',
    given: known(),
    answers: () => ({ 'GET customer/attr': { hold: 'fields' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  settings({
    title: 'settings whose fields cannot be loaded',
    answers: () => ({ 'GET customer/attr': { status: 500 } }),
    sees: '.message.error .button',
  }),
  settings({
    title: 'settings whose customer cannot be loaded',
    given: () => setToken('t'),
    answers: withFields({ 'GET customer': { status: 500 } }),
    sees: '.message.error .button',
  }),
  settings({ title: 'settings of a customer', sees: SAVE }),
  settings({
    title: 'orders that are loading',
    answers: withFields({ 'GET order/list': { hold: 'orders' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  settings({
    title: 'settings of a customer with many orders',
    answers: withFields({ 'GET order/list': { data: unlikeOrders(12) } }),
    sees: '.lines .link',
  }),
  settings({
    title: 'settings of a customer with more orders shown',
    answers: withFields({ 'GET order/list': { data: unlikeOrders(12) } }),
    presses: ['.lines + .actions .button'],
    sees: '.lines > :nth-child(12)',
  }),
  settings({
    title: 'settings of a customer without orders',
    answers: withFields({ 'GET order/list': { data: [] } }),
    sees: 'h3 + p + .actions .button',
  }),
  settings({
    title: 'settings of a customer whose orders cannot be loaded',
    answers: withFields({ 'GET order/list': { status: 500 } }),
    sees: 'h3 + .message .button',
    after: dismissNotice,
  }),
  stateOf({
    title: 'settings next to a list of orders',
    href: '/settings?part=settings',
    given: known(),
    answers: withFields({ 'GET order/list': { data: unlikeOrders(3) } }),
    sees: SAVE,
  }),
  settings({
    title: 'settings without a separate delivery address',
    given: known({ ...ADA, isGuest: false }),
    sees: SAVE,
  }),
  settings({
    title: 'settings with empty fields',
    fills: { fname: '', 'addrShipping.zip': '' },
    presses: [SAVE],
    sees: '.error-summary .link',
  }),
  settings({
    title: 'settings that the server refuses',
    answers: withFields({
      'POST customer/update': {
        status: 422,
        body: { error: { zip: REFUSED, 'addrShipping.city': REFUSED, other: REFUSED } },
      },
    }),
    presses: [SAVE],
    sees: '.field-error',
  }),
  settings({
    title: 'settings without a connection',
    answers: withFields({ 'POST customer/update': { drop: true } }),
    presses: [SAVE],
    sees: '.message.error',
  }),
  settings({
    title: 'settings that are being saved',
    given: () => {
      known()();
      account.details = { is: 'sending' };
    },
    sees: `${SAVE}[aria-busy=true]`,
    isWaiting: true,
  }),
  settings({
    title: 'settings with two different email addresses',
    fills: { email: 'a@b.example', emailRepeat: 'b@a.example' },
    presses: [EMAIL],
    sees: '.field-error',
  }),
  settings({
    title: 'settings with a wrong current password',
    answers: withFields({ 'POST customer/pwdchange': { status: 400 } }),
    fills: PASSWORDS,
    presses: [PASSWORD],
    sees: '.field-error',
  }),
];

const delivery = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({
    href: '/checkout?step=delivery',
    given: () => {
      inBasket(CATALOGUE)();
      known()();
    },
    answers: async (lang) => ({
      'GET merchandise': await ofDemo(`merchandise?article=${CATALOGUE.id}`, lang),
      'GET customer/attr': await ofDemo('customer/attr', lang),
      'GET checkout/payments': await ofDemo('checkout/payments?shop=1', lang),
      'POST checkout/shipping': { data: 490 },
      'POST checkout/suggest': { data: [] },
    }),
    ...recipe,
  });

export const deliveryStates: State[] = [
  delivery({ title: 'a delivery address', sees: '[name="addrShipping.zip"]' }),
  delivery({
    title: 'a delivery address that is the billing address',
    presses: ['[name=delivery]'],
    sees: '[name=delivery]:checked',
  }),
  delivery({
    title: 'a delivery address with empty fields',
    fills: { 'addrShipping.name': '' },
    presses: ['section form [type=submit]'],
    sees: '.error-summary .link',
  }),
  stateOf({
    title: 'a checkout with a separate delivery address',
    href: '/checkout?step=payment',
    hasCome: isRevalidated,
    given: () => {
      inBasket(CATALOGUE)();
      known()();
    },
    sees: '.choices.rows .choice',
  }),
  stateOf({
    title: 'a guest form with a separate delivery address',
    href: '/register-guest',
    given: () => {
      inBasket(CATALOGUE)();
      keepGuestForm(formOf(MEMBER));
    },
    sees: '[name="addrShipping.zip"]',
  }),
];
