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
import { CATALOGUE, inBasket, isRevalidated } from './lines.ts';
import { type Recipe, type State, stateOf } from './state.ts';

const SHIPPING = 'POST checkout/shipping';
const SUGGEST = 'POST checkout/suggest';
const REFUSED = { status: 422, body: { code: 'SHIPPING_COUNTRY_NOT_SERVED' } };
const AMOUNT = '.totals dt:has(.link) + dd .price';
const ORDER = '.column .actions .primary:not([aria-busy=true])';

/** Sets up a basket of books and a guest form in progress with this country. */
const booksTo = (country: string) => (): void => {
  inBasket(CATALOGUE)();
  keepGuestForm({ ...EMPTY_FORM, country });
  if (config.shop.is === 'ready') config.shop.value.info.phone = '+49 40 66969 240';
};

/** Sets up a basket of books and a known guest in this country. */
const booksFor = (country: string) => (): void => {
  inBasket(CATALOGUE)();
  account.customer = { ...ADA, addrBilling: { ...ADA.addrBilling, country } };
};

/** Whether the suggestions have loaded and match the current basket. */
const areNew = (): boolean =>
  checkout.suggestions?.every((each) => cart.lines.every(({ id }) => id !== each.id)) ?? false;

/** Returns the reference server's answers about the books, with another answer about shipping. */
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
  stateOf({ href: '/checkout', hasCome: isRevalidated, ...recipe });

const payment = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({ href: '/checkout?step=payment', hasCome: isRevalidated, ...recipe });

/** The states of a basket with articles: shipping costs and suggestions. */
export const shippingStates: State[] = [
  basket({
    title: 'a basket of articles without a known country',
    given: inBasket(CATALOGUE),
    sees: '.totals .link',
  }),
  basket({
    title: 'a basket of articles with their shipping costs',
    given: booksTo('AT'),
    sees: AMOUNT,
  }),
  basket({
    title: 'a basket of articles whose shipping costs are loading',
    given: booksTo('AT'),
    answers: withShipping({ data: 1290, hold: 'shipping' }),
    sees: '.totals .skeleton',
    isWaiting: true,
  }),
  basket({
    title: 'a basket of articles for a country without delivery',
    given: booksTo('US'),
    answers: withShipping(REFUSED),
    sees: '.column .message.error a.button',
  }),
  basket({
    title: 'a basket of articles whose shipping costs cannot be loaded',
    given: booksTo('AT'),
    answers: withShipping({ status: 404 }),
    sees: '.column .message.error button',
  }),
  basket({
    title: 'a basket with suggested articles and a suggested voucher',
    given: inBasket(CATALOGUE),
    sees: '.lines .picture + .main',
  }),
  basket({
    title: 'a suggested article that has been added',
    given: inBasket(CATALOGUE),
    presses: ['.lines .picture ~ .button'],
    sees: '.message.success',
    hasCome: (lang) => isRevalidated(lang) && areNew(),
  }),
  payment({
    title: 'a checkout with shipping costs',
    given: booksFor('DK'),
    sees: AMOUNT,
  }),
  payment({
    title: 'a checkout whose shipping costs are loading',
    given: booksFor('DK'),
    answers: withShipping({ data: 1290, hold: 'shipping' }),
    sees: '.column:has(.choices.rows .choice) .actions .primary[aria-busy=true]',
    isWaiting: true,
  }),
  payment({
    title: 'a checkout that is blocked by a country without delivery',
    given: booksFor('US'),
    answers: withShipping(REFUSED),
    presses: ['.choices.rows .choice', '.column .message.error', ORDER],
    sees: '.column .message.error',
  }),
];

const shippingPage = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({ href: '/page/shipping', ...recipe });

export const shippingPageStates: State[] = [
  stateOf({
    title: 'a dialog with the table of shipping costs over the basket',
    href: '/checkout',
    given: inBasket(CATALOGUE),
    presses: ['.totals .link'],
    sees: 'dialog tbody th',
    hasCome: isRevalidated,
  }),
  shippingPage({ title: 'the page about shipping costs', sees: 'tbody th' }),
  shippingPage({
    title: 'a page about shipping costs that is loading',
    answers: () => ({ 'GET content/page': { hold: 'page' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  shippingPage({
    title: 'a page about shipping costs that cannot be loaded',
    answers: () => ({ 'GET content/page': { status: 500 } }),
    sees: '.message.error .button',
  }),
  shippingPage({
    title: 'a page about shipping costs that does not exist',
    answers: () => ({ 'GET content/page': { status: 404 } }),
    sees: 'h2 + p',
  }),
];
