import { keepGuestForm } from '../../../src/core/account/actions.ts';
import { EMPTY_FORM } from '../../../src/core/account/types.ts';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import { config } from '../../../src/core/config/store.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { ADA } from '../basket.ts';
import { ofDemo } from '../screen.tsx';
import type { Answer, Answers } from '../server.ts';
import { CATALOGUE, inBasket, isRenewed } from './lines.ts';
import { type Recipe, type State, stateOf } from './state.ts';

const SHIPPING = 'POST checkout/shipping';
const SUGGEST = 'POST checkout/suggest';
const REFUSED = { status: 422, body: { code: 'SHIPPING_COUNTRY_NOT_SERVED' } };
const AMOUNT = '.totals dd:first-of-type .price';
const PAY = '.column .actions .primary';

/** Books for a guest who is filling in his form. */
const booksTo = (country: string) => (): void => {
  inBasket(CATALOGUE)();
  keepGuestForm({ ...EMPTY_FORM, country });
  if (config.shop.is === 'ready') config.shop.value.info.phone = '+49 40 66969 240';
};

/** Books for a guest who is known. */
const booksFor = (country: string) => (): void => {
  inBasket(CATALOGUE)();
  account.customer = { ...ADA, addrBilling: { ...ADA.addrBilling, country } };
};

/** Whether what is suggested is for the basket as it is. */
const areNew = (): boolean =>
  !checkout.suggestions?.some((each) => cart.form.some(({ id }) => id === each.id));

/** What the reference server says of the books, with another answer about shipping. */
const withShipping =
  (answer: Answer, more: Answers = {}): Recipe['answers'] =>
  async (lang: Lang) => ({
    'GET merchandise': await ofDemo(`merchandise?article=${CATALOGUE.id}`, lang),
    'GET customer/attr': await ofDemo('customer/attr', lang),
    'GET checkout/payments': await ofDemo('checkout/payments?shop=1', lang),
    [SUGGEST]: { data: [] },
    [SHIPPING]: answer,
    ...more,
  });

const basket = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({ href: '/checkout', hasCome: isRenewed, ...recipe });

const payment = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({ href: '/checkout?step=payment', hasCome: isRenewed, ...recipe });

/** The states of a basket with goods, as to where they are sent and what may go with them. */
export const shippingStates: State[] = [
  basket({
    title: 'a basket of goods for a country that nobody knows yet',
    given: inBasket(CATALOGUE),
    sees: '.totals .link',
  }),
  basket({
    title: 'a basket of goods whose shipping is known',
    given: booksTo('AT'),
    sees: AMOUNT,
  }),
  basket({
    title: 'a basket of goods whose shipping is being asked for',
    given: booksTo('AT'),
    answers: withShipping({ data: 1290, hold: 'shipping' }),
    sees: '.totals .skeleton',
    isWaiting: true,
  }),
  basket({
    title: 'a basket of goods for a country that is not served',
    given: booksTo('US'),
    answers: withShipping(REFUSED),
    sees: '.aside .message.error a.button',
  }),
  basket({
    title: 'a basket of goods whose shipping cannot be had',
    given: booksTo('AT'),
    answers: withShipping({ status: 404 }),
    sees: '.aside .message.error button',
  }),
  basket({
    title: 'a basket and what may go with it, articles and a voucher',
    given: inBasket(CATALOGUE),
    sees: '.lines .picture + .main',
  }),
  basket({
    title: 'an article that was put into the basket by the way',
    given: inBasket(CATALOGUE),
    presses: ['.lines .picture ~ .button'],
    sees: '.message.success',
    hasCome: (lang) => isRenewed(lang) && areNew(),
  }),
  payment({
    title: 'a payment for goods with their shipping',
    given: booksFor('DK'),
    sees: AMOUNT,
  }),
  payment({
    title: 'a payment for goods that waits for their shipping',
    given: booksFor('DK'),
    answers: withShipping({ data: 1290, hold: 'shipping' }),
    sees: '.column:has(.choices.rows .choice) .actions .primary[aria-busy=true]',
    isWaiting: true,
  }),
  payment({
    title: 'a payment that is barred by a country that is not served',
    given: booksFor('US'),
    answers: withShipping(REFUSED),
    presses: ['.choices.rows .choice', '.column .message.error', PAY],
    sees: '.column .message.error',
  }),
];

const shippingPage = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({ href: '/page/shipping', ...recipe });

/** The states of the page of shipping costs. */
export const shippingPageStates: State[] = [
  stateOf({
    title: 'a table of shipping costs above the basket',
    href: '/checkout',
    given: inBasket(CATALOGUE),
    presses: ['.totals .link'],
    sees: 'dialog tbody th',
    hasCome: isRenewed,
  }),
  shippingPage({ title: 'a page of shipping costs', sees: 'tbody th' }),
  shippingPage({
    title: 'a page of shipping costs that is loading',
    answers: () => ({ 'GET content/page': { hold: 'page' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  shippingPage({
    title: 'a page of shipping costs that the server failed to send',
    answers: () => ({ 'GET content/page': { status: 500 } }),
    sees: '.message.error .button',
  }),
  shippingPage({
    title: 'a page of shipping costs that there is not',
    answers: () => ({ 'GET content/page': { status: 404 } }),
    sees: 'h2 + p',
  }),
];
