import { wirePassword } from '../../../demo/server/passwords.ts';
import {
  BACKLINK,
  FREE_SLOT,
  GUEST,
  PASSWORD,
  UNKNOWN_KEY,
  nextSessionKey,
  orderPayment,
  payment,
  ticket,
  annualPass,
  article,
  owner,
  voucher,
  voucherCode,
} from './visitor.ts';
import type { Demo } from './demo.ts';

export type Sample = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

type Making = Sample | ((demo: Demo) => Sample | Promise<Sample>);

type Samples = Record<string, { good: Making; bad?: Record<number, Making> }>;

/** Returns the request of a sample. A function first creates the state in the demo that its request needs. */
export const made = (making: Making, demo: Demo): Sample | Promise<Sample> =>
  typeof making === 'function' ? making(demo) : making;

const RANGE = { from: '20270301', to: '20270430' };
const HASH = wirePassword(PASSWORD);
const OTHER_HASH = wirePassword('battery staple');

const withToken = async (demo: Demo) => ({ token: await demo.loginAsGuest() });
const withLogin = async (demo: Demo) => ({ token: (await demo.registered()).token });
const execQuery = (sessionUs: string) => ({ us: sessionUs, sessionUs, srcURL: '' });
const cartWith = (items: unknown[]) => ({ cart: { ver: 1, items } });

const everyItem = [
  ticket('adult', 1),
  {
    type: 'guidedTour',
    tourId: 'harbour',
    datetime: FREE_SLOT,
    timeslotId: '7',
    answers: [{ qId: '1', type: 'checkbox', value: ['ramp'] }],
    prices: [{ id: '1', count: 1 }],
    tickets: [{ id: '1', count: 2, subtickets: [{ id: '2', count: 0 }] }],
  },
  article('poster', 1),
  annualPass([owner('Ada')]),
  voucher('gift', 2500),
  voucherCode('GIFT-1'),
];

/** Returns samples of an operation with an id in its path. An unknown id gives 404. */
const byId = (id: string, more: Record<string, string> = {}) => ({
  good: { path: { id, ...more } },
  bad: { 404: { path: { id: 'none', ...more } } },
});
/** Returns the same with the id in a query parameter. */
const asked = (name: string, id: string, more: Record<string, string> = {}) => ({
  good: { query: { [name]: id, ...more } },
  bad: { 404: { query: { [name]: 'none' } } },
});
const ofShop = { good: { query: { shop: '1' } } };

const calls: Samples = {
  shopInfo: ofShop,
  shopConfig: ofShop,
  contentStatic: { good: {} },
  contentPage: { good: { query: { id: 'imprint' } }, bad: { 404: { query: { id: 'toString' } } } },
  eventSelect: { good: {} },
  ticketCollect: byId('tides'),
  ticketCollectDay: byId('tides', { date: '20270314' }),
  ticketCalendar: {
    good: { path: { id: 'tides', ...RANGE }, query: { deep: '1' } },
    bad: { 404: { path: { id: 'none', ...RANGE } } },
  },
  ticketLifetime: asked('event', 'tides'),
};

const tours: Samples = {
  tourSelect: { good: {} },
  tourAttr: { good: {} },
  tourOverview: { good: { query: { date: '20270305', lookahead: '4' } } },
  tour: asked('tour', 'harbour', { date: '20270305' }),
  tourCalendar: byId('harbour', RANGE),
  tourLifetime: byId('harbour'),
  tourSoldout: byId('harbour', RANGE),
  tourSoldoutTimeslots: byId('harbour', { date: '20270306' }),
};

const goods: Samples = {
  merchandiseSelect: { good: { query: { product_kind: '13' } } },
  merchandise: asked('article', 'poster'),
  merchandiseAttr: { good: {} },
  voucherSelect: { good: {} },
  voucherSelectOne: byId('gift'),
  voucherAttr: { good: {} },
  voucherCode: {
    good: { query: { voucher: 'GIFT-1' } },
    bad: { 422: { query: { voucher: 'none' } } },
  },
};

const checkout: Samples = {
  checkoutPayments: ofShop,
  initPayment: {
    good: async (demo) => ({ query: await withToken(demo), body: payment([ticket('adult', 1)]) }),
    bad: {
      401: { body: payment([ticket('adult', 1)]) },
      422: async (demo) => ({ query: await withToken(demo), body: payment(everyItem) }),
    },
  },
  initPaymentOrder: {
    good: async (demo) => ({ body: orderPayment(await demo.orderOnInvoice()) }),
    bad: {
      401: async (demo) => ({
        query: { token: UNKNOWN_KEY },
        body: orderPayment(await demo.orderOnInvoice()),
      }),
      404: { body: orderPayment(UNKNOWN_KEY) },
      422: async (demo) => ({ body: { ...orderPayment(await demo.orderOnInvoice()), payart: 30 } }),
    },
  },
  execPayment: {
    good: async (demo) => {
      const { cartId, sessionUs } = await demo.beginAndPay([ticket('adult', 1)]);
      return { query: execQuery(sessionUs), body: { cartId } };
    },
    bad: {
      400: async (demo) => {
        const { cartId, sessionUs } = await demo.begin([ticket('adult', 1)]);
        return { query: execQuery(sessionUs), body: { cartId } };
      },
      410: { query: execQuery(nextSessionKey()), body: { cartId: UNKNOWN_KEY } },
      422: { query: execQuery(nextSessionKey()), body: { cartId: 7 } },
    },
  },
  checkoutCancel: {
    good: async (demo) => {
      const { cartId } = await demo.begin([ticket('adult', 1)]);
      return { query: { noRedirect: '1', cartId } };
    },
    bad: { 410: { query: { noRedirect: '1', cartId: UNKNOWN_KEY } } },
  },
  checkoutPending: {
    good: async (demo) => {
      const { cartId, sessionUs } = await demo.begin([
        ticket('adult', 1),
        annualPass([owner('Ada')]),
      ]);
      return { query: { cartId, sessionUs } };
    },
    bad: { 404: { query: { cartId: UNKNOWN_KEY, sessionUs: nextSessionKey() } } },
  },
  checkoutSuggest: { good: { body: cartWith(everyItem) } },
  checkoutShipping: { good: { body: { cart: [article('poster', 1)], country: 'DE' } } },
  orderReview: {
    good: async (demo) => {
      const begun = await demo.beginAndPay([ticket('adult', 2), ticket('child', 1)]);
      return { query: { id: (await demo.execute(begun)).body.data.review_id } };
    },
    bad: { 406: { query: { id: UNKNOWN_KEY } } },
  },
  orderList: {
    good: async (demo) => {
      const query = await withLogin(demo);
      await demo.buyWith(query.token, [ticket('adult', 1)]);
      return { query };
    },
    bad: {
      401: { query: { token: UNKNOWN_KEY } },
      404: async (demo) => ({ query: await withToken(demo) }),
    },
  },
  orderWithdrawal: {
    good: async (demo) => {
      const { booking_id } = await demo.review(await demo.orderOnInvoice());
      return { body: { booking_id, name: 'Ada Lund', email: GUEST.email, text: 'Too late' } };
    },
    bad: {
      400: { body: { booking_id: 7 } },
      422: { body: { booking_id: 'ABCD-2345', name: 'Ada Lund', email: 'ada' } },
    },
  },
};

const account: Samples = {
  customerAttr: { good: {} },
  customer: {
    good: async (demo) => ({ query: await withToken(demo) }),
    bad: { 401: { query: { token: UNKNOWN_KEY } } },
  },
  customerFromOrder: {
    good: async (demo) => ({ query: { id: await demo.orderOnInvoice() } }),
    bad: { 404: { query: { id: UNKNOWN_KEY } } },
  },
  authLogin: {
    good: async (demo) => ({ body: { _u: (await demo.registered()).email, _p: HASH } }),
    bad: {
      401: { body: { _u: 'nobody@lund.example', _p: HASH } },
      429: async (demo) => {
        const email = 'guessed@lund.example';
        await demo.guessPasswords(email, 10);
        return { body: { _u: email, _p: HASH } };
      },
    },
  },
  authGuest: {
    good: {
      body: {
        c: { ...GUEST, phone: '040 1', addrShipping: { name: 'Ada', ...GUEST.addrBilling } },
      },
    },
    bad: { 422: { body: { c: { addrShipping: {} } } } },
  },
  customerRegister: {
    good: { body: { c: { ...GUEST, email: 'new@lund.example', password: PASSWORD } } },
    bad: { 422: { body: { c: { ...GUEST, password: '' } } } },
  },
  customerValidate: {
    good: { body: { c: { ...GUEST, password: PASSWORD } } },
    bad: { 422: { body: { c: {} } } },
  },
  customerUpdate: {
    good: async (demo) => ({ query: await withToken(demo), body: { c: GUEST } }),
    bad: {
      401: { query: { token: UNKNOWN_KEY }, body: { c: GUEST } },
      422: async (demo) => ({ query: await withToken(demo), body: { c: {} } }),
    },
  },
  passwordReset: {
    good: { body: { email: GUEST.email, backlink: BACKLINK } },
    bad: {
      400: { body: { email: 'ada', backlink: BACKLINK } },
      422: { body: { email: GUEST.email, backlink: 'https://evil.example/{token}' } },
    },
  },
  passwordConfirm: {
    good: async (demo) => {
      const { email } = await demo.registered();
      return { body: { token: await demo.resetKey(email), _p: HASH } };
    },
    bad: { 400: { body: { token: UNKNOWN_KEY, _p: HASH } } },
  },
  passwordChange: {
    good: async (demo) => ({ query: await withLogin(demo), body: { _po: HASH, _pn: OTHER_HASH } }),
    bad: {
      400: async (demo) => ({ query: await withLogin(demo), body: { _po: OTHER_HASH, _pn: HASH } }),
      401: async (demo) => ({ query: await withToken(demo), body: { _po: HASH, _pn: HASH } }),
      422: async (demo) => ({ query: await withLogin(demo), body: { _po: HASH, _pn: '' } }),
    },
  },
  emailChange: {
    good: async (demo) => ({
      query: await withLogin(demo),
      body: { _po: HASH, email: 'other@lund.example' },
    }),
    bad: {
      400: async (demo) => ({
        query: await withLogin(demo),
        body: { _po: OTHER_HASH, email: 'ada@sea.example' },
      }),
      401: { body: { _po: HASH, email: 'ada@sea.example' } },
      422: async (demo) => ({ query: await withLogin(demo), body: { _po: HASH, email: 'ada' } }),
    },
  },
};

/** A valid request to every operation, and one for each error status that the document lists. */
export const samples: Samples = { ...calls, ...tours, ...goods, ...checkout, ...account };
