import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { setCustomer } from '../../../src/core/account/actions.ts';
import { account } from '../../../src/core/account/store.ts';
import { addLine } from '../../../src/core/cart/actions.ts';
import { cart } from '../../../src/core/cart/store.ts';
import {
  beginCheckout,
  loadPayments,
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
import { checkout } from '../../../src/core/checkout/store.ts';
import type { Payment } from '../../../src/core/checkout/types.ts';
import { refresh } from '../../../src/core/app/restore.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { session } from '../../../src/core/session/store.ts';
import { readStored, storageName, writeStored } from '../../../src/core/web/storage.ts';
import { ADA } from '../../support/basket.ts';
import { watchDepartures } from '../../support/departures.ts';
import { fresh } from '../../support/fresh.ts';
import { hear } from '../../support/hear.ts';
import { showPage } from '../../support/pageshow.ts';
import { ELEVEN, TEN, ticketLine } from '../../support/samples.ts';
import { type Answer, until } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const INIT = 'POST checkout/initPayment';
const EXEC = 'POST checkout/execPayment';
const CANCEL = 'POST checkout/cancel';
const PAYMENTS = 'GET checkout/payments';
const REVIEW = 'GET order/review';

const PROVIDER = { data: 'https://pay.example/1' };
const ORDER = { booking_id: 'B1', has_tickets: true };
const DONE = { data: ORDER };
const FINE = { data: {} };
const BUSY = { status: 503, body: {} };
const KEY = 'Abcdefgh1234';
const PENDING = { cartId: 'c1', sessionUs: KEY, outcome: 'accepted' as const };
const BACK = { cartId: 'c1', sessionUs: KEY, outcome: 'success' as const };

const lines = () => plain(cart.form);
const is = () => checkout.payment.is;
const settled = (wanted: Payment['is']) => until(`the payment is ${wanted}`, () => is() === wanted);

/** What a reload leaves: the stored payment, read again. */
function reload(): void {
  checkout.payment = { is: 'none' };
  restorePayment(undefined);
}

/** Another tab of this browser has made an order of a cart. */
function orderElsewhere(cartId: string, sessionUs: string): void {
  rememberExecuted(cartId, sessionUs);
  dispatchEvent(Object.assign(new Event('storage'), { key: storageName('executed') }));
}

beforeEach(fresh);

describe('the ways to pay', () => {
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

  it('sends the basket and the ways back, and goes where the server says', async () => {
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
      aux: { partner: 'blue', requestInvoice: true },
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

  it('comes back to the accepted payment where nothing is confirmed here', async () => {
    const server = await openShop(
      { [INIT]: PROVIDER },
      { shop: { confirmPaymentOnCheckout: false } },
    );
    await pay();
    const body = (await server.hits())[0]?.body as { aux: object; url: { continue: string } };
    expect(body.aux).to.deep.equal({ requestInvoice: true });
    expect(body.url.continue).to.contain('museum-return=accepted');
    expect(body.url.continue).to.contain('#/checkout/accepted');
  });

  const ways: [title: string, form: Partial<PaymentForm>, payart: number, sent: object][] = [
    [
      'an account, as banks write it',
      { accountHolder: ' Ada ', iban: 'de89 3704 0044 0532 0130 00' },
      74,
      { Accountholder: 'Ada', IBAN: 'DE89370400440532013000', requestInvoice: true },
    ],
    ['no account by card', { accountHolder: 'Ada', iban: 'x' }, 171, { requestInvoice: true }],
    ['a wallet', { wallet: 'applepay' }, 171, { wallet: 'applepay', requestInvoice: true }],
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

  it('sends the number that the buyer has for his order, if he has one', async () => {
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

  it('keeps how it is paid over a reload, and forgets it once it is ordered', async () => {
    await openShop({ [EXEC]: DONE });
    setPaymentForm({ payart: 74, accountHolder: 'Ada', iban: 'DE89', requestInvoice: false });
    checkout.form = { ...EMPTY_PAYMENT };
    restorePayment(BACK);
    expectState(checkout.form).to.include({ payart: 74, iban: 'DE89', requestInvoice: false });
    await executePayment();
    expectState(checkout.form).to.deep.equal(EMPTY_PAYMENT);
    expect(readStored('payment-form')).to.equal(undefined);
  });

  it('begins anew where what is stored of it is no such thing', async () => {
    await openShop();
    for (const nonsense of ['x', { payart: 'card' }, { wallet: 'gold', iban: 1 }, null]) {
      writeStored('payment-form', nonsense);
      restorePayment(undefined);
      expectState(checkout.form).to.deep.equal(EMPTY_PAYMENT);
    }
  });

  it('really leaves the page', async () => {
    await openShop({ [INIT]: PROVIDER });
    const departures = watchDepartures();
    await startPayment(171);
    await until('the page leaves', () => departures.length > 0);
    expect(departures).to.deep.equal([{ kind: 'push', url: 'https://pay.example/1' }]);
  });

  it('pressed twice begins one payment', async () => {
    const server = await openShop({ [INIT]: { ...PROVIDER, hold: 'init' } });
    const first = pay();
    expect(is()).to.equal('starting');
    expect(await pay()).to.deep.equal([]);
    await server.release('init');
    expect(await first).to.have.length(1);
    expect(await pay()).to.deep.equal([]); // on its way out
    expect(await server.hits()).to.have.length(1);
  });

  const refusals: [title: string, answer: Answer, failure: object][] = [
    [
      'the server refuses',
      { status: 422, body: { error: 'Sold out' } },
      { is: 'status', status: 422, message: 'Sold out' },
    ],
    ['the server is busy', BUSY, { is: 'status', status: 503 }],
    ['the line breaks', { drop: true }, { is: 'network' }],
    ['the address is no text', { data: 5 }, { is: 'unreadable' }],
    ['the address is a script', { data: 'javascript:alert(1)' }, { is: 'unreadable' }],
    ['the address is not guarded', { data: 'http://pay.example/' }, { is: 'unreadable' }],
  ];
  for (const [title, answer, failure] of refusals) {
    it(`goes nowhere when ${title}, keeps the basket, and can be tried again`, async () => {
      const server = await openShop({ [INIT]: answer });
      addLine(ticketLine(2));
      expect(await pay()).to.deep.equal([]);
      const { payment } = checkout;
      expect(payment.is === 'refused' && payment.failure).to.deep.include(failure);
      expect(lines()).to.deep.equal([ticketLine(2)]);
      expect(cart.sent).to.equal(undefined);
      expect(await server.hits()).to.have.length(1);
      await server.answer({ [INIT]: PROVIDER });
      expect(await pay()).to.have.length(1);
    });
  }

  it('gives up a payment from before, whose hold would stand in the way', async () => {
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

  it('begins also when the one from before cannot be given up', async () => {
    await openShop({ [INIT]: PROVIDER, [CANCEL]: BUSY });
    restorePayment({ ...BACK, outcome: 'failed' });
    expect(await pay()).to.have.length(1);
  });

  it('is over when the browser brings the page back: its buttons work again', async () => {
    await openShop({ [INIT]: PROVIDER });
    await pay();
    showPage(false);
    expect(is()).to.equal('leaving');
    showPage(true);
    expect(is()).to.equal('none');
    expect(await pay()).to.have.length(1);
  });
});

describe('coming back from the payment provider', () => {
  for (const outcome of ['accepted', 'success'] as const) {
    it(`with ${outcome} waits for the word of the visitor where he has to confirm`, async () => {
      const server = await openShop({ [EXEC]: DONE });
      addLine(ticketLine(2));
      cart.sent = { lines: [ticketLine(2)], before: [] };
      restorePayment({ ...BACK, outcome });
      expectState(checkout.payment).to.deep.equal({ is: 'returned', pending: PENDING });
      expect(cart.cartId).to.equal('c1');
      expect(await server.hits()).to.deep.equal([]);
      expect(lines()).to.have.length(1);
    });

    it(`with ${outcome} orders by itself where nothing is confirmed here`, async () => {
      const server = await openShop(
        { [EXEC]: DONE },
        { shop: { confirmPaymentOnCheckout: false } },
      );
      restorePayment({ ...BACK, outcome });
      await settled('done');
      expect(await server.hits(EXEC)).to.have.length(1);
    });
  }

  for (const confirmPaymentOnCheckout of [true, false]) {
    it(`with a failure orders nothing (confirmation ${confirmPaymentOnCheckout})`, async () => {
      const server = await openShop({ [EXEC]: DONE }, { shop: { confirmPaymentOnCheckout } });
      restorePayment({ ...BACK, outcome: 'failed' });
      expectState(checkout.payment).to.deep.equal({
        is: 'returned',
        pending: { ...PENDING, outcome: 'failed' },
      });
      expect(await server.hits()).to.deep.equal([]);
    });
  }

  it('of a payment that another tab began is not taken for this basket', async () => {
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

  it('late, to what is ordered already, shows that order', async () => {
    const server = await openShop({ [EXEC]: DONE });
    rememberExecuted(PENDING.cartId, PENDING.sessionUs);
    restorePayment({ ...BACK, outcome: 'failed' });
    await settled('done');
    expect(await server.hits(EXEC)).to.have.length(1);
  });

  it('is ordered by itself after a reload too, where nothing is confirmed here', async () => {
    const server = await openShop(
      { [EXEC]: [BUSY, DONE] },
      { shop: { confirmPaymentOnCheckout: false } },
    );
    restorePayment(BACK);
    await settled('failed');
    reload();
    await settled('done');
    expect(await server.hits(EXEC)).to.have.length(2);
  });

  const stored: [title: string, payment: unknown, order: unknown, read: Payment][] = [
    ['a payment that was given up', 'canceled', undefined, { is: 'canceled' }],
    ['nothing', undefined, undefined, { is: 'none' }],
    ['a payment', PENDING, undefined, { is: 'returned', pending: PENDING }],
    ['an order', undefined, ORDER, { is: 'done', order: ORDER }],
    [
      'an order with its key',
      undefined,
      { ...ORDER, review_id: 'k' },
      { is: 'done', order: { ...ORDER, review_id: 'k' } },
    ],
    ['a broken payment', { cartId: 5 }, undefined, { is: 'none' }],
    ['a payment of unknown outcome', { ...PENDING, outcome: 'maybe' }, undefined, { is: 'none' }],
    ['a broken order', undefined, { booking_id: 5 }, { is: 'none' }],
  ];
  for (const [title, payment, order, read] of stored) {
    it(`finds ${title} from before`, async () => {
      await openShop();
      writeStored('payment', payment);
      writeStored('order', order);
      restorePayment(undefined);
      expectState(checkout.payment).to.deep.equal(read);
    });
  }
});

describe('ordering with obligation to pay', () => {
  /** A visitor who has sent two tickets to the provider and is back. */
  const comeBack = async (exec: Answer | Answer[], more: Record<string, Answer> = {}) => {
    const server = await openShop({ [INIT]: PROVIDER, [EXEC]: exec, ...more });
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    restorePayment(BACK);
    return server;
  };

  it('makes the order and tells the page', async () => {
    const told = hear('museum-purchase');
    const server = await comeBack(DONE);
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
    expect(told.map(({ detail }) => detail)).to.deep.equal([
      { bookingId: 'B1', hasTickets: true, totalCents: 2400 },
    ]);
    expect(isExecuted('c1')).to.equal(true);
  });

  it('ends the session of a guest, who is one for a single order, and says where it is sent', async () => {
    await comeBack(DONE);
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
    await comeBack(DONE);
    setToken('secret');
    setCustomer({ ...ADA, isGuest: false });
    await executePayment();
    expect([session.token, account.customer?.email]).to.deep.equal(['secret', ADA.email]);
  });

  it('keeps a guest whose order could not be made', async () => {
    await comeBack({ status: 400, body: {} });
    setToken('secret');
    setCustomer(ADA);
    await executePayment();
    expect([session.token, account.customer?.email]).to.deep.equal(['secret', ADA.email]);
  });

  it('says who began the payment, though another tab orders', async () => {
    const server = await openShop({ [EXEC]: DONE });
    restorePayment({ ...BACK, sessionUs: 'Zyxwvuts9876' });
    await executePayment();
    expect((await server.hits(EXEC))[0]?.query).to.deep.equal({
      us: KEY,
      sessionUs: 'Zyxwvuts9876',
    });
  });

  it('happens once, however often the button is pressed', async () => {
    const server = await comeBack({ ...DONE, hold: 'order' });
    const presses = [executePayment(), executePayment(), executePayment()];
    await server.arrived(EXEC);
    await server.release('order');
    await Promise.all(presses);
    await executePayment();
    expect(await server.hits(EXEC)).to.have.length(1);
    expect(is()).to.equal('done');
  });

  it('takes out of the basket what was sent, and nothing that was added since', async () => {
    await comeBack(DONE);
    addLine(ticketLine(1));
    addLine(ticketLine(3, { datetime: ELEVEN }));
    await executePayment();
    expect(lines()).to.deep.equal([ticketLine(1), ticketLine(3, { datetime: ELEVEN })]);
    expect([cart.cartId, cart.sent]).to.deep.equal([undefined, undefined]);
  });

  it('leaves the basket of a tab alone that has sent nothing', async () => {
    await openShop({ [EXEC]: DONE });
    addLine(ticketLine(2));
    restorePayment({ ...BACK, sessionUs: 'Zyxwvuts9876' });
    await executePayment();
    expect(lines()).to.deep.equal([ticketLine(2)]);
  });

  it('stays done after a reload, until the visitor goes on', async () => {
    await comeBack(DONE);
    await executePayment();
    reload();
    expectState(checkout.payment).to.deep.equal({ is: 'done', order: ORDER });
    forgetPayment();
    reload();
    expect(is()).to.equal('none');
  });

  it('shows what was ordered where the server gives a key to it', async () => {
    const told = hear('museum-purchase');
    const review = { booking_id: 'B1', created: TEN, status: 'paid', items: [], total: 2222 };
    const server = await comeBack(
      { data: { ...ORDER, review_id: 'k' } },
      { [REVIEW]: { data: review } },
    );
    await executePayment();
    expect(checkout.reviews.k).to.deep.include({ is: 'ready' });
    expect(told[0]?.detail.totalCents).to.equal(2222);
    await loadReview('k');
    expect((await server.hits(REVIEW)).map(({ query }) => query.id)).to.deep.equal(['k']);
  });

  it('is done also where what was ordered cannot be shown', async () => {
    const told = hear('museum-purchase');
    await comeBack({ data: { ...ORDER, review_id: 'k' } }, { [REVIEW]: { status: 406, body: {} } });
    await executePayment();
    expect([is(), checkout.reviews.k?.is, told[0]?.detail.totalCents]).to.deep.equal([
      'done',
      'failed',
      2400,
    ]);
  });

  it('finds the cart gone: nothing was charged, the basket stays', async () => {
    const server = await comeBack({ status: 410, body: { error: 'gone' } });
    await executePayment();
    expect(is()).to.equal('gone');
    expect(lines()).to.deep.equal([ticketLine(2)]);
    await executePayment();
    expect(await server.hits(EXEC)).to.have.length(1);
    expect(executedCarts()).to.deep.equal([]);
    reload();
    expect(is()).to.equal('none');
  });

  const failures: [title: string, answer: Answer, failure: object][] = [
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
    ['a line that breaks', { drop: true }, { is: 'network' }],
    ['an answer that cannot be read', { data: {} }, { is: 'unreadable' }],
  ];
  for (const [title, answer, failure] of failures) {
    it(`fails with ${title}, is not sent again by itself, and can be tried again`, async () => {
      const server = await comeBack([answer, DONE]);
      await executePayment();
      const { payment } = checkout;
      expect(payment.is === 'failed' && payment.failure).to.deep.include(failure);
      expect(await server.hits(EXEC)).to.have.length(1);
      expect(lines()).to.deep.equal([ticketLine(2)]);
      reload();
      expect(is()).to.equal('returned');
      await executePayment();
      expect(is()).to.equal('done');
      expect(lines()).to.deep.equal([]);
    });
  }
});

describe('an order made in another tab', () => {
  const send = async () => {
    const server = await openShop({ [INIT]: PROVIDER, [EXEC]: DONE });
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    addLine(ticketLine(1, { datetime: ELEVEN }));
    return server;
  };
  const REST = plain([ticketLine(1, { datetime: ELEVEN })]);

  it('takes out of this basket what was sent from here, at once', async () => {
    await send();
    orderElsewhere('c1', KEY);
    expect(lines()).to.deep.equal(REST);
  });

  it('takes it out when this page comes back from the cache of the browser', async () => {
    await send();
    const before = plain(cart);
    rememberExecuted(PENDING.cartId, PENDING.sessionUs);
    writeStored('cart', before);
    refresh();
    expect(lines()).to.deep.equal(REST);
  });

  it('takes it out after a reload', async () => {
    await send();
    rememberExecuted(PENDING.cartId, PENDING.sessionUs);
    reload();
    expect(lines()).to.deep.equal(REST);
  });

  it('of somebody else’s basket takes out nothing', async () => {
    await send();
    orderElsewhere('c9', 'Zyxwvuts9876');
    expect(cart.form).to.have.length(2);
    expect(cart.sent).to.not.equal(undefined);
  });

  it('is not confused with one that was made before', async () => {
    await openShop({ [INIT]: PROVIDER, [EXEC]: DONE });
    addLine(ticketLine(5));
    await startPayment(171, () => undefined);
    restorePayment(BACK);
    await executePayment();
    forgetPayment();
    // the next purchase of this visit, given up at the provider
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    reload();
    expect(lines()).to.deep.equal([ticketLine(2)]);
    // and the address of the first one, opened late
    restorePayment(BACK);
    await settled('done');
    expect(lines()).to.deep.equal([ticketLine(2)]);
  });

  it('is remembered in local storage without what opens the order', async () => {
    await openShop();
    rememberExecuted('cart-1', KEY);
    const text = localStorage.getItem(storageName('executed'))!;
    expect([text.includes('cart-1'), text.includes(KEY)]).to.deep.equal([false, false]);
    const [executed] = JSON.parse(text) as Record<string, string>[];
    expect(Object.values(executed!).every((value) => /^[0-9a-f]{32}$/.test(value))).to.equal(true);
  });

  it('that an earlier release has stored with its ids is replaced by hashes, and still counts', async () => {
    await openShop();
    addLine(ticketLine(2));
    cart.sent = { lines: [ticketLine(2)], before: [] };
    writeStored('executed', [{ cartId: 'cart-1', sessionUs: KEY }]);
    reload();
    expect([isExecuted('cart-1'), lines()]).to.deep.equal([true, []]);
    expect(localStorage.getItem(storageName('executed'))).not.to.contain('cart-1');
  });

  it('is remembered once, and the oldest are forgotten', async () => {
    await openShop();
    for (let index = 0; index < 55; index++) {
      rememberExecuted(`c${index}`, KEY);
    }
    rememberExecuted('c54', KEY);
    expect(executedCarts()).to.have.length(50);
    expect(['c4', 'c5', 'c54'].map(isExecuted)).to.deep.equal([false, true, true]);
  });

  for (const stored of ['x', { cartId: 'c1' }, null]) {
    it(`is unknown where ${JSON.stringify(stored)} is stored`, async () => {
      await openShop();
      writeStored('executed', stored);
      expect(executedCarts()).to.deep.equal([]);
      writeStored('executed', [stored, { cartId: 'c1', sessionUs: KEY }]);
      expect(executedCarts()).to.have.length(1);
    });
  }
});

describe('giving up a payment', () => {
  const comeBack = async (answer: Answer | Answer[]) => {
    const server = await openShop({ [CANCEL]: answer, [INIT]: PROVIDER, [EXEC]: DONE });
    addLine(ticketLine(2));
    await startPayment(171, () => undefined);
    restorePayment({ ...BACK, outcome: 'failed' });
    return server;
  };

  for (const answer of [FINE, { status: 410, body: {} }]) {
    it(`works (${answer === FINE ? '200' : '410: it is gone anyway'}), and keeps the basket`, async () => {
      const server = await comeBack(answer);
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

  it('may empty the basket too', async () => {
    await comeBack(FINE);
    await cancel();
    clearAfterCancel();
    expect([is(), cart.form.length]).to.deep.equal(['none', 0]);
  });

  it('that fails can be tried again, and the payment is not lost', async () => {
    await comeBack([BUSY, FINE]);
    expect(await cancel()).to.equal(false);
    const { payment } = checkout;
    expect(payment.is === 'failed' && payment.failure).to.deep.include({ status: 503 });
    expect(readStored('payment')).to.deep.include({ cartId: 'c1' });
    expect(await cancel()).to.equal(true);
  });

  it('pressed twice is sent once, and nothing can be ordered meanwhile', async () => {
    const server = await comeBack({ ...FINE, hold: 'cancel' });
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

  it('does nothing where there is none', async () => {
    const server = await openShop({ [CANCEL]: FINE });
    expect(await cancel()).to.equal(false);
    await executePayment();
    expect(await server.hits()).to.deep.equal([]);
  });
});

describe('the end of a payment', () => {
  const failure = { is: 'network', log: 'x' } as const;
  const cases: [payment: Payment, after: Payment['is']][] = [
    [{ is: 'refused', failure }, 'none'],
    [{ is: 'gone' }, 'none'],
    [{ is: 'canceled' }, 'none'],
    [{ is: 'done', order: ORDER }, 'none'],
    [{ is: 'returned', pending: PENDING }, 'returned'],
    [{ is: 'failed', pending: PENDING, failure }, 'failed'],
    [{ is: 'executing', pending: PENDING }, 'executing'],
    [{ is: 'starting' }, 'starting'],
    [{ is: 'none' }, 'none'],
  ];
  for (const [payment, after] of cases) {
    it(`${payment.is} is ${after === 'none' ? 'forgotten' : 'kept'} when the visitor goes on`, async () => {
      await openShop();
      checkout.payment = payment;
      forgetPayment();
      expect(is()).to.equal(after);
    });
  }
});

describe('the page is told', () => {
  it('that the visitor goes to the checkout', () => {
    const told = hear('museum-begin-checkout');
    addLine(ticketLine(2));
    addLine(ticketLine(1, { id: '2' }));
    beginCheckout();
    expect(told.map(({ detail }) => detail)).to.deep.equal([{ count: 2, totalCents: 3600 }]);
  });
});
