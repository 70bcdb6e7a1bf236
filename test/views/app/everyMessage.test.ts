import { expect } from '@esm-bundle/chai';
import { account } from '../../../src/core/account/store.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { attempt, type Attempt, ATTEMPTS } from '../../support/attempt.ts';
import { MEMBER } from '../../support/basket.ts';
import { ofDemo, showScreen, startShop } from '../../support/screen.tsx';
import { showToast } from '../../../src/core/toasts/actions.ts';
import type { ToastCode } from '../../../src/core/toasts/store.ts';
import type { Answer } from '../../support/server.ts';
import { dateInWords } from '../../support/inWords.ts';
import { say, sayIn } from '../../support/say.ts';

const TOLD = 'Das hat der Server gesagt.';
const refused = (status: number, error: unknown): Answer => ({ status, body: { error } });

const code = (more: object): Answer => ({
  data: {
    id: '1',
    name: 'Gutschein',
    barcode: 'SEA',
    amount: 2500,
    used_amount: 0,
    available_amount: 2500,
    valid_from: '2026-01-01T00:00:00',
    valid_to: '2029-01-01T00:00:00',
    ...more,
  },
});

const SUBMIT = 'form .primary';
const ATTR = 'customer/attr';
const PERSON = {
  fname: 'Ada',
  lname: 'Lovelace',
  street: 'Kai 1',
  zip: '20457',
  city: 'Hamburg',
} as const;

const login: Attempt = {
  href: '/login',
  secrets: { email: 'ada@example.org', password: 'tide' },
  shows: SUBMIT,
  presses: [SUBMIT],
  asks: 'POST auth/login',
};
const register: Attempt = {
  href: '/register',
  good: [ATTR],
  secrets: {
    ...PERSON,
    email: 'ada@example.org',
    emailRepeat: 'ada@example.org',
    password: 'tide',
    passwordRepeat: 'tide',
  },
  shows: SUBMIT,
  presses: ['[name=terms]', SUBMIT],
  asks: 'POST customer/register',
};
const CHANGE = 'section + section + section';
const password: Attempt = {
  href: '/settings',
  good: [ATTR],
  given: () => ATTEMPTS['a new e-mail address'].given(),
  secrets: { [`${CHANGE} [name=oldPassword]`]: 'tide', password: 'sea', passwordRepeat: 'sea' },
  shows: SUBMIT,
  presses: [`${CHANGE} .primary`],
  asks: 'POST customer/pwdchange',
};
const forgotten = ATTEMPTS['a forgotten password'];
const recovery = ATTEMPTS['a new password by a mailed link'];
const basket: Attempt = {
  href: '/checkout',
  given: () => {
    account.customer = MEMBER;
  },
};

/** What is done, what comes back, and what is read then (specification, section 8). */
const MESSAGES: [title: string, attempt: Attempt, answer: Answer, en: string, de: string][] = [
  [
    '401 on any call leads to the login',
    ATTEMPTS['an accepted payment'],
    refused(401, TOLD),
    say('yourSessionHasEnded'),
    sayIn('de', 'yourSessionHasEnded'),
  ],
  [
    '403 on any call does so, too',
    ATTEMPTS['an accepted payment'],
    refused(403, TOLD),
    say('logIn'),
    sayIn('de', 'logIn'),
  ],
  [
    '500 names the address for help',
    ATTEMPTS['an accepted payment'],
    refused(500, TOLD),
    'The server has reported an error. If it happens again, please write to help@museum.example',
    'Der Server hat einen Fehler gemeldet. Wenn das noch einmal passiert, schreiben Sie bitte an help@museum.example',
  ],
  [
    '503 that a reload has not mended',
    ATTEMPTS['an accepted payment'],
    refused(503, TOLD),
    say('somethingWentWrongOn'),
    sayIn('de', 'somethingWentWrongOn'),
  ],
  [
    'a line that breaks',
    ATTEMPTS['an accepted payment'],
    { drop: true },
    say('weCannotReachThe'),
    sayIn('de', 'weCannotReachThe'),
  ],
  [
    'shipping costs that there are none of',
    { ...basket, asks: 'POST checkout/shipping' },
    { status: 422, body: { code: 'NO_SHIPPING_COSTS' } },
    say('weCannotDeliverTo'),
    sayIn('de', 'weCannotDeliverTo'),
  ],
  ['an order that is refused', ATTEMPTS['an accepted payment'], refused(422, TOLD), TOLD, TOLD],
  [
    'an order that is not authorised',
    ATTEMPTS['an accepted payment'],
    { status: 400, body: { message: TOLD } },
    TOLD,
    TOLD,
  ],
  [
    'a cart that is gone',
    ATTEMPTS['an accepted payment'],
    refused(410, TOLD),
    'It took too long or has been completed already.',
    'Entweder ist die Zeit abgelaufen oder die Bestellung ist bereits abgeschlossen.',
  ],
  [
    'a payment that the cart does not allow',
    ATTEMPTS['the way to the provider'],
    refused(422, TOLD),
    `This basket cannot be ordered as it is ${TOLD}`,
    `Dieser Warenkorb kann so nicht bestellt werden ${TOLD}`,
  ],
  [
    'an order that is not available',
    ATTEMPTS['an order'],
    refused(406, TOLD),
    'This order cannot be shown.',
    'Diese Bestellung kann nicht angezeigt werden.',
  ],
  [
    'a field that the server does not take, as a sentence',
    register,
    refused(422, { email: TOLD }),
    `E-mail: ${TOLD}`,
    `E-Mail: ${TOLD}`,
  ],
  [
    'a field that the server does not take, as a list',
    register,
    refused(422, { email: [TOLD, 'Zwei.'] }),
    `E-mail: ${TOLD} Zwei.`,
    `E-Mail: ${TOLD} Zwei.`,
  ],
  [
    'mandatory fields that are empty',
    { ...register, secrets: {}, asks: undefined, presses: [SUBMIT] },
    {},
    say('pleaseFillInThis'),
    sayIn('de', 'pleaseFillInThis'),
  ],
  [
    'e-mail addresses that differ',
    {
      ...register,
      asks: undefined,
      secrets: { ...register.secrets, emailRepeat: 'ida@example.org' },
    },
    {},
    say('theEMailAddresses'),
    sayIn('de', 'theEMailAddresses'),
  ],
  [
    'passwords that differ',
    { ...register, asks: undefined, secrets: { ...register.secrets, passwordRepeat: 'ebb' } },
    {},
    say('thePasswordsDoNot'),
    sayIn('de', 'thePasswordsDoNot'),
  ],
  [
    'terms that are not accepted',
    { ...register, asks: undefined, presses: [SUBMIT] },
    {},
    say('pleaseAgreeToThe'),
    sayIn('de', 'pleaseAgreeToThe'),
  ],
  [
    'a wrong e-mail address or password',
    login,
    refused(401, TOLD),
    say('wrongEMailAddress'),
    sayIn('de', 'wrongEMailAddress'),
  ],
  [
    'a login that fails, in passing',
    login,
    refused(401, TOLD),
    'Login failed',
    sayIn('de', 'authLoginFailed'),
  ],
  [
    'an e-mail address that is none',
    { ...forgotten, asks: undefined, secrets: { email: 'ada' } },
    {},
    say('thisEMailAddress'),
    sayIn('de', 'thisEMailAddress'),
  ],
  [
    'a reset without an address',
    forgotten,
    refused(400, TOLD),
    say('allMandatoryFieldsMust'),
    sayIn('de', 'allMandatoryFieldsMust'),
  ],
  [
    'a reset that cannot be',
    forgotten,
    refused(404, undefined),
    say('weCannotResetThe'),
    sayIn('de', 'weCannotResetThe'),
  ],
  [
    'a reset that fails, in passing',
    forgotten,
    refused(500, TOLD),
    'The password could not be reset',
    sayIn('de', 'authRequestResetFail'),
  ],
  [
    'a mailed link that is used up',
    recovery,
    refused(400, TOLD),
    say('thisLinkHasBeen'),
    sayIn('de', 'thisLinkHasBeen'),
  ],
  [
    'a new password that is not saved, in passing',
    recovery,
    refused(400, TOLD),
    'The new password could not be saved',
    sayIn('de', 'authSettingNewPasswordFailed'),
  ],
  [
    'a wrong password where a new one is chosen',
    password,
    refused(400, TOLD),
    say('theCurrentPasswordIs'),
    sayIn('de', 'theCurrentPasswordIs'),
  ],
  [
    'a tour that there is none of',
    ATTEMPTS['a tour'],
    refused(404, TOLD),
    say('thisTourIsNo'),
    sayIn('de', 'thisTourIsNo'),
  ],
  [
    'a code that is not valid yet',
    ATTEMPTS['a voucher code'],
    code({ valid_from: '2028-03-01T00:00:00' }),
    `This voucher is only valid from ${dateInWords('2028-03-01')}.`,
    `Dieser Gutschein gilt erst ab dem ${dateInWords('2028-03-01', 'de')}.`,
  ],
  [
    'a code that has expired',
    ATTEMPTS['a voucher code'],
    code({ valid_to: '2026-12-31T23:59:59' }),
    `This voucher was valid until ${dateInWords('2026-12-31')}.`,
    `Dieser Gutschein war bis zum ${dateInWords('2026-12-31', 'de')} gültig.`,
  ],
  [
    'a code that is used up',
    ATTEMPTS['a voucher code'],
    code({ used_amount: 2500, available_amount: 0 }),
    say('thereIsNothingLeft'),
    sayIn('de', 'thereIsNothingLeft'),
  ],
  [
    'a code that cannot be checked',
    ATTEMPTS['a voucher code'],
    refused(404, TOLD),
    say('weCouldNotCheck'),
    sayIn('de', 'weCouldNotCheck'),
  ],
  ['a code that the server refuses', ATTEMPTS['a voucher code'], refused(422, TOLD), TOLD, TOLD],
  [
    'an article that there is none of',
    ATTEMPTS['an article'],
    refused(404, TOLD),
    say('thisArticleIsNo'),
    sayIn('de', 'thisArticleIsNo'),
  ],
  [
    'an event that there is none of',
    ATTEMPTS['an event'],
    { data: { events: [], tickets: [], timeslot: [], group: [] } },
    say('thisEventIsNo'),
    sayIn('de', 'thisEventIsNo'),
  ],
  [
    'a page that there is none of',
    ATTEMPTS['a page'],
    refused(404, TOLD),
    say('thisPageDoesNotExist'),
    sayIn('de', 'thisPageDoesNotExist'),
  ],
];

describe(`the error catalogue of the specification (${MESSAGES.length} messages, in two languages)`, () => {
  for (const [title, row, answer, en, de] of MESSAGES) {
    for (const [lang, sentence] of [
      ['en', en],
      ['de', de],
    ] as [Lang, string][]) {
      it(`${title}: “${sentence}”`, async () => {
        const screen = await attempt(row, answer, lang);
        await screen.reads(sentence);
      });
    }
  }
});

const TOASTS: Record<ToastCode, [en: string, de: string]> = {
  AUTH_LOGGING_IN: ['Logging in …', sayIn('de', 'authLoggingIn')],
  AUTH_LOGIN_FAILED: ['Login failed', sayIn('de', 'authLoginFailed')],
  AUTH_REQUEST_RESET_SUCCESS: [
    'We have sent you an e-mail',
    sayIn('de', 'authRequestResetSuccess'),
  ],
  AUTH_REQUEST_RESET_FAIL: ['The password could not be reset', sayIn('de', 'authRequestResetFail')],
  AUTH_SETTING_NEW_PASSWORD: ['Saving the new password …', sayIn('de', 'authSettingNewPassword')],
  AUTH_SETTING_NEW_PASSWORD_FAILED: [
    'The new password could not be saved',
    sayIn('de', 'authSettingNewPasswordFailed'),
  ],
  AUTH_SETTING_NEW_PASSWORD_SUCCESS: [
    'The new password is saved',
    sayIn('de', 'authSettingNewPasswordSuccess'),
  ],
  AUTH_PASSWORD_CHANGE_REQUEST: [
    'Changing the password …',
    sayIn('de', 'authPasswordChangeRequest'),
  ],
  AUTH_PASSWORD_CHANGE_SUCCESS: [
    'Your password has been changed',
    sayIn('de', 'authPasswordChangeSuccess'),
  ],
  AUTH_PASSWORD_CHANGE_FAILED: [
    'The password could not be changed',
    sayIn('de', 'authPasswordChangeFailed'),
  ],
  AUTH_EMAIL_CHANGE_SUCCESS: [
    'Your e-mail address has been changed',
    sayIn('de', 'authEmailChangeSuccess'),
  ],
  USER_SETTINGS_SAVED: ['Your details are saved', sayIn('de', 'userSettingsSaved')],
};

describe('the toasts of the specification', () => {
  for (const [toast, sentences] of Object.entries(TOASTS)) {
    for (const [index, lang] of (['en', 'de'] as const).entries()) {
      it(`${toast} says “${sentences[index]}”`, async () => {
        await startShop({ 'GET event/select': await ofDemo('event/select', lang) });
        const screen = await showScreen('/tickets', lang);
        showToast(toast as ToastCode);
        await screen.reads(sentences[index]!);
        expect(screen.root.querySelector('.toast')!.textContent).to.include(sentences[index]);
      });
    }
  }
});
