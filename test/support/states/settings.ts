import { account } from '../../../src/core/account/store.ts';
import type { Customer } from '../../../src/core/account/types.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { ADA, MEMBER } from '../basket.ts';
import { ofDemo } from '../screen.tsx';
import type { Answers } from '../server.ts';
import { CATALOGUE, inBasket, isRenewed, LONGEST } from './lines.ts';
import { isTold } from './password.ts';
import { type Recipe, type State, stateOf } from './state.ts';

/** What the server says, in its own words. */
const REFUSED = 'Samstag, 12:00: 1 × frei.';

const known =
  (customer: Customer = { ...MEMBER, company: LONGEST }) =>
  (): void => {
    setToken('t');
    account.customer = customer;
  };

const withFields =
  (answers: Answers = {}): Recipe['answers'] =>
  async (lang) => ({ 'GET customer/attr': await ofDemo('customer/attr', lang), ...answers });

const settings = (recipe: Omit<Recipe, 'href'>): State =>
  stateOf({ href: '/settings', given: known(), answers: withFields(), hasCome: isTold, ...recipe });

const [SAVE, EMAIL, PASSWORD] = [1, 2, 3].map(
  (place) => `section:nth-of-type(${place}) .primary`,
) as [string, string, string];

const PASSWORDS = { oldPassword: 'sea', password: 'tide', passwordRepeat: 'tide' };

/** The states of what a customer may change. */
export const settingsStates: State[] = [
  settings({
    title: 'settings of somebody who is not logged in',
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
    title: 'settings that the server failed to send',
    answers: () => ({ 'GET customer/attr': { status: 500 } }),
    sees: '.message.error .button',
  }),
  settings({
    title: 'settings of a customer whom the server failed to name',
    given: () => setToken('t'),
    answers: withFields({ 'GET customer': { status: 500 } }),
    sees: '.message.error .button',
  }),
  settings({ title: 'settings', sees: SAVE }),
  settings({
    title: 'settings of who has everything sent home',
    given: known({ ...ADA, isGuest: false }),
    sees: SAVE,
  }),
  settings({
    title: 'settings with gaps',
    fills: { fname: '', 'addrShipping.zip': '' },
    presses: [SAVE],
    sees: '.error-summary .link',
  }),
  settings({
    title: 'settings that the server does not accept',
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
    title: 'settings for which there is no line',
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
    title: 'an e-mail address that differs from its repetition',
    fills: { email: 'a@b.example', emailRepeat: 'b@a.example' },
    presses: [EMAIL],
    sees: '.field-error',
  }),
  settings({
    title: 'a password that is wrong',
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
    }),
    ...recipe,
  });

/** The states of a delivery address of its own. */
export const deliveryStates: State[] = [
  delivery({ title: 'a delivery address', sees: '[name="addrShipping.zip"]' }),
  delivery({
    title: 'a delivery address that is that of the bill',
    presses: ['[name=delivery]'],
    sees: '[name=delivery]:checked',
  }),
  delivery({
    title: 'a delivery address with gaps',
    fills: { 'addrShipping.name': '' },
    presses: ['form .primary'],
    sees: '.error-summary .link',
  }),
  stateOf({
    title: 'a payment of goods that go elsewhere',
    href: '/checkout?step=payment',
    hasCome: isRenewed,
    given: () => {
      inBasket(CATALOGUE)();
      known()();
    },
    sees: '.choices.rows .choice',
  }),
  stateOf({
    title: 'a form of a guest whose goods go elsewhere',
    href: '/register-guest',
    given: () => {
      inBasket(CATALOGUE)();
      known({ ...MEMBER, isGuest: true })();
    },
    sees: '[name="addrShipping.zip"]',
  }),
];
