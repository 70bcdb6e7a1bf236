import { account } from '../../../src/core/account/store.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { attempt, type Attempt, ATTEMPTS } from '../../support/attempt.ts';
import { MEMBER } from '../../support/basket.ts';
import { longDateText } from '../../support/dayText.ts';
import type { MessageName } from '../../support/messages.ts';
import { sayIn } from '../../support/say.ts';
import type { Answer } from '../../support/server.ts';
import { inTier } from '../../support/tier.ts';

const MESSAGE = 'Das hat der Server gesagt.';
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
    fname: 'Ada',
    lname: 'Lovelace',
    email: 'ada@example.org',
    password: 'tide',
  },
  shows: SUBMIT,
  presses: ['[name=terms]', SUBMIT],
  asks: 'POST customer/register',
};
const CHANGE = 'section + section + section';
const password: Attempt = {
  href: '/settings?part=settings',
  good: [ATTR],
  given: () => ATTEMPTS['a new email address'].given(),
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

const refusedEmail = (lang: Lang, error: string): string =>
  sayIn(lang, 'labelError', { label: sayIn(lang, 'eMail'), error });

/** The answer to too many requests, which names a delay of two minutes. */
const TOO_MANY: Answer = { status: 429, body: {}, headers: { 'retry-after': '120' } };
const when = (lang: Lang): string =>
  sayIn(lang, 'pleaseTryAgainWhen', {
    when: new Intl.RelativeTimeFormat(lang).format(2, 'minute'),
  });
const tooMany = (lang: Lang): string => `${sayIn(lang, 'tooManyRequestsAt')} ${when(lang)}`;

const dayIn = (lang: Lang, day: string): string =>
  longDateText(day, lang === 'en' ? undefined : lang);

/** An attempt, the answer to it, and the message that is shown then (specification, section 8). */
const MESSAGES: [
  title: string,
  attempt: Attempt,
  answer: Answer,
  reads: MessageName | ((lang: Lang) => string),
][] = [
  [
    '401 on any call',
    ATTEMPTS['an accepted payment'],
    refused(401, MESSAGE),
    'yourSessionHasEnded',
  ],
  ['403 on any call', ATTEMPTS['an accepted payment'], refused(403, MESSAGE), 'logIn'],
  [
    '500, with the support address',
    ATTEMPTS['an accepted payment'],
    refused(500, MESSAGE),
    (lang) => sayIn(lang, 'theServerHasReported', { 0: 'help@museum.example' }),
  ],
  [
    '503 after a reload',
    ATTEMPTS['an accepted payment'],
    refused(503, MESSAGE),
    'somethingWentWrongOn',
  ],
  ['a dropped connection', ATTEMPTS['an accepted payment'], { drop: true }, 'weCannotReachThe'],
  [
    'missing shipping costs',
    { ...basket, asks: 'POST checkout/shipping' },
    { status: 422, body: { code: 'NO_SHIPPING_COSTS' } },
    'weCannotDeliverTo',
  ],
  [
    'too many requests for shipping costs',
    { ...basket, asks: 'POST checkout/shipping' },
    { ...TOO_MANY, body: { code: 'TOO_MANY' } },
    tooMany,
  ],
  ['a refused order', ATTEMPTS['an accepted payment'], refused(422, MESSAGE), () => MESSAGE],
  [
    'an unauthorised order',
    ATTEMPTS['an accepted payment'],
    { status: 400, body: { message: MESSAGE } },
    () => MESSAGE,
  ],
  ['too many orders', ATTEMPTS['an accepted payment'], TOO_MANY, tooMany],
  [
    'too many orders, in the words of the server',
    ATTEMPTS['an accepted payment'],
    { ...TOO_MANY, ...refused(429, MESSAGE) },
    (lang) => `${MESSAGE} ${when(lang)}`,
  ],
  [
    'too many orders, without a delay',
    ATTEMPTS['an accepted payment'],
    refused(429, ''),
    (lang) => `${sayIn(lang, 'tooManyRequestsAt')} ${sayIn(lang, 'pleaseTryAgainLater')}`,
  ],
  ['too many payments', ATTEMPTS['the way to the provider'], TOO_MANY, tooMany],
  ["too many guests' details", ATTEMPTS["a guest's details"], TOO_MANY, tooMany],
  ['too many logins', login, TOO_MANY, tooMany],
  ['too many requests for a new password', forgotten, TOO_MANY, tooMany],
  ['too many voucher codes', ATTEMPTS['a voucher code'], TOO_MANY, tooMany],
  ['too many requests for a list', ATTEMPTS['a page'], TOO_MANY, tooMany],
  ['an expired cart', ATTEMPTS['an accepted payment'], refused(410, MESSAGE), 'itTookTooLong'],
  [
    'a payment that the cart does not allow',
    ATTEMPTS['the way to the provider'],
    refused(422, MESSAGE),
    (lang) => `${sayIn(lang, 'thisBasketCannotBe')} ${MESSAGE}`,
  ],
  ['an unavailable order', ATTEMPTS['an order'], refused(406, MESSAGE), 'thisOrderCannotBe'],
  [
    'a field that the server refuses, as a sentence',
    register,
    refused(422, { email: MESSAGE }),
    (lang) => refusedEmail(lang, MESSAGE),
  ],
  [
    'a field that the server refuses, as a list',
    register,
    refused(422, { email: [MESSAGE, 'Zwei.'] }),
    (lang) => refusedEmail(lang, `${MESSAGE} Zwei.`),
  ],
  [
    'empty mandatory fields',
    { ...register, secrets: {}, asks: undefined, presses: [SUBMIT] },
    {},
    'pleaseFillInThis',
  ],
  [
    'differing email addresses',
    {
      ...ATTEMPTS['a new email address'],
      asks: undefined,
      secrets: { email: 'a@new.example', emailRepeat: 'b@new.example', oldPassword: 'sea' },
    },
    {},
    'theEMailAddresses',
  ],
  [
    'differing passwords',
    { ...password, asks: undefined, secrets: { ...password.secrets, passwordRepeat: 'ebb' } },
    {},
    'thePasswordsDoNot',
  ],
  [
    'missing consent to the terms',
    { ...register, asks: undefined, presses: [SUBMIT] },
    {},
    'pleaseAgreeToThe',
  ],
  ['a wrong email address or password', login, refused(401, MESSAGE), 'wrongEMailAddress'],
  ['a failed login, as a toast', login, refused(401, MESSAGE), 'authLoginFailed'],
  [
    'an invalid email address',
    { ...forgotten, asks: undefined, secrets: { email: 'ada' } },
    {},
    'thisEMailAddress',
  ],
  [
    'a password reset without an address',
    forgotten,
    refused(400, MESSAGE),
    'allMandatoryFieldsMust',
  ],
  ['an impossible password reset', forgotten, refused(404, undefined), 'weCannotResetThe'],
  ['a failed password reset, as a toast', forgotten, refused(500, MESSAGE), 'authRequestResetFail'],
  ['a mailed link that is used up', recovery, refused(400, MESSAGE), 'thisLinkHasBeen'],
  [
    'a new password that is not saved, as a toast',
    recovery,
    refused(400, MESSAGE),
    'authSettingNewPasswordFailed',
  ],
  ['a wrong current password', password, refused(400, MESSAGE), 'theCurrentPasswordIs'],
  ['an unknown tour', ATTEMPTS['a tour'], refused(404, MESSAGE), 'thisTourIsNo'],
  [
    'a code that is not valid yet',
    ATTEMPTS['a voucher code'],
    code({ valid_from: '2028-03-01T00:00:00' }),
    (lang) => sayIn(lang, 'thisVoucherIsOnly', { day: dayIn(lang, '2028-03-01') }),
  ],
  [
    'a code that has expired',
    ATTEMPTS['a voucher code'],
    code({ valid_to: '2026-12-31T23:59:59' }),
    (lang) => sayIn(lang, 'thisVoucherWasValid', { day: dayIn(lang, '2026-12-31') }),
  ],
  [
    'a code that is used up',
    ATTEMPTS['a voucher code'],
    code({ used_amount: 2500, available_amount: 0 }),
    'thereIsNothingLeft',
  ],
  [
    'a code that cannot be checked',
    ATTEMPTS['a voucher code'],
    refused(404, MESSAGE),
    'weCouldNotCheck',
  ],
  [
    'a code that the server refuses',
    ATTEMPTS['a voucher code'],
    refused(422, MESSAGE),
    () => MESSAGE,
  ],
  ['an unknown article', ATTEMPTS['an article'], refused(404, MESSAGE), 'thisProductIsNo'],
  [
    'an unknown event',
    ATTEMPTS['an event'],
    { data: { events: [], tickets: [], timeslot: [], group: [] } },
    'thisEventIsNo',
  ],
  ['an unknown page', ATTEMPTS['a page'], refused(404, MESSAGE), 'thisPageDoesNotExist'],
];

const LANGS = inTier<Lang>(['en', 'de'], ['en']);

describe(`the error catalogue of the specification (${MESSAGES.length} messages × ${LANGS.length} languages)`, () => {
  for (const [title, row, answer, reads] of MESSAGES) {
    for (const lang of LANGS) {
      it(`shows the message for ${title}, in ${lang}`, async () => {
        const screen = await attempt(row, answer, lang);
        await screen.reads(typeof reads === 'string' ? sayIn(lang, reads) : reads(lang));
      });
    }
  }
});
