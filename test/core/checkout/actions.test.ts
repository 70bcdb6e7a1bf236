import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { onSale, type Sale } from '../../../src/core/analytics/sales.ts';
import { setCustomer } from '../../../src/core/account/actions.ts';
import { account } from '../../../src/core/account/store.ts';
import { addLine } from '../../../src/core/cart/actions.ts';
import { cart } from '../../../src/core/cart/store.ts';
import {
  beginCheckout,
  loadPayments,
  loadPendingOrder,
  loadReview,
  setPaymentForm,
} from '../../../src/core/checkout/actions.ts';
import {
  cancel,
  clearAfterCancel,
  executePayment,
  forgetPayment,
  restorePayment,
  startPayment,
} from '../../../src/core/checkout/payment.ts';
import {
  executedCarts,
  isExecuted,
  rememberExecuted,
} from '../../../src/core/checkout/executed.ts';
import { EMPTY_PAYMENT, type PaymentForm } from '../../../src/core/checkout/form.ts';
import { rememberPayingSession } from '../../../src/core/checkout/payingSessions.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import type { Payment } from '../../../src/core/checkout/types.ts';
import { refresh } from '../../../src/core/app/restore.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { session } from '../../../src/core/session/store.ts';
import { readStored, storageName, writeStored } from '../../../src/core/web/storage.ts';
import { ADA } from '../../support/basket.ts';
import { watchDepartures } from '../../support/departures.ts';
import { resetAll } from '../../support/resetAll.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import { showPage } from '../../support/pageshow.ts';
import { articleLine, ELEVEN, TEN, ticketLine } from '../../support/samples.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answer } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const INIT = 'POST checkout/initPayment';
const EXEC = 'POST checkout/execPayment';
const CANCEL = 'POST checkout/cancel';
const PAYMENTS = 'GET checkout/payments';
const REVIEW = 'GET order/review';
const HELD = 'GET checkout/pending';

const PROVIDER = { data: 'https://pay.example/1' };
const ORDER = { booking_id: 'B1', has_tickets: true };
const DONE = { data: ORDER };
const FINE = { data: {} };
const BUSY = { status: 503, body: {} };
const KEY = 'Abcdefgh1234';
const PENDING = { cartId: 'c1', sessionUs: KEY, outcome: 'accepted' as const };
const BACK = { cartId: 'c1', sessionUs: KEY, outcome: 'success' as const };

const lines = () => plain(cart.lines);
const is = () => checkout.payment.is;
const hasPayment = (wanted: Payment['is']) =>
  eventually(`the payment is ${wanted}`, () => is() === wanted);

/** Simulates a reload: reads the stored payment again. */
function reload(): void {
  checkout.payment = { is: 'none' };
  restorePayment(undefined);
}

/** Simulates an order that another tab of this browser places for a cart. */
function orderElsewhere(cartId: string, sessionUs: string): void {
  rememberExecuted(cartId, sessionUs);
  dispatchEvent(Object.assign(new Event('storage'), { key: storageName('executed') }));
}

beforeEach(resetAll);

describe('the payment types', () => {
  it('are loaded once, and again after a failure', async () => {
    const server = await openShop({
      [PAYMENTS]: [{ status: 404, body: {} }, { data: [{ payartId: 171, i18n: {} }] }],
    });
    await loadPayments();
    expect(checkout.payments.is).to.equal('failed');
    await Promise.all([loadPayments(), loadPayments()]);
    await loadPayments();
    expect(checkout.payments.is).to.equal('ready');
    expect(await server.hits()).to.have.length(2);
  });
});

describe('going to the payment provider', () => {
  const pay = async (): Promise<string[]> => {
    const left: string[] = [];
    await startPayment(171, (to) => left.push(to));
    return left;
  };

  it('sends the cart and the return URLs, and goes to the URL from the server', async () => {
    session.token = 'secret';
    history.replaceState(null, '', '/visit.html?a=1#/checkout?step=payment');
    const server = await openShop({ [INIT]: PROVIDER });
    session.partner = 'blue';
    addLine(ticketLine(2));
    expect(await pay()).to.deep.equal(['https://pay.example/1']);
    expect(is()).to.equal('leaving');
    const [hit] = await server.hits();
    const way = (outcome: string, route: string) =>
      `${location.origin}/visit.html?a=1&museum-return=${outcome}&us=${KEY}&sessionUs=${KEY}#${route}`;
    expect(hit?.query).to.deep.equal({ token: 'secret' });
    expect(hit?.body).to.deep.equal({
      payart: 171,
      aux: { partner: 'blue', requestInvoice: false },
      cart: {
        ver: 1,
        items: [{ type: 'ticket', id: '1', count: 2, datetime: TEN, subtickets: [] }],
      },
      url: {
        continue: way('success', '/checkout/success'),
        cancel: way('failed', '/checkout/failed'),
      },
    });
  });

  for (const takesCampaign of [true, false]) {
    it(`sends the campaign of the visit ${takesCampaign ? '' : 'not '}if takesCampaign is ${takesCampaign}`, async () => {
      const server = await openShop({ [INIT]: PROVIDER }, { shop: { takesCampaign } });
      session.campaign = { utm_source: 'letter', utm_campaign: 'Spring 2027' };
      addLine(ticketLine(1));
      await pay();
      const { aux } = (await server.hits())[0]!.body as { aux: { campaign?: object } };
      expect(aux.campaign).to.deep.equal(takesCampaign ? session.campaign : undefined);
    });
  }

  it('is reported to analytics with the items, the payment type and whether something is shipped', async () => {
    const sales: Sale[] = [];
    onSale((sale) => sale.event === 'pay' && sales.push(sale));
    await openShop({
      [INIT]: PROVIDER,
      [PAYMENTS]: { data: [{ payartId: 171, i18n: { de: 'Kreditkarte', en: 'Card' } }] },
    });
    addLine(articleLine(2));
    await loadPayments();
    await pay();
    const [{ items, ...rest }] = sales as [Extract<Sale, { event: 'pay' }>];
    expect(items.map(({ type, count }) => [type, count])).to.deep.equal([['Merchandise', 2]]);
    expect(rest).to.deep.equal({
      event: 'pay',
      hasVoucher: false,
      isShipped: true,
      method: 'Card',
    });
    expect(sales).to.have.length(1);
  });

  it('returns to the accepted payment if the shop does not confirm orders', async () => {
    const server = await openShop(
      { [INIT]: PROVIDER },
      { shop: { confirmPaymentOnCheckout: false } },
    );
    await pay();
    const body = (await server.hits())[0]?.body as { aux: object; url: { continue: string } };
    expect(body.aux).to.deep.equal({ requestInvoice: false });
    expect(body.url.continue).to.contain('museum-return=accepted');
    expect(body.url.continue).to.contain('#/checkout/accepted');
  });

  const ways: [title: string, form: Partial<PaymentForm>, payart: number, sent: object][] = [
    [
      'an account with a normalised IBAN',
      { accountHolder: ' Ada ', iban: 'de89 3704 0044 0532 0130 00' },
      74,
      { Accountholder: 'Ada', IBAN: 'DE89370400440532013000', requestInvoice: false },
    ],
    [
      'no account for a card payment',
      { accountHolder: 'Ada', iban: 'x' },
      171,
      { requestInvoice: false },
    ],
    ['a wallet', { wallet: 'applepay' }, 171, { wallet: 'applepay', requestInvoice: false }],
    ['an invoice that is wanted', { requestInvoice: true }, 171, { requestInvoice: true }],
    ['no invoice', { requestInvoice: false }, 171, { requestInvoice: false }],
  ];
  for (const [title, form, payart, sent] of ways) {
    it(`sends ${title}`, async () => {
      const server = await openShop({ [INIT]: PROVIDER });
      setPaymentForm(form);
      await startPayment(payart, () => {});
      const body = (await server.hits())[0]?.body as { aux: object };
      expect(body.aux).to.deep.equal(sent);
    });
  }

  it('requests an invoice by default if the order needs the address anyway', async () => {
    const server = await openShop({ [INIT]: PROVIDER });
    addLine(articleLine(1));
    await startPayment(171, () => {});
    const body = (await server.hits(INIT))[0]?.body as { aux: object };
    expect(body.aux).to.deep.equal({ requestInvoice: true });
  });

  it('sends the order number of the buyer if there is one', async () => {
    const server = await openShop({ [INIT]: [PROVIDER, PROVIDER] });
    setPaymentForm({ externalDocumentNumber: ' PO-7 ' });
    await pay();
    checkout.payment = { is: 'none' };
    setPaymentForm({ externalDocumentNumber: ' ' });
    await pay();
    const carts = (await server.hits()).map(({ body }) => (body as { cart: object }).cart);
    expect(carts[0]).to.have.property('external_document_number', 'PO-7');
    expect(carts[1]).not.to.have.property('external_document_number');
  });

  it('keeps the payment form over a reload, and clears it after the order', async () => {
    await openShop({ [EXEC]: DONE });
    setPaymentForm({ payart: 74, accountHolder: 'Ada', iban: 'DE89', requestInvoice: false });
    checkout.form = { ...EMPTY_PAYMENT };
    restorePayment(BACK);
    expectState(checkout.form).to.include({ payart: 74, iban: 'DE89', requestInvoice: false });
    await executePayment();
    expectState(checkout.form).to.deep.equal(EMPTY_PAYMENT);
    expect(readStored('payment-form')).to.equal(undefined);
  });

  it('starts with an empty payment form if the stored one is invalid', async () => {
    await openShop();
    for (const nonsense of ['x', { payart: 'card' }, { wallet: 'gold', iban: 1 }, null]) {
      writeStored('payment-form', nonsense);
      restorePayment(undefined);
      expectState(checkout.form).to.deep.equal(EMPTY_PAYMENT);
    }
  });

  it('navigates away from the page', async () => {
    await openShop({ [INIT]: PROVIDER });
    const departures = watchDepartures();
    await startPayment(171);
    await eventually('the page leaves', () => departures.length > 0);
    expect(departures).to.deep.equal([{ kind: 'push', url: 'https://pay.example/1' }]);
  });

  it('starts one payment when pressed twice', async () => {
    const server = await openShop({ [INIT]: { ...PROVIDER, hold: 'init' } });
    const first = pay();
    expect(is()).to.equal('starting');
    expect(await pay()).to.deep.equal([]);
    await server.release('init');
    expect(await first).to.have.length(1);
    expect(await pay()).to.deep.equal([]); // the page is already leaving
    expect(await server.hits()).to.have.length(1);
  });

  const refusals: [title: string, answer: Answer, error: object][] = [
    [
      'the server refuses',
      { status: 422, body: { error: 'Sold out' } },
      { is: 'status', status: 422, message: 'Sold out' },
    ],
    ['the server is busy', BUSY, { is: 'status', status: 503 }],
    ['the connection breaks', { drop: true }, { is: 'network' }],
    ['the URL is not a text', { data: 5 }, { is: 'unreadable' }],
    ['the URL is a script', { data: 'javascript:alert(1)' }, { is: 'unreadable' }],
    ['the URL is not HTTPS', { data: 'http://pay.example/' }, { is: 'unreadable' }],
  ];
  for (const [title, answer, error] of refusals) {
    it(`goes nowhere when ${title}, keeps the cart, and can be retried`, async () => {
      const server = await openShop({ [INIT]: answer });
      addLine(ticketLine(2));
      expect(await pay()).to.deep.equal([]);
      const { payment } = checkout;
      expect(payment.is === 'refused' && payment.error).to.deep.include(error);
      expect(lines()).to.deep.equal([ticketLine(2)]);
      expect(cart.sent).to.equal(undefined);
      expect(await server.hits()).to.have.length(1);
      await server.answer({ [INIT]: PROVIDER });
      expect(await pay()).to.have.length(1);
    });
  }

  it('cancels an earlier payment, which would still hold places', async () => {
    const server = await openShop({ [INIT]: PROVIDER, [CANCEL]: FINE });
    restorePayment({ ...BACK, outcome: 'failed' });
    await pay();
    expect((await server.hits()).map(({ endpoint }) => endpoint)).to.deep.equal([
      'checkout/cancel',
      'checkout/initPayment',
    ]);
    expect((await server.hits(CANCEL))[0]?.query).to.deep.include({ cartId: 'c1' });
    reload();
    expect(is()).to.equal('none');
  });

  it('starts even if the earlier payment cannot be cancelled', async () => {
    await openShop({ [INIT]: PROVIDER, [CANCEL]: BUSY });
    restorePayment({ ...BACK, outcome: 'failed' });
    expect(await pay()).to.have.length(1);
  });

  it('is reset when the browser restores the page', async () => {
    await openShop({ [INIT]: PROVIDER });
    await pay();
    showPage(false);
    expect(is()).to.equal('leaving');
    showPage(true);
    expect(is()).to.equal('none');
    expect(await pay()).to.have.length(1);
  });
});

describe('the payment return', () => {
  for (const outcome of ['accepted', 'success'] as const) {
    it(`waits for the confirmation of the visitor after ${outcome}`, async () => {
      const server = await openShop({ [EXEC]: DONE });
      addLine(ticketLine(2));
      cart.sent = { lines: [ticketLine(2)], before: [] };
      restorePayment({ ...BACK, outcome });
      expectState(checkout.payment).to.deep.equal({ is: 'returned', pending: PENDING });
      expect(cart.cartId).to.equal('c1');
      expect(await server.hits()).to.deep.equal([]);
      expect(lines()).to.have.length(1);
    });

    it(`places the order after ${outcome} if the shop does not confirm orders`, async () => {
      const server = await openShop(
        { [EXEC]: DONE },
        { shop: { confirmPaymentOnCheckout: false } },
      );
      restorePayment({ ...BACK, outcome });
      await hasPayment('done');
      expect(await server.hits(EXEC)).to.have.length(1);
    });
  }

  for (const confirmPaymentOnCheckout of [true, false]) {
    it(`orders nothing after a error (confirmation ${confirmPaymentOnCheckout})`, async () => {
      const server = await openShop({ [EXEC]: DONE }, { shop: { confirmPaymentOnCheckout } });
      restorePayment({ ...BACK, outcome: 'failed' });
      expectState(checkout.payment).to.deep.equal({
        is: 'returned',
        pending: { ...PENDING, outcome: 'failed' },
      });
      expect(await server.hits()).to.deep.equal([]);
    });
  }

  it('is not matched to this cart if another tab started the payment', async () => {
    await openShop();
    addLine(ticketLine(2));
    cart.sent = { lines: [ticketLine(2)], before: [] };
    restorePayment({ ...BACK, sessionUs: 'Zyxwvuts9876' });
    expect(cart.cartId).to.equal(undefined);
  });

  it('survives a reload', async () => {
    await openShop();
    restorePayment(BACK);
    reload();
    expectState(checkout.payment).to.deep.equal({ is: 'returned', pending: PENDING });
  });

  it('shows the order if it is already placed', async () => {
    const server = await openShop({ [EXEC]: DONE });
    rememberExecuted(PENDING.cartId, PENDING.sessionUs);
    restorePayment({ ...BACK, outcome: 'failed' });
    await hasPayment('done');
    expect(await server.hits(EXEC)).to.have.length(1);
  });

  it('places the order after a reload, too, if the shop does not confirm orders', async () => {
    const server = await openShop(
      { [EXEC]: [BUSY, DONE] },
      { shop: { confirmPaymentOnCheckout: false } },
    );
    restorePayment(BACK);
    await hasPayment('failed');
    reload();
    await hasPayment('done');
    expect(await server.hits(EXEC)).to.have.length(2);
  });

  const stored: [title: string, payment: unknown, order: unknown, read: Payment][] = [
    ['a cancelled payment', 'canceled', undefined, { is: 'canceled' }],
    ['an empty storage', undefined, undefined, { is: 'none' }],
    ['a stored payment', PENDING, undefined, { is: 'returned', pending: PENDING }],
    ['a stored order', undefined, ORDER, { is: 'done', order: ORDER }],
    [
      'a stored order with its key',
      undefined,
      { ...ORDER, review_id: 'k' },
      { is: 'done', order: { ...ORDER, review_id: 'k' } },
    ],
    ['a broken payment', { cartId: 5 }, undefined, { is: 'none' }],
    ['a payment of unknown outcome', { ...PENDING, outcome: 'maybe' }, undefined, { is: 'none' }],
    ['a broken order', undefined, { booking_id: 5 }, { is: 'none' }],
  ];
  for (const [title, payment, order, read] of stored) {
    it(`restores the state from ${title}`, async () => {
      await openShop();
      writeStored('payment', payment);
      writeStored('order', order);
      restorePayment(undefined);
      expectState(checkout.payment).to.deep.equal(read);
    });
  }
});

describe('placing the order', () => {
  /** Sends two tickets to the provider and returns from there. */
  const returnFromPayment = async (exec: Answer | Answer[], more: Record<string, Answer> = {}) => {
    const server = await openShop({ [INIT]: PROVIDER, [EXEC]: exec, ...more });
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    restorePayment(BACK);
    return server;
  };

  it('emits museum-purchase', async () => {
    const events = recordEvents('museum-purchase');
    const server = await returnFromPayment(DONE);
    session.token = 'secret';
    session.referrer = 'https://search.example/';
    await executePayment();
    expectState(checkout.payment).to.deep.equal({ is: 'done', order: ORDER });
    const [hit] = await server.hits(EXEC);
    expect(hit?.body).to.deep.equal({ cartId: 'c1' });
    expect(hit?.query).to.deep.equal({
      us: KEY,
      sessionUs: KEY,
      srcURL: 'https://search.example/',
    });
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { bookingId: 'B1', hasTickets: true, totalCents: 2400 },
    ]);
    expect(isExecuted('c1')).to.equal(true);
  });

  it('ends the session of a guest, and keeps the email address of the order in memory', async () => {
    await returnFromPayment(DONE);
    setToken('secret');
    setCustomer(ADA);
    await executePayment();
    const sentTo = ADA.email;
    expectState(checkout.payment).to.deep.equal({ is: 'done', order: ORDER, sentTo });
    expect([session.token, account.customer]).to.deep.equal([undefined, undefined]);
    expect([readStored('token'), readStored('customer')]).to.deep.equal([undefined, undefined]);
    expect(readStored('order')).to.deep.equal(ORDER);
  });

  it('keeps a customer logged in', async () => {
    await returnFromPayment(DONE);
    setToken('secret');
    setCustomer({ ...ADA, isGuest: false });
    await executePayment();
    expect([session.token, account.customer?.email]).to.deep.equal(['secret', ADA.email]);
  });

  it('keeps a guest signed in if the order fails', async () => {
    await returnFromPayment({ status: 400, body: {} });
    setToken('secret');
    setCustomer(ADA);
    await executePayment();
    expect([session.token, account.customer?.email]).to.deep.equal(['secret', ADA.email]);
  });

  it('names the session that started the payment if another tab orders', async () => {
    const server = await openShop({ [EXEC]: DONE });
    restorePayment({ ...BACK, sessionUs: 'Zyxwvuts9876' });
    await executePayment();
    expect((await server.hits(EXEC))[0]?.query).to.deep.equal({
      us: KEY,
      sessionUs: 'Zyxwvuts9876',
    });
  });

  it('sends one order for several clicks', async () => {
    const server = await returnFromPayment({ ...DONE, hold: 'order' });
    const presses = [executePayment(), executePayment(), executePayment()];
    await server.arrived(EXEC);
    await server.release('order');
    await Promise.all(presses);
    await executePayment();
    expect(await server.hits(EXEC)).to.have.length(1);
    expect(is()).to.equal('done');
  });

  it('removes the sent lines from the cart, and nothing added since', async () => {
    await returnFromPayment(DONE);
    addLine(ticketLine(1));
    addLine(ticketLine(3, { datetime: ELEVEN }));
    await executePayment();
    expect(lines()).to.deep.equal([ticketLine(1), ticketLine(3, { datetime: ELEVEN })]);
    expect([cart.cartId, cart.sent]).to.deep.equal([undefined, undefined]);
  });

  it('keeps the cart of a tab that has sent nothing', async () => {
    await openShop({ [EXEC]: DONE });
    addLine(ticketLine(2));
    restorePayment({ ...BACK, sessionUs: 'Zyxwvuts9876' });
    await executePayment();
    expect(lines()).to.deep.equal([ticketLine(2)]);
  });

  it('stays done after a reload, until the visitor continues', async () => {
    await returnFromPayment(DONE);
    await executePayment();
    reload();
    expectState(checkout.payment).to.deep.equal({ is: 'done', order: ORDER });
    forgetPayment();
    reload();
    expect(is()).to.equal('none');
  });

  it('loads the ordered items if the server returns a key', async () => {
    const events = recordEvents('museum-purchase');
    const review = { booking_id: 'B1', created: TEN, status: 'paid', items: [], total: 2222 };
    const server = await returnFromPayment(
      { data: { ...ORDER, review_id: 'k' } },
      { [REVIEW]: { data: review } },
    );
    await executePayment();
    expect(checkout.reviews.k).to.deep.include({ is: 'ready' });
    expect(events[0]?.detail.totalCents).to.equal(2222);
    await loadReview('k');
    expect((await server.hits(REVIEW)).map(({ query }) => query.id)).to.deep.equal(['k']);
  });

  it('is done even if the ordered items cannot be loaded', async () => {
    const events = recordEvents('museum-purchase');
    await returnFromPayment(
      { data: { ...ORDER, review_id: 'k' } },
      { [REVIEW]: { status: 406, body: {} } },
    );
    await executePayment();
    expect([is(), checkout.reviews.k?.is, events[0]?.detail.totalCents]).to.deep.equal([
      'done',
      'failed',
      2400,
    ]);
  });

  it('is announced when the visitor leaves before the ordered items have come', async () => {
    const events = recordEvents('museum-purchase');
    const server = await returnFromPayment(
      { data: { ...ORDER, review_id: 'k' } },
      { [REVIEW]: { status: 406, body: {}, hold: 'review' } },
    );
    const executed = executePayment();
    await hasPayment('done');
    expect(events).to.deep.equal([]);
    dispatchEvent(new Event('pagehide'));
    await eventually('the purchase is announced', () => events.length > 0);
    await server.release('review');
    await executed;
    expect(events.map(({ detail }) => detail.totalCents)).to.deep.equal([2400]);
  });

  it('reports a cart that is gone (410), and keeps the lines', async () => {
    const server = await returnFromPayment({ status: 410, body: { error: 'gone' } });
    await executePayment();
    expect(is()).to.equal('gone');
    expect(lines()).to.deep.equal([ticketLine(2)]);
    await executePayment();
    expect(await server.hits(EXEC)).to.have.length(1);
    expect(executedCarts()).to.deep.equal([]);
    reload();
    expect(is()).to.equal('none');
  });

  const errors: [title: string, answer: Answer, error: object][] = [
    [
      '400',
      { status: 400, body: { message: 'Not yet' } },
      { is: 'status', status: 400, message: 'Not yet' },
    ],
    [
      '422',
      { status: 422, body: { error: 'Sold out' } },
      { is: 'status', status: 422, message: 'Sold out' },
    ],
    ['503', BUSY, { is: 'status', status: 503 }],
    ['an answer that does not match the contract', { data: {} }, { is: 'unreadable' }],
  ];
  for (const [title, answer, error] of errors) {
    it(`fails with ${title}, is not repeated automatically, and can be retried`, async () => {
      const server = await returnFromPayment([answer, DONE]);
      await executePayment();
      const { payment } = checkout;
      expect(payment.is === 'failed' && payment.error).to.deep.include(error);
      expect(await server.hits(EXEC)).to.have.length(1);
      expect(lines()).to.deep.equal([ticketLine(2)]);
      reload();
      expect(is()).to.equal('returned');
      await executePayment();
      expect(is()).to.equal('done');
      expect(lines()).to.deep.equal([]);
    });
  }

  for (const [title, broken] of [
    ['the connection breaks', { drop: true }],
    ['the answer is cut short', { text: '{"data":{"booking_id"' }],
  ] as const) {
    it(`is repeated if ${title}`, async () => {
      const server = await returnFromPayment([broken, DONE]);
      await executePayment();
      expect(is()).to.equal('done');
      expect(await server.hits(EXEC)).to.have.length(2);
    });

    it(`fails if ${title} three times, and can be retried`, async () => {
      const server = await returnFromPayment([broken, broken, broken, DONE]);
      await executePayment();
      expect(is()).to.equal('failed');
      expect(lines()).to.deep.equal([ticketLine(2)]);
      await executePayment();
      expect(is()).to.equal('done');
      expect(await server.hits(EXEC)).to.have.length(4);
    });
  }
});

describe('an order whose payment another tab started', () => {
  const OTHER = { ...BACK, sessionUs: 'Zyxwvuts9876' };
  const KEYED = { data: { ...ORDER, review_id: 'k' } };
  const ITEM = { id: '1', count: 2, price: 900, totalPrice: 1800, vat_value: 7 };
  const ITEMS = [
    { ...ITEM, type: 'ticket', name: 'Adult' },
    { ...ITEM, type: 'voucherCode', name: 'Code', count: 1, price: -100, totalPrice: -100 },
  ];
  const SEEN = { booking_id: 'B1', status: 'paid', items: ITEMS, shippingCosts: 490, total: 2190 };

  /** Opens the return address in this tab, which has its own guest and basket. */
  const returnHere = async (answers: Record<string, Answer>) => {
    const server = await openShop(answers);
    setToken('secret');
    setCustomer(ADA);
    addLine(ticketLine(5));
    restorePayment(OTHER);
    return server;
  };

  /** Records what the host page and its analytics learn about purchases. */
  const recordPurchases = () => {
    const sales: Sale[] = [];
    onSale((sale) => sale.event === 'purchase' && sales.push(sale));
    return { sales, events: recordEvents('museum-purchase') };
  };

  it('shows only its number if this browser did not start the payment', async () => {
    const { sales, events } = recordPurchases();
    const server = await returnHere({ [EXEC]: KEYED, [REVIEW]: { data: SEEN } });
    await executePayment();
    expectState(checkout.payment).to.deep.equal({ is: 'done', order: ORDER });
    expect([events, sales, await server.hits(REVIEW)]).to.deep.equal([[], [], []]);
    expect(lines()).to.deep.equal([ticketLine(5)]);
    expect([session.token, account.customer?.email]).to.deep.equal(['secret', ADA.email]);
    expect([executedCarts(), readStored('order')]).to.deep.equal([[], ORDER]);
  });

  it('is announced with its items in the back end, and leaves the guest of this tab', async () => {
    const { sales, events } = recordPurchases();
    await returnHere({ [EXEC]: KEYED, [REVIEW]: { data: SEEN } });
    rememberPayingSession(OTHER.sessionUs);
    await executePayment();
    expect(events.map(({ detail }) => detail.totalCents)).to.deep.equal([2190]);
    expect(sales).to.deep.equal([
      {
        event: 'purchase',
        items: [{ id: '1', name: 'Adult', count: 2, price: 900, type: 'Ticket' }],
        hasVoucher: true,
        bookingId: 'B1',
        total: 2190,
        shipping: 490,
        tax: 118,
      },
    ]);
    expect(lines()).to.deep.equal([ticketLine(5)]);
    expectState(checkout.payment).to.deep.equal({ is: 'done', order: KEYED.data });
    expect(account.customer?.email).to.equal(ADA.email);
  });

  it('is announced as it was pending if the order cannot be read', async () => {
    const { events } = recordPurchases();
    await returnHere({ [EXEC]: DONE, [HELD]: { data: { items: ITEMS, total: 1700 } } });
    rememberPayingSession(OTHER.sessionUs);
    await loadPendingOrder(OTHER.cartId, OTHER.sessionUs);
    await executePayment();
    expect(events.map(({ detail }) => detail.totalCents)).to.deep.equal([1700]);
  });

  it('is not announced with the basket of this tab', async () => {
    const { sales, events } = recordPurchases();
    await returnHere({ [EXEC]: DONE });
    rememberPayingSession(OTHER.sessionUs);
    await executePayment();
    expect([is(), events, sales]).to.deep.equal(['done', [], []]);
  });

  it('is recognised by the payment that the other tab has started', async () => {
    const { events } = recordPurchases();
    await openShop({ [INIT]: PROVIDER, [EXEC]: KEYED, [REVIEW]: { data: SEEN } });
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    session.key = 'Zyxwvuts9876';
    restorePayment(BACK);
    await executePayment();
    expect(events.map(({ detail }) => detail.totalCents)).to.deep.equal([2190]);
  });
});

describe('the items of a returned payment', () => {
  const ITEM = { type: 'ticket', id: '1', name: 'Adult', count: 2, price: 900, totalPrice: 1800 };

  it('are loaded once, by the cart id and the session key that started the payment', async () => {
    const server = await openShop({
      [HELD]: { data: { items: [ITEM], shippingCosts: null, total: 1800, held_until: TEN } },
    });
    await loadPendingOrder('c1', KEY);
    await loadPendingOrder('c1', KEY);
    expect(checkout.pendingOrder.is === 'ready' && checkout.pendingOrder.value).to.deep.include({
      total: 1800,
      held_until: TEN,
    });
    expect((await server.hits(HELD)).map(({ query }) => query)).to.deep.equal([
      { cartId: 'c1', sessionUs: KEY },
    ]);
  });

  it('are unknown if one of them cannot be read', async () => {
    const errors = recordEvents('museum-error');
    await openShop({ [HELD]: { data: { items: [ITEM, { ...ITEM, price: 'x' }], total: 1800 } } });
    await loadPendingOrder('c1', KEY);
    expect([checkout.pendingOrder.is, errors]).to.deep.equal(['failed', []]);
  });

  it('are forgotten when the next payment starts', async () => {
    await openShop({ [HELD]: { data: { items: [ITEM], total: 1800 } }, [INIT]: PROVIDER });
    await loadPendingOrder('c1', KEY);
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    expect(checkout.pendingOrder.is).to.equal('idle');
  });
});

describe('an order placed in another tab', () => {
  const send = async () => {
    const server = await openShop({ [INIT]: PROVIDER, [EXEC]: DONE });
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    addLine(ticketLine(1, { datetime: ELEVEN }));
    return server;
  };
  const REST = plain([ticketLine(1, { datetime: ELEVEN })]);

  it('removes the lines sent from this tab at once', async () => {
    await send();
    orderElsewhere('c1', KEY);
    expect(lines()).to.deep.equal(REST);
  });

  it('removes the lines when the browser restores this page from its cache', async () => {
    await send();
    const before = plain(cart);
    rememberExecuted(PENDING.cartId, PENDING.sessionUs);
    writeStored('cart', before);
    refresh();
    expect(lines()).to.deep.equal(REST);
  });

  it('removes the lines after a reload', async () => {
    await send();
    rememberExecuted(PENDING.cartId, PENDING.sessionUs);
    reload();
    expect(lines()).to.deep.equal(REST);
  });

  it('removes nothing for the cart of another session', async () => {
    await send();
    orderElsewhere('c9', 'Zyxwvuts9876');
    expect(cart.lines).to.have.length(2);
    expect(cart.sent).to.not.equal(undefined);
  });

  it('is not confused with an earlier order of this tab', async () => {
    await openShop({ [INIT]: PROVIDER, [EXEC]: DONE });
    addLine(ticketLine(5));
    await startPayment(171, () => undefined);
    restorePayment(BACK);
    await executePayment();
    forgetPayment();
    // a second purchase, cancelled at the provider
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    reload();
    expect(lines()).to.deep.equal([ticketLine(2)]);
    // the return URL of the first purchase, opened late
    restorePayment(BACK);
    await hasPayment('done');
    expect(lines()).to.deep.equal([ticketLine(2)]);
  });

  it('is stored as hashes, without the ids that open the order', async () => {
    await openShop();
    rememberExecuted('cart-1', KEY);
    const text = localStorage.getItem(storageName('executed'))!;
    expect([text.includes('cart-1'), text.includes(KEY)]).to.deep.equal([false, false]);
    const [executed] = JSON.parse(text) as Record<string, string>[];
    expect(Object.values(executed!).every((value) => /^[0-9a-f]{32}$/.test(value))).to.equal(true);
  });

  it('is stored once, and the oldest are dropped', async () => {
    await openShop();
    for (let index = 0; index < 55; index++) {
      rememberExecuted(`c${index}`, KEY);
    }
    rememberExecuted('c54', KEY);
    expect(executedCarts()).to.have.length(50);
    expect(['c4', 'c5', 'c54'].map(isExecuted)).to.deep.equal([false, true, true]);
  });

  for (const stored of ['x', { cartId: 'c1' }, null]) {
    it(`is ignored if ${JSON.stringify(stored)} is stored`, async () => {
      await openShop();
      writeStored('executed', stored);
      expect(executedCarts()).to.deep.equal([]);
      rememberExecuted('c1', KEY);
      writeStored('executed', [stored, ...executedCarts()]);
      expect(executedCarts()).to.have.length(1);
    });
  }
});

describe('cancelling a payment', () => {
  const returnFromPayment = async (answer: Answer | Answer[]) => {
    const server = await openShop({ [CANCEL]: answer, [INIT]: PROVIDER, [EXEC]: DONE });
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    restorePayment({ ...BACK, outcome: 'failed' });
    return server;
  };

  for (const answer of [FINE, { status: 410, body: {} }]) {
    it(`succeeds (${answer === FINE ? '200' : '410: it is gone anyway'}) and keeps the cart`, async () => {
      const server = await returnFromPayment(answer);
      expect(await cancel()).to.equal(true);
      expect(is()).to.equal('canceled');
      expect((await server.hits(CANCEL))[0]?.query).to.deep.equal({
        noRedirect: '1',
        cartId: 'c1',
      });
      expect(lines()).to.deep.equal([ticketLine(2)]);
      expect([cart.cartId, cart.sent]).to.deep.equal([undefined, undefined]);
      reload();
      expect(is()).to.equal('canceled');
    });
  }

  it('can clear the cart, too', async () => {
    await returnFromPayment(FINE);
    await cancel();
    clearAfterCancel();
    expect([is(), cart.lines.length]).to.deep.equal(['none', 0]);
  });

  it('can be retried after an error, and does not lose the payment', async () => {
    await returnFromPayment([BUSY, FINE]);
    expect(await cancel()).to.equal(false);
    const { payment } = checkout;
    expect(payment.is === 'failed' && payment.error).to.deep.include({ status: 503 });
    expect(readStored('payment')).to.deep.include({ cartId: 'c1' });
    expect(await cancel()).to.equal(true);
  });

  it('is sent once when pressed twice, and nothing can be ordered in between', async () => {
    const server = await returnFromPayment({ ...FINE, hold: 'cancel' });
    const first = cancel();
    expect(await cancel()).to.equal(false);
    await executePayment();
    await server.release('cancel');
    expect(await first).to.equal(true);
    expect((await server.hits()).map(({ endpoint }) => endpoint)).to.deep.equal([
      'checkout/initPayment',
      'checkout/cancel',
    ]);
  });

  it('does nothing without a payment', async () => {
    const server = await openShop({ [CANCEL]: FINE });
    expect(await cancel()).to.equal(false);
    await executePayment();
    expect(await server.hits()).to.deep.equal([]);
  });
});

describe('a payment', () => {
  const error = { is: 'network', log: 'x' } as const;
  const cases: [payment: Payment, after: Payment['is']][] = [
    [{ is: 'refused', error }, 'none'],
    [{ is: 'gone' }, 'none'],
    [{ is: 'canceled' }, 'none'],
    [{ is: 'done', order: ORDER }, 'none'],
    [{ is: 'returned', pending: PENDING }, 'returned'],
    [{ is: 'failed', pending: PENDING, error }, 'failed'],
    [{ is: 'executing', pending: PENDING }, 'executing'],
    [{ is: 'starting' }, 'starting'],
    [{ is: 'none' }, 'none'],
  ];
  for (const [payment, after] of cases) {
    it(`is ${after === 'none' ? 'forgotten' : 'kept'} as ${payment.is} when the visitor continues`, async () => {
      await openShop();
      checkout.payment = payment;
      forgetPayment();
      expect(is()).to.equal(after);
    });
  }
});

describe('beginning the checkout', () => {
  it('emits museum-begin-checkout', () => {
    const events = recordEvents('museum-begin-checkout');
    addLine(ticketLine(2));
    addLine(ticketLine(1, { id: '2' }));
    beginCheckout();
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ count: 2, totalCents: 3600 }]);
  });
});
