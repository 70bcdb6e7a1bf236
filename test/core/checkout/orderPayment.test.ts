import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { addLine } from '../../../src/core/cart/actions.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { setPaymentForm } from '../../../src/core/checkout/actions.ts';
import { executedCarts } from '../../../src/core/checkout/executed.ts';
import {
  executeAgain,
  restoreOrderPayment,
  startOrderPayment,
} from '../../../src/core/checkout/orderPayment.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import type { OrderPayment } from '../../../src/core/checkout/types.ts';
import { session } from '../../../src/core/session/store.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { watchDepartures } from '../../support/departures.ts';
import { resetAll } from '../../support/resetAll.ts';
import { showPage } from '../../support/pageshow.ts';
import { ticketLine } from '../../support/samples.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answer } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { expectState } from '../../support/state.ts';

const INIT = 'POST checkout/initPaymentOrder';
const EXEC = 'POST checkout/execPayment';

const PROVIDER = { data: 'https://pay.example/1' };
const DONE = { data: { booking_id: 'B1', has_tickets: true } };
const US = 'Abcdefgh1234';
const PENDING = { key: 'k/1', cartId: 'c1', sessionUs: US };
const BACK = { cartId: 'c1', sessionUs: US };

const is = () => checkout.orderPayment.is;
const hasPayment = (wanted: OrderPayment['is']) =>
  eventually(`the payment is ${wanted}`, () => is() === wanted);

async function pay(): Promise<string[]> {
  const left: string[] = [];
  await startOrderPayment('k/1', 171, (to) => left.push(to));
  return left;
}

/** Simulates the return from the provider to the order. */
function returnFromPayment(
  outcome: 'accepted' | 'failed',
  route = '/en/order-review/k%2F1',
): boolean {
  history.replaceState(null, '', `#${route}`);
  return restoreOrderPayment({ ...BACK, outcome });
}

function reload(): void {
  checkout.orderPayment = { is: 'none' };
  restoreOrderPayment(undefined);
}

beforeEach(resetAll);

describe('paying an open order', () => {
  it('sends the order and its return URLs, and goes to the URL from the server', async () => {
    session.token = 'secret';
    history.replaceState(null, '', '/visit.html?a=1#/order-review/k%2F1');
    const server = await openShop({ [INIT]: PROVIDER });
    session.partner = 'blue';
    addLine(ticketLine(2));
    expect(await pay()).to.deep.equal(['https://pay.example/1']);
    expectState(checkout.orderPayment).to.deep.equal({ is: 'leaving', key: 'k/1' });
    const [hit] = await server.hits();
    const way = (outcome: string) =>
      `${location.origin}/visit.html?a=1&museum-return=${outcome}&us=${US}&sessionUs=${US}#/order-review/k%2F1`;
    expect(hit?.query).to.deep.equal({ token: 'secret' });
    expect(hit?.body).to.deep.equal({
      payart: 171,
      aux: { partner: 'blue' },
      id: 'k/1',
      url: { continue: way('accepted'), cancel: way('failed') },
    });
    expect(cart.sent).to.equal(undefined);
  });

  it('navigates away from the page', async () => {
    await openShop({ [INIT]: PROVIDER });
    const departures = watchDepartures();
    await startOrderPayment('k', 171);
    await eventually('the page leaves', () => departures.length > 0);
    expect(departures).to.deep.equal([{ kind: 'push', url: 'https://pay.example/1' }]);
  });

  it('starts one payment when pressed twice', async () => {
    const server = await openShop({ [INIT]: { ...PROVIDER, hold: 'init' } });
    const first = pay();
    expect(await pay()).to.deep.equal([]);
    await server.release('init');
    expect(await first).to.have.length(1);
    expect(await pay()).to.deep.equal([]);
    expect(await server.hits()).to.have.length(1);
  });

  const refusals: [title: string, answer: Answer, error: object][] = [
    ['the server refuses', { status: 422, body: { error: 'Paid' } }, { message: 'Paid' }],
    ['the order is unknown', { status: 404, body: {} }, { status: 404 }],
    ['the connection breaks', { drop: true }, { is: 'network' }],
    ['the URL is a script', { data: 'javascript:alert(1)' }, { is: 'unreadable' }],
    ['the URL is not HTTPS', { data: 'http://pay.example/' }, { is: 'unreadable' }],
  ];
  for (const [title, answer, error] of refusals) {
    it(`goes nowhere when ${title}, and can be retried`, async () => {
      const server = await openShop({ [INIT]: answer });
      expect(await pay()).to.deep.equal([]);
      const { orderPayment } = checkout;
      expect(orderPayment.is === 'refused' && orderPayment.error).to.deep.include(error);
      await server.answer({ [INIT]: PROVIDER });
      expect(await pay()).to.have.length(1);
    });
  }

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

describe('the payment return to an order', () => {
  it('executes an accepted payment without confirmation, and keeps the cart', async () => {
    const server = await openShop({ [EXEC]: DONE });
    addLine(ticketLine(2));
    cart.sent = { lines: [ticketLine(2)], before: [] };
    session.referrer = 'https://search.example/';
    setPaymentForm({ accountHolder: 'Ada', iban: 'DE89370400440532013000' });
    expect(returnFromPayment('accepted')).to.equal(true);
    await hasPayment('paid');
    const [hit] = await server.hits();
    expect(hit?.body).to.deep.equal({ cartId: 'c1' });
    expect(hit?.query).to.deep.equal({
      us: US,
      sessionUs: US,
      srcURL: 'https://search.example/',
    });
    expectState(checkout.orderPayment).to.deep.equal({ is: 'paid', key: 'k/1' });
    expect([checkout.form.accountHolder, checkout.form.iban]).to.deep.equal(['', '']);
    expect(cart.lines).to.have.length(1);
    expect([cart.cartId, executedCarts()]).to.deep.equal([undefined, []]);
    expect(checkout.payment.is).to.equal('none');
  });

  it('executes the payment in another tab, with the session that started it', async () => {
    const server = await openShop({ [EXEC]: DONE });
    session.key = 'Zyxwvuts9876';
    returnFromPayment('accepted');
    await hasPayment('paid');
    expect((await server.hits())[0]?.query).to.deep.equal({ us: 'Zyxwvuts9876', sessionUs: US });
  });

  it('sends nothing for a declined payment', async () => {
    const server = await openShop({ [INIT]: PROVIDER });
    expect(returnFromPayment('failed')).to.equal(true);
    expectState(checkout.orderPayment).to.deep.equal({ is: 'declined', key: 'k/1' });
    expect(await server.hits()).to.deep.equal([]);
    expect(await pay()).to.have.length(1);
  });

  it('is declined if it comes too late (410)', async () => {
    await openShop({ [EXEC]: { status: 410, body: {} } });
    returnFromPayment('accepted');
    await hasPayment('declined');
    expect(readStored('order-payment')).to.equal(undefined);
  });

  it('keeps the payment over a reload until it is settled', async () => {
    const server = await openShop({ [EXEC]: [{ status: 503, body: {} }, DONE] });
    returnFromPayment('accepted');
    await hasPayment('failed');
    expect(readStored('order-payment')).to.deep.equal(PENDING);
    reload();
    await hasPayment('paid');
    expect(readStored('order-payment')).to.equal(undefined);
    reload();
    expect(is()).to.equal('none');
    expect(await server.hits(EXEC)).to.have.length(2);
  });

  it('can be retried if the outcome is unknown', async () => {
    const drop = { drop: true };
    const server = await openShop({ [EXEC]: [drop, drop, drop, DONE] });
    returnFromPayment('accepted');
    await hasPayment('failed');
    await Promise.all([executeAgain(), executeAgain()]);
    expect(is()).to.equal('paid');
    expect(await server.hits(EXEC)).to.have.length(4);
    await executeAgain();
    expect(await server.hits(EXEC)).to.have.length(4);
  });

  it('does not take the payment of a cart', async () => {
    const server = await openShop({ [EXEC]: DONE });
    expect(returnFromPayment('accepted', '/checkout/success')).to.equal(false);
    expect(is()).to.equal('none');
    expect(await server.hits()).to.deep.equal([]);
  });

  it('ignores an invalid stored payment', async () => {
    const server = await openShop({ [EXEC]: DONE });
    writeStored('order-payment', { ...PENDING, cartId: 5 });
    reload();
    expect(is()).to.equal('none');
    expect(await server.hits()).to.deep.equal([]);
  });
});
