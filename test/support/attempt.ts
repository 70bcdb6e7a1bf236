import { keptForm } from '../../src/core/account/actions.ts';
import { account } from '../../src/core/account/store.ts';
import { now } from '../../src/core/calendar/clock.ts';
import { cart } from '../../src/core/cart/store.ts';
import { checkout } from '../../src/core/checkout/store.ts';
import { applyErrorPolicy } from '../../src/core/app/errorPolicy.ts';
import type { Lang } from '../../src/core/i18n/languages.ts';
import { setToken } from '../../src/core/session/actions.ts';
import { writeStored } from '../../src/core/web/storage.ts';
import { ADA, ADULTS, CHILD, MEMBER } from './basket.ts';
import { isBusy } from './busy.ts';
import { eventually } from './eventually.ts';
import { article } from './goods.ts';
import { OFFERS } from './offers.ts';
import { fill } from './fill.ts';
import { resetAll } from './resetAll.ts';
import { demo } from './page.ts';
import { articleLine } from './samples.ts';
import { ofDemo, type Screen, showScreen } from './screen.tsx';
import type { Answer } from './server.ts';
import { clockAt, openShop } from './shop.ts';

/** A refusal that the server may return for any call. */
export const REFUSED: Answer = { status: 422, body: { error: 'This cannot be done.' } };

/** An action of a visitor on a screen whose call may fail. */
export type Attempt = {
  href: string;
  /** Calls that succeed, so that the visitor reaches the one that fails. */
  good?: readonly string[];
  /** Answers to other calls that succeed. */
  answers?: Readonly<Record<string, Answer>>;
  /** Whether the article in the basket has to be shipped. */
  isSent?: boolean;
  given?: () => void;
  /** Typed texts, by the names of fields. */
  typed?: Readonly<Record<string, string>>;
  /** More typed texts, which are stored nowhere: passwords and their email addresses. Keys are names or selectors. */
  secrets?: Readonly<Record<string, string>>;
  /** Selector to press before anything else. */
  opens?: string;
  /** Selector to wait for before the visitor types or presses. */
  shows?: string;
  /** Selectors to press, one after the other. */
  presses?: readonly string[];
  /** The call that fails; without it all calls fail. */
  asks?: string;
  /** Whether any response body counts as success. */
  takesAnyAnswer?: boolean;
};

const ATTR = 'customer/attr';
const PAYMENTS = 'checkout/payments?shop=1';
const SUBMIT = 'form .primary';
/** The button that orders the basket. */
const ORDER = '.column .actions .primary';
const SETTINGS = '/settings?part=settings';
const DAY = 'ticket/collect/event/12/date/20270306';
const EVENT = ['event/select', 'ticket/lifetime?event=12', DAY];
const accepted = { cartId: 'c', sessionUs: 'Abcdefgh1234', outcome: 'accepted' } as const;

const asGuest = (): void => {
  account.customer = ADA;
};

const asMember = (): void => {
  setToken('t');
  account.customer = MEMBER;
};
const WITHDRAWAL = { booking_id: 'B1', name: 'Ada', email: ADA.email, text: 'All of it.' };

const GUEST_DETAILS = {
  fname: 'Grace',
  lname: 'Hopper',
  email: 'grace@example.org',
  street: 'Kai 1',
  zip: '20457',
  city: 'Hamburg',
};

const OPEN_ORDER = {
  booking_id: 'AS-4711',
  created: '2027-03-02T09:00:00',
  status: 'open',
  payable: true,
  total: 2800,
  items: [{ type: 'ticket', name: 'Tides', count: 2, price: 1400, totalPrice: 2800 }],
};

/** All screens, and the actions of a visitor on them. */
export const ATTEMPTS = {
  'the list of events': { href: '/tickets' },
  'an event': { href: '/tickets/12' },
  'an event on a day': { href: '/tickets/12?date=2027-03-06', good: ['event/select'] },
  'the list of tours': { href: '/guided-tours' },
  'a tour': { href: '/guided-tours/101' },
  'the list of articles': { href: '/merchandise' },
  'a category of articles': { href: '/merchandise/41' },
  'an article': { href: '/product/4101' },
  'the list of passes': { href: '/passes' },
  'a pass': { href: '/passes/5101' },
  'the list of vouchers': { href: '/vouchers' },
  'a voucher': { href: '/vouchers/6101' },
  'a page': { href: '/page/imprint' },
  'an order': { href: '/order-review/abc' },
  'the basket': { href: '/checkout' },
  'a voucher code': {
    href: '/checkout',
    opens: 'summary',
    typed: { 'voucher-code': 'LEUCHTTURM' },
    shows: '[name=voucher-code]',
    presses: ['form:has([name=voucher-code]) button'],
    asks: 'GET voucher',
  },
  "a guest's form": { href: '/register-guest' },
  "a guest's details": {
    href: '/register-guest',
    good: [ATTR, PAYMENTS],
    isSent: true,
    typed: GUEST_DETAILS,
    shows: '[name=street]',
    presses: ['[name=terms]', ORDER],
    asks: 'POST customer/validate',
  },
  "a guest's login": {
    href: '/register-guest',
    good: [ATTR, PAYMENTS],
    isSent: true,
    answers: { 'POST customer/validate': { data: {} } },
    typed: GUEST_DETAILS,
    shows: '[name=street]',
    presses: ['[name=terms]', ORDER],
    asks: 'POST auth/guest',
  },
  'a login': {
    href: '/login',
    secrets: { email: 'ada@example.org', password: 'tide' },
    shows: SUBMIT,
    presses: [SUBMIT],
    asks: 'POST auth/login',
  },
  'a registration': {
    href: '/register',
    good: [ATTR],
    // an accepted registration keeps no draft
    secrets: {
      fname: 'Grace',
      lname: 'Hopper',
      email: 'grace@example.org',
      password: 'tide',
    },
    shows: SUBMIT,
    presses: ['[name=terms]', SUBMIT],
    asks: 'POST customer/register',
    takesAnyAnswer: true,
  },
  orders: { href: '/settings', given: asMember },
  settings: { href: SETTINGS, given: asMember },
  'settings of a customer of whom only the token is left': {
    href: SETTINGS,
    good: [ATTR],
    given: () => setToken('t'),
  },
  "a customer's details": {
    href: SETTINGS,
    good: [ATTR],
    given: asMember,
    typed: { fname: 'Grace', 'addrShipping.city': 'Odense' },
    shows: SUBMIT,
    presses: [SUBMIT],
    asks: 'POST customer/update',
  },
  'a new email address': {
    href: SETTINGS,
    good: [ATTR],
    given: asMember,
    secrets: { email: 'a@new.example', emailRepeat: 'a@new.example', oldPassword: 'sea' },
    shows: SUBMIT,
    presses: ['section + section .primary'],
    asks: 'POST customer/emailchange',
    takesAnyAnswer: true,
  },
  'a changed password': {
    href: SETTINGS,
    good: [ATTR],
    given: asMember,
    secrets: {
      'section + section + section [name=oldPassword]': 'sea',
      password: 'tide',
      passwordRepeat: 'tide',
    },
    shows: SUBMIT,
    presses: ['section + section + section .primary'],
    asks: 'POST customer/pwdchange',
    takesAnyAnswer: true,
  },
  'a forgotten password': {
    href: '/forgot-password',
    secrets: { email: 'ada@example.org' },
    shows: SUBMIT,
    presses: [SUBMIT],
    asks: 'POST customer/pwdreset',
    takesAnyAnswer: true,
  },
  'a new password by a mailed link': {
    href: '/recover/a-key',
    secrets: { password: 'tide', passwordRepeat: 'tide' },
    shows: SUBMIT,
    presses: [SUBMIT],
    asks: 'POST customer/pwdconfirm',
    takesAnyAnswer: true,
  },
  'a delivery address': {
    href: '/checkout?step=delivery',
    good: [ATTR],
    isSent: true,
    given: asMember,
    typed: { 'addrShipping.city': 'Odense' },
    shows: '[name="addrShipping.city"]',
    presses: ['section form [type=submit]'],
    asks: 'POST customer/update',
  },
  'the ways to pay': { href: '/checkout?step=payment', given: asGuest },
  'the way to the provider': {
    href: '/checkout?step=payment',
    good: [PAYMENTS, ATTR],
    isSent: true,
    given: asGuest,
    typed: { externalDocumentNumber: 'PO-7' },
    shows: '.choices.rows .choice',
    presses: ['[name=terms]', ORDER],
    asks: 'POST checkout/initPayment',
  },
  'an accepted payment': {
    href: '/checkout/success',
    given: () => {
      asGuest();
      checkout.payment = { is: 'returned', pending: accepted };
    },
    shows: '.total-bar .primary',
    presses: ['.total-bar .primary'],
    asks: 'POST checkout/execPayment',
  },
  'a failed payment that is canceled': {
    href: '/checkout/failed',
    given: () => {
      asGuest();
      checkout.payment = { is: 'returned', pending: { ...accepted, outcome: 'failed' } };
    },
    shows: '.actions button',
    presses: ['.actions button'],
    asks: 'POST checkout/cancel',
    takesAnyAnswer: true,
  },
  'the payment of an open order': {
    href: '/order-review/abc',
    good: [PAYMENTS],
    answers: { 'GET order/review': { data: OPEN_ORDER } },
    shows: '.actions .primary',
    presses: ['.actions .primary'],
    asks: 'POST checkout/initPaymentOrder',
  },
  'a withdrawal': {
    href: '/withdrawal?step=confirm',
    given: () => writeStored('withdrawal', { form: WITHDRAWAL }),
    shows: '.typed',
    presses: ['.actions .primary'],
    asks: 'POST order/withdrawal',
  },
  'a chosen time of an event': {
    href: '/tickets/12?date=2027-03-06',
    good: [...EVENT, 'ticket/calendar/event/12/range/20270301;20270430?deep=1'],
    shows: '[type=radio][value*="T12:00"]',
    presses: ['[type=radio][value*="T12:00"]'],
  },
} satisfies Record<string, Attempt>;

export const LINES = [ADULTS, CHILD, articleLine(1)];
const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);
let current = {};

afterEach(() => {
  AbortSignal.timeout = timeoutAfter;
});

async function open(row: Attempt, fault: Answer, lang: Lang) {
  const turn = {};
  current = turn;
  // ignores failures that arrive late from an earlier test
  const onError: typeof applyErrorPolicy = (...failed) => {
    if (current === turn) applyErrorPolicy(...failed);
  };
  await resetAll();
  clockAt(demo.now);
  // shortens the time-out of calls without an answer; the call under test is timed out by `giveUp`
  const patience = new AbortController();
  if (fault.hold) AbortSignal.timeout = () => (row.asks ? patience.signal : timeoutAfter(300));
  const good = await Promise.all(
    (row.good ?? []).map(async (endpoint) => [
      `GET ${endpoint.split('?')[0]}`,
      await ofDemo(endpoint, lang),
    ]),
  );
  const server = await openShop(
    {
      ...(row.isSent && {
        ...OFFERS,
        'GET merchandise': { data: article() },
        'POST checkout/shipping': { data: 490 },
      }),
      ...Object.fromEntries(good),
      ...row.answers,
      // if one call is under test, all others are refused, since other errors could open another screen first
      ...(row.asks ? { [row.asks]: fault, '*': REFUSED } : { '*': fault }),
    },
    { client: { onError }, shop: { hasUserRegistration: true } },
  );
  // keeps a 503 from reloading the page, which happens only once in ten minutes
  writeStored('reloaded', now());
  row.given?.();
  cart.lines.push(...structuredClone(LINES));
  const screen = await showScreen(row.href, lang);
  return {
    screen,
    giveUp: () => patience.abort(new DOMException('no answer in time', 'TimeoutError')),
    hits: async () => (await server.hits()).map(({ method, endpoint }) => `${method} ${endpoint}`),
  };
}

const field = ({ root }: Screen, name: string) =>
  root.querySelector<HTMLInputElement>(name.includes('[') ? name : `[name="${name}"]`);

/** Returns a typed text: from its field, or from the store that keeps it for a visitor who has to sign in first. */
export const kept = (screen: Screen, name: string): unknown =>
  field(screen, name)?.value ??
  (checkout.form as Record<string, unknown>)[name] ??
  (keptForm('customer-form') as Record<string, unknown> | undefined)?.[name];

/** Performs the action of a row while its call gets this answer. */
export async function attempt(row: Attempt, answer: Answer, lang: Lang = 'en'): Promise<Screen> {
  const { screen, hits, giveUp } = await open(row, answer, lang);
  if (row.opens) screen.root.querySelector<HTMLElement>(row.opens)!.click();
  if (row.shows) {
    await eventually(`there is ${row.shows}`, () => screen.root.querySelector(row.shows!) !== null);
  }
  for (const [name, value] of Object.entries({ ...row.typed, ...row.secrets })) {
    await eventually(`there is a field ${name}`, () => field(screen, name) !== null);
    fill(field(screen, name)!, value);
  }
  for (const selector of row.presses ?? []) {
    await new Promise(requestAnimationFrame);
    const pressed = screen.root.querySelector<HTMLElement>(selector)!;
    await eventually('it can be pressed', () => !isBusy(pressed));
    pressed.click();
  }
  if (row.asks)
    await eventually(`asks ${row.asks}`, async () => (await hits()).includes(row.asks!));
  giveUp();
  return screen;
}
