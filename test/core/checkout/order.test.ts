import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { continueAsGuest, keepGuestForm } from '../../../src/core/account/actions.ts';
import { formOf } from '../../../src/core/account/form.ts';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { payableTotal } from '../../../src/core/cart/totals.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { loadPayments, setPaymentForm } from '../../../src/core/checkout/actions.ts';
import { CARD, EMPTY_PAYMENT } from '../../../src/core/checkout/form.ts';
import { type OrderChange, orderBasket } from '../../../src/core/checkout/order.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import { refetchShippingCosts } from '../../../src/core/shipping/actions.ts';
import { ADA } from '../../support/basket.ts';
import { watchDepartures } from '../../support/departures.ts';
import { resetAll } from '../../support/resetAll.ts';
import { articleLine, ticketLine, voucherCode } from '../../support/samples.ts';
import type { Answer, Answers } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { expectState } from '../../support/state.ts';

const VALIDATE = 'POST customer/validate';
const LOGIN = 'POST auth/guest';
const SHIPPING = 'POST checkout/shipping';
const PAYMENTS = 'GET checkout/payments';
const INIT = 'POST checkout/initPayment';

const TRANSFER = 17;
const PROVIDER = { data: 'https://pay.example/1' };
const REFUSED = { status: 422, body: { error: 'Not now' } };
const types = (...ids: number[]): Answer => ({
  data: ids.map((payartId) => ({ payartId, i18n: {} })),
});

/** The buyer, who lives in another country than the one that the forms start with. */
const BUYER = { ...ADA, addrBilling: { ...ADA.addrBilling, country: 'AT' } };

/** Opens a shop with a filled basket that an unknown visitor sees, with its shipping costs and payment methods. */
async function openBasket(answers: Answers = {}, lines: CartLine[] = [articleLine(2)]) {
  const server = await openShop({
    [VALIDATE]: { data: {} },
    [LOGIN]: { data: { token: 'secret', customer: BUYER } },
    [SHIPPING]: { data: 490 },
    [PAYMENTS]: types(CARD, TRANSFER),
    [INIT]: PROVIDER,
    ...answers,
  });
  account.attributes = {
    is: 'ready',
    value: {
      countries: [{ key: 'DE', name: 'Germany' }],
      salutations: [],
      required_fields: [],
      visible_fields: ['country'],
    },
  };
  cart.lines = lines;
  await Promise.all([refetchShippingCosts(), loadPayments()]);
  const before = (await server.hits()).length;
  return {
    server,
    total: payableTotal(cart),
    /** Returns the calls since the basket was shown. */
    calls: async () => (await server.hits()).slice(before),
    endpoints: async () => (await server.hits()).slice(before).map(({ endpoint }) => endpoint),
  };
}

const sendDetails = (): Promise<boolean> => continueAsGuest(formOf(BUYER));
const byCard = { payart: CARD, wallet: undefined };

beforeEach(resetAll);

describe('ordering with new details', () => {
  it('sends them, then asks again what depends on them, and pays at last', async () => {
    const { total, calls } = await openBasket();
    const departures = watchDepartures();
    expect(await orderBasket(byCard, total, sendDetails)).to.equal(undefined);
    const sent = await calls();
    const names = sent.map(({ endpoint }) => endpoint);
    expect(names.slice(0, 2)).to.deep.equal(['customer/validate', 'auth/guest']);
    expect(names.slice(2, 4)).to.have.members(['checkout/shipping', 'checkout/payments']);
    expect(names.slice(4)).to.deep.equal(['checkout/initPayment']);
    const call = (endpoint: string) => sent.find((each) => each.endpoint === endpoint);
    expect(call('checkout/shipping')?.body).to.have.property('country', 'AT');
    expect(call('checkout/payments')?.query).to.have.property('token', 'secret');
    expect(call('checkout/initPayment')?.query).to.deep.equal({ token: 'secret' });
    expect(call('checkout/initPayment')?.body).to.have.property('payart', CARD);
    expect(departures).to.deep.equal([{ kind: 'push', url: PROVIDER.data }]);
    expect(checkout.payment.is).to.equal('leaving');
  });

  it('keeps the shipping costs of a country that was known before', async () => {
    const { total, endpoints } = await openBasket({
      [LOGIN]: { data: { token: 'secret', customer: ADA } },
    });
    watchDepartures();
    expect(await orderBasket(byCard, total, sendDetails)).to.equal(undefined);
    expect(await endpoints()).to.deep.equal([
      'customer/validate',
      'auth/guest',
      'checkout/payments',
      'checkout/initPayment',
    ]);
  });

  it('waits for shipping costs that are already being requested', async () => {
    const later = { data: 890, hold: 'costs' };
    const { server, total } = await openBasket({ [SHIPPING]: [{ data: 490 }, later] });
    const ordered = orderBasket(byCard, total, async () => {
      keepGuestForm(formOf(BUYER));
      void refetchShippingCosts();
      await server.arrived(SHIPPING, 2);
      return sendDetails();
    });
    await server.arrived(PAYMENTS, 2);
    expect(await server.counts(SHIPPING, INIT)).to.deep.equal([2, 0]);
    await server.release('costs');
    expect(await ordered).to.equal('total');
    expect(await server.counts(SHIPPING, INIT)).to.deep.equal([2, 0]);
  });

  const changes: [title: string, answers: Answers, change: OrderChange][] = [
    ['the shipping costs more', { [SHIPPING]: [{ data: 490 }, { data: 890 }] }, 'total'],
    ['the shipping costs less', { [SHIPPING]: [{ data: 490 }, { data: 0 }] }, 'total'],
    ['nothing is shipped to the buyer', { [SHIPPING]: [{ data: 490 }, REFUSED] }, 'shipping'],
    [
      'the payment method is gone',
      { [PAYMENTS]: [types(CARD, TRANSFER), types(TRANSFER)] },
      'method',
    ],
    ['the payment methods cannot be loaded', { [PAYMENTS]: { status: 404 } }, 'method'],
    [
      'nothing is shipped to the buyer and the payment method is gone',
      { [SHIPPING]: [{ data: 490 }, REFUSED], [PAYMENTS]: types() },
      'shipping',
    ],
    [
      'the shipping costs more and the payment method is gone',
      { [SHIPPING]: [{ data: 490 }, { data: 890 }], [PAYMENTS]: types() },
      'total',
    ],
  ];
  for (const [title, answers, change] of changes) {
    it(`pays nothing if ${title}`, async () => {
      const { server, total } = await openBasket(answers);
      const departures = watchDepartures();
      expect(await orderBasket(byCard, total, sendDetails)).to.equal(change);
      expect(await server.counts(LOGIN, INIT)).to.deep.equal([1, 0]);
      expect(checkout.payment.is).to.equal('none');
      expectState(checkout.form).to.deep.equal(EMPTY_PAYMENT);
      expect(departures).to.deep.equal([]);
    });
  }

  it('pays the new total once the visitor has seen it, without asking again', async () => {
    const costs = [{ data: 490 }, { data: 890 }];
    const { server, total, endpoints } = await openBasket({ [SHIPPING]: costs });
    const departures = watchDepartures();
    expect(await orderBasket(byCard, total, sendDetails)).to.equal('total');
    expect(payableTotal(cart)).to.equal(total + 400);
    expect(await orderBasket(byCard, payableTotal(cart))).to.equal(undefined);
    expect((await endpoints()).at(-1)).to.equal('checkout/initPayment');
    expect(await server.counts(LOGIN, SHIPPING, PAYMENTS, INIT)).to.deep.equal([1, 2, 2, 1]);
    expect(departures).to.have.length(1);
  });

  it('pays with a method that was known if the methods cannot be loaded again', async () => {
    const { total } = await openBasket({ [PAYMENTS]: [types(CARD), { status: 404 }] });
    const departures = watchDepartures();
    expect(await orderBasket(byCard, total, sendDetails)).to.equal(undefined);
    expect(departures).to.have.length(1);
  });

  it('needs no payment method for a covered basket', async () => {
    const covered = [ticketLine(2), voucherCode(2400)];
    const { total, server } = await openBasket({ [PAYMENTS]: [types(CARD), types()] }, covered);
    watchDepartures();
    expect(total).to.equal(0);
    expect(await orderBasket(byCard, total, sendDetails)).to.equal(undefined);
    expect(await server.counts(PAYMENTS, INIT)).to.deep.equal([2, 1]);
  });

  const refusals: [title: string, answers: Answers, sent: string[], guest: string][] = [
    [
      'a field is refused',
      { [VALIDATE]: { status: 422, body: { error: { zip: 'wrong' } } } },
      ['customer/validate'],
      'rejected',
    ],
    [
      'the guest login is refused',
      { [LOGIN]: REFUSED },
      ['customer/validate', 'auth/guest'],
      'failed',
    ],
  ];
  for (const [title, answers, sent, guest] of refusals) {
    it(`ends if ${title}`, async () => {
      const { total, endpoints } = await openBasket(answers);
      expect(await orderBasket(byCard, total, sendDetails)).to.equal(undefined);
      expect(await endpoints()).to.deep.equal(sent);
      expect([account.guest.is, checkout.payment.is]).to.deep.equal([guest, 'none']);
      expectState(checkout.form).to.deep.equal(EMPTY_PAYMENT);
    });
  }
});

describe('ordering with details that are known', () => {
  it('starts the payment at once', async () => {
    const { total, endpoints } = await openBasket({ [PAYMENTS]: types() });
    const departures = watchDepartures();
    expect(await orderBasket(byCard, total)).to.equal(undefined);
    expect(await endpoints()).to.deep.equal(['checkout/initPayment']);
    expect(departures).to.have.length(1);
  });

  it('leaves the reason to the payment if the back end refuses it', async () => {
    const { total } = await openBasket({ [INIT]: REFUSED });
    expect(await orderBasket(byCard, total)).to.equal(undefined);
    const { payment } = checkout;
    expect(payment.is === 'refused' && payment.error).to.include({ status: 422 });
  });
});

describe('the way to pay', () => {
  for (const [title, wallet] of [
    ['has the wallet that was chosen', 'applepay'],
    ['has no wallet that was chosen earlier', undefined],
  ] as const) {
    it(title, async () => {
      const { server, total } = await openBasket();
      watchDepartures();
      setPaymentForm({ payart: CARD, wallet: 'googlepay' });
      await orderBasket({ payart: CARD, wallet }, total);
      const { aux } = (await server.hits(INIT))[0]!.body as { aux: { wallet?: string } };
      expect(aux.wallet).to.equal(wallet);
      expectState(checkout.form).to.deep.equal({
        ...EMPTY_PAYMENT,
        payart: CARD,
        ...(wallet && { wallet }),
      });
    });
  }
});
