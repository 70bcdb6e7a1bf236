import { expect } from 'chai';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  cancelPayment,
  execPayment,
  fetchPayments,
  fetchShippingCosts,
  fetchSuggestions,
  initPayment,
  initPaymentOrder,
} from '../../../src/core/api/checkout.ts';
import { fetchPage } from '../../../src/core/api/content.ts';
import {
  fetchCustomer,
  fetchCustomerAttributes,
  fetchCustomerOfOrder,
  loginGuest,
  updateCustomer,
  validateCustomer,
} from '../../../src/core/api/customers.ts';
import type { Failure, Result } from '../../../src/core/async/result.ts';
import {
  fetchCalendar,
  fetchDayOffer,
  fetchEvents,
  fetchLifetime,
} from '../../../src/core/api/events.ts';
import {
  fetchArticle,
  fetchArticleCategories,
  fetchArticles,
} from '../../../src/core/api/merchandise.ts';
import { fetchOrderReview, sendWithdrawal } from '../../../src/core/api/orders.ts';
import {
  changeEmail,
  changePassword,
  confirmPassword,
  requestPasswordReset,
} from '../../../src/core/api/passwords.ts';
import { fetchShopConfig, fetchShopInfo } from '../../../src/core/api/shop.ts';
import {
  fetchSoldOutDays,
  fetchSoldOutTimes,
  fetchTour,
  fetchTourCalendar,
  fetchTourCategories,
  fetchTourLifetime,
  fetchTourOverview,
  fetchTours,
} from '../../../src/core/api/tours.ts';
import { fetchVoucherCode } from '../../../src/core/api/voucherCodes.ts';
import { fetchVoucher, fetchVoucherGroups, fetchVouchers } from '../../../src/core/api/vouchers.ts';
import { cartPayload } from '../../../src/core/cart/payload.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { session } from '../../../src/core/session/store.ts';
import { FailureMessage } from '../../../src/views/app/FailureMessage.tsx';
import { ADA } from '../../support/basket.ts';
import { catalogOf } from '../../support/catalogs.browser.ts';
import { fresh } from '../../support/fresh.ts';
import type { MessageName } from '../../support/messages.ts';
import { render } from '../../support/render.tsx';
import { day, ticketLine } from '../../support/samples.ts';
import { sayIn } from '../../support/say.ts';
import type { Answer } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { inTier } from '../../support/tier.ts';

const [FROM, TO] = [day('2027-03-01'), day('2027-03-31')];
const SECRET = 'a-token-that-nobody-may-read';
const cart = cartPayload([ticketLine(1)]);

/** Every call that the client makes, by method and endpoint. */
const CALLS: Record<string, () => Promise<Result<unknown>>> = {
  'GET shopinfo': () => fetchShopInfo('1'),
  'GET shopinfo/config': () => fetchShopConfig('1'),
  'GET content/page': () => fetchPage('imprint'),
  'GET event/select': () => fetchEvents(),
  'GET ticket/collect/event/1/date/20270301': () => fetchDayOffer('1', FROM),
  'GET ticket/calendar/event/1/range/20270301;20270331': () => fetchCalendar('1', FROM, TO),
  'GET ticket/lifetime': () => fetchLifetime('1'),
  'GET tour/select/event': () => fetchTours(),
  'GET tour/attr': () => fetchTourCategories(),
  'GET tour/overview': () => fetchTourOverview(FROM, 4),
  'GET tour': () => fetchTour('1'),
  'GET tour/calendar/tour/1/range/20270301;20270331': () => fetchTourCalendar('1', FROM, TO),
  'GET tour/lifetime/tour/1': () => fetchTourLifetime('1'),
  'GET tour/soldout/tour/1/range/20270301;20270331': () => fetchSoldOutDays('1', FROM, TO),
  'GET tour/soldoutTimeslots/tour/1/date/20270301': () => fetchSoldOutTimes('1', FROM),
  'GET merchandise/select': () => fetchArticles('merchandise'),
  'GET merchandise': () => fetchArticle('1'),
  'GET merchandise/attr': () => fetchArticleCategories('annualPass'),
  'GET voucher/select/event/': () => fetchVouchers(),
  'GET voucher/selectOne/price/1': () => fetchVoucher('1'),
  'GET voucher/attr': () => fetchVoucherGroups(),
  'GET voucher': () => fetchVoucherCode('SEA-2027'),
  'GET checkout/payments': () => fetchPayments('1'),
  'POST checkout/initPayment': () =>
    initPayment({ payart: 171, aux: {}, cart, url: { continue: '/', cancel: '/' } }),
  'POST checkout/initPaymentOrder': () =>
    initPaymentOrder({ payart: 171, aux: {}, id: 'k1', url: { continue: '/', cancel: '/' } }),
  'POST checkout/execPayment': () => execPayment('c1', { us: 'a', sessionUs: 'b' }),
  'POST checkout/cancel': () => cancelPayment('c1'),
  'POST checkout/suggest': () => fetchSuggestions(cart),
  'POST checkout/shipping': () => fetchShippingCosts({ cart: [], country: 'DE' }, false),
  'GET order/review': () => fetchOrderReview('k1'),
  'POST order/withdrawal': () =>
    sendWithdrawal({ booking_id: 'B', name: 'Ada', email: 'a@b.example', text: '' }),
  'GET customer/attr': () => fetchCustomerAttributes(),
  'GET customer': () => fetchCustomer(),
  'GET customer/fromOrder': () => fetchCustomerOfOrder('k1'),
  'POST customer/validate': () => validateCustomer(ADA),
  'POST auth/guest': () => loginGuest(ADA),
  'POST customer/update': () => updateCustomer(ADA),
  'POST customer/pwdreset': () => requestPasswordReset('ada@example.org', '/#/recover/{token}'),
  'POST customer/pwdconfirm': () => confirmPassword(SECRET, SECRET),
  'POST customer/pwdchange': () => changePassword(SECRET, SECRET),
  'POST customer/emailchange': () => changeEmail(SECRET, 'ada@example.org'),
};

/** Calls that need nothing from their answer: it only confirms success, or all of it is optional. */
const WITHOUT_ESSENTIALS = [
  'GET shopinfo',
  'POST checkout/cancel',
  'POST customer/validate',
  'POST customer/pwdreset',
  'POST customer/pwdconfirm',
  'POST customer/pwdchange',
  'POST customer/emailchange',
];

type Expected = Partial<Extract<Failure, { is: 'status' }>> | { is: Failure['is'] };

const status = (code: number, more: object = {}): Expected => ({
  is: 'status',
  status: code,
  ...more,
});

const TOLD = 'Das geht leider nicht.';
const STATUSES = [400, 401, 403, 404, 406, 408, 410, 413, 429, 500, 502, 503, 504, 521, 522, 524];

/** Every way in which a call can fail. */
const FAULTS: [title: string, answer: Answer, expected: Expected][] = [
  ['a dropped connection', { drop: true }, { is: 'network' }],
  ['a timeout', { hold: 'for ever' }, { is: 'timeout' }],
  ...STATUSES.map((code): [string, Answer, Expected] => [
    String(code),
    { status: code, body: { error: TOLD } },
    status(code, { message: TOLD }),
  ]),
  ['422 with a message', { status: 422, body: { error: TOLD } }, status(422, { message: TOLD })],
  [
    '422 with a list for a field',
    { status: 422, body: { error: { email: [TOLD, 'Zu lang.'] } } },
    status(422, { fields: { email: [TOLD, 'Zu lang.'] } }),
  ],
  [
    '422 with a message for a field',
    { status: 422, body: { error: { email: TOLD } } },
    status(422, { fields: { email: [TOLD] } }),
  ],
  ['an error page', { status: 502, text: '<h1>Bad gateway</h1>' }, status(502)],
  ['an empty answer', { text: '' }, { is: 'unreadable' }],
  ['a page in HTML', { text: '<!doctype html><h1>Login</h1>' }, { is: 'unreadable' }],
  ['broken JSON', { text: '{"data": {"tickets": [' }, { is: 'unreadable' }],
  ['an answer of another shape', { data: true }, { is: 'unreadable' }],
];

/** Returns the sentence that a visitor reads about an error. */
function sentenceIn(lang: Lang, failure: Failure): string {
  const i18n = setupI18n({ locale: lang, messages: { [lang]: catalogOf(lang) } });
  const view = render(
    <I18nProvider i18n={i18n}>
      <FailureMessage failure={failure} />
    </I18nProvider>,
  );
  const text = view.container.textContent;
  view.unmount();
  return text;
}

const OF_THE_LINE: Partial<Record<Failure['is'], MessageName>> = {
  network: 'weCannotReachThe',
  timeout: 'theShopTakesToo',
};

/** Returns the expected sentence: that of the server unless the server itself has failed, else one of the shop. */
const sentenceFor = (lang: Lang, expected: Expected): string =>
  ownSentence(expected) ?? sayIn(lang, OF_THE_LINE[expected.is!] ?? 'somethingWentWrongOn');

/** Returns the sentence of the server, which is shown unless the server itself has failed (status 500 and above). */
function ownSentence(expected: Expected): string | undefined {
  if (!('status' in expected) || Number(expected.status) >= 500) return undefined;
  return (
    expected.message ??
    Object.values(expected.fields ?? {})
      .flat()
      .join(' ')
  );
}

const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);
afterEach(() => {
  AbortSignal.timeout = timeoutAfter;
});

const ALL = Object.keys(CALLS);
/** A call that reads and one that writes: all calls interpret answers in the same way. */
const ONE_OF_EACH = ['GET event/select', 'POST customer/validate'];
/** One error of each kind, which the fast tier tests with every call. */
const KINDS = [
  'a dropped connection',
  'a timeout',
  '401',
  '422 with a list for a field',
  '500',
  'a page in HTML',
  'an answer of another shape',
];

const callsFor = (fault: string): readonly string[] =>
  inTier(ALL, KINDS.includes(fault) ? ALL : ONE_OF_EACH);

/** Runs these calls against one answer and returns each with its result. */
async function ask(
  calls: readonly string[],
  answer: Answer,
): Promise<[call: string, result: Result<unknown>][]> {
  await fresh();
  await openShop(Object.fromEntries(calls.map((call) => [call, answer])));
  session.token = SECRET;
  return Promise.all(
    calls.map(async (name): Promise<[string, Result<unknown>]> => [name, await CALLS[name]!()]),
  );
}

const cases = FAULTS.flatMap(([fault]) => callsFor(fault)).length;

describe(`every call of the client (${ALL.length}) × errors: ${cases}`, () => {
  for (const [title, answer, expected] of FAULTS) {
    it(`returns an ApiError with a sentence and without secrets after ${title}`, async () => {
      // the test does not wait for the real timeout
      if (answer.hold) AbortSignal.timeout = () => timeoutAfter(20);
      for (const [name, result] of await ask(callsFor(title), answer)) {
        if (expected.is === 'unreadable' && WITHOUT_ESSENTIALS.includes(name) && result.ok)
          continue;
        if (result.ok) throw new Error(`${name} accepts it as an answer`);
        const { log, ...failure } = result.failure;
        expect(failure, name).to.deep.equal(expected);
        expect(log, name).to.match(/^cannot (GET|POST) http\S+ \([\w .]+\)$/);
        expect(JSON.stringify(result.failure), name).not.to.include(SECRET);
      }
      for (const lang of ['en', 'de'] as const) {
        const read = sentenceIn(lang, { ...expected, log: '' } as Failure);
        expect(read).to.equal(sentenceFor(lang, expected));
      }
    });
  }

  it('waits for an answer that is ten seconds late', async () => {
    const waitsMs: number[] = [];
    AbortSignal.timeout = (ms) => {
      waitsMs.push(ms);
      return timeoutAfter(ms);
    };
    await ask(ALL, { status: 404 });
    expect(waitsMs.length).to.equal(ALL.length);
    expect(Math.min(...waitsMs)).to.be.greaterThan(10_000);
  });
});
