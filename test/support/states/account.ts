import { setCustomer } from '../../../src/core/account/actions.ts';
import { account, type Sending } from '../../../src/core/account/store.ts';
import type { ApiError } from '../../../src/core/async/result.ts';
import { keepRedirect } from '../../../src/core/navigation/redirect.ts';
import { ADA } from '../basket.ts';
import { REFUSED, withFields } from './answers.ts';
import { type Recipe, type State, stateOf } from './state.ts';

const SEND = 'form .primary';
const accounts = { hasUserRegistration: true };

const screen = (href: string, recipe: Omit<Recipe, 'href'>): State =>
  stateOf({ href, shop: accounts, ...recipe });

const failed = (error: Partial<ApiError>): Sending => ({
  is: 'failed',
  error: { is: 'network', log: '', ...error } as ApiError,
});

const afterLogin = (login: Sending) => (): void => {
  account.login = login;
};

const logIn = (): void => setCustomer({ ...ADA, isGuest: false });

/** The states of the screens where a customer logs in and out. */
export const loginStates: State[] = [
  screen('/login', { title: 'a new login', sees: SEND }),
  screen('/login', {
    title: 'a login with empty fields',
    presses: [SEND],
    sees: '.error-summary .link',
  }),
  screen('/login?fromUnauthorized=true', { title: 'a login that is required', sees: SEND }),
  screen('/login', {
    title: 'a login with a wrong password',
    given: afterLogin(failed({ is: 'status', status: 401 })),
    sees: '.message.error',
  }),
  screen('/login', {
    title: 'a login after too many attempts',
    given: afterLogin(failed({ is: 'status', status: 429, message: REFUSED })),
    sees: '.message.error',
  }),
  screen('/login', {
    title: 'a login without a connection',
    given: afterLogin(failed({})),
    sees: '.message.error',
  }),
  screen('/login', {
    title: 'a login over an insecure connection',
    given: afterLogin(failed({ is: 'unsafe' })),
    sees: '.message.error',
  }),
  screen('/login', {
    title: 'a login that is being sent',
    given: afterLogin({ is: 'sending' }),
    sees: `${SEND}[aria-busy=true]`,
    isWaiting: true,
  }),
  screen('/login', {
    title: 'the login screen of a customer who is logged in',
    given: logIn,
    sees: '.actions .primary',
  }),
  screen('/logout', { title: 'a customer who is logged out', given: logIn, sees: '.actions a' }),
  screen('/register/success', { title: 'a customer who is registered', sees: '.actions a' }),
];

const register = (recipe: Omit<Recipe, 'href'>): State => screen('/register', recipe);

const afterRegistering = (registration: Sending) => (): void => {
  account.registration = registration;
};

export const registerStates: State[] = [
  register({
    title: 'a registration that is loading',
    answers: () => ({ 'GET customer/attr': { hold: 'fields' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  register({
    title: 'a registration whose fields cannot be loaded',
    answers: () => ({ 'GET customer/attr': { status: 500 } }),
    sees: '.message.error .button',
  }),
  register({ title: 'a new registration', sees: SEND }),
  register({
    title: 'a registration during the checkout',
    given: () => keepRedirect('/checkout?step=payment'),
    sees: '.progress',
  }),
  register({
    title: 'a registration with empty fields',
    presses: [SEND],
    sees: '.error-summary .link',
  }),
  register({
    title: 'a registration with a mistyped email address',
    answers: withFields(),
    fills: { email: 'ada@gmial.com' },
    sees: '.suggestion .link',
  }),
  register({
    title: 'a registration that the server refuses',
    answers: withFields(),
    given: afterRegistering({
      is: 'rejected',
      fields: { email: [REFUSED], password: [REFUSED], other: [REFUSED] },
    }),
    sees: '.field-error',
  }),
  register({
    title: 'a registration without a connection',
    answers: withFields(),
    given: afterRegistering(failed({})),
    sees: '.message.error',
  }),
  register({
    title: 'a registration that is being sent',
    answers: withFields(),
    given: afterRegistering({ is: 'sending' }),
    sees: `${SEND}[aria-busy=true]`,
    isWaiting: true,
  }),
  register({
    title: 'the registration screen of a customer who is logged in',
    given: logIn,
    sees: '.actions .primary',
  }),
];
