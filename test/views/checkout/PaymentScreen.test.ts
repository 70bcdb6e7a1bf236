import { expect } from '@esm-bundle/chai';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import type { Payment } from '../../../src/core/checkout/types.ts';
import { inWords } from '../../support/inWords.ts';
import { ADA, ADULTS } from '../../support/basket.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';

const ORDER = 'Order with obligation to pay';
const accepted = { cartId: 'c', sessionUs: 's', outcome: 'accepted' } as const;
const declined = { ...accepted, outcome: 'failed' } as const;
const order = { booking_id: 'AS-4711', has_tickets: true, review_id: 'r1' };
const review = {
  booking_id: 'AS-4711',
  created: '2027-03-02T09:00:00',
  status: 'paid',
  total: 2800,
  items: [
    {
      type: 'ticket',
      id: '1201',
      name: 'Adult',
      count: 2,
      price: 1400,
      totalPrice: 2800,
      vat_value: 7,
      datetime: '2027-03-06T12:00:00',
    },
  ],
};

async function show(
  payment: Payment,
  { answers = {}, lang = 'en' }: { answers?: Answers; lang?: 'en' | 'de' } = {},
): Promise<Screen> {
  await startShop(answers);
  cart.form.push(ADULTS);
  account.customer = ADA;
  checkout.payment = payment;
  return showScreen('/checkout/success', lang);
}

const step = (screen: Screen) => screen.root.querySelector('[aria-current=step]')!.textContent;

describe('after the provider', () => {
  it('an accepted payment asks for the order, below all that is bought', async () => {
    const screen = await show({ is: 'returned', pending: accepted });
    expect(screen.names('heading')).to.deep.equal(['Payment accepted', ADULTS.eventName]);
    expect(screen.text()).to.include('Nothing is ordered yet');
    const words = screen.text();
    expect(words.indexOf('Total €28.00')).to.be.within(0, words.indexOf(ORDER));
    expect(step(screen)).to.equal('Payment');
    await screen.isSound();
  });

  it('an order under way is busy and takes no second click', async () => {
    const screen = await show({ is: 'executing', pending: accepted });
    expect(screen.one('button', ORDER).getAttribute('aria-busy')).to.equal('true');
    expect(screen.one('button', ORDER).ariaDisabled).to.equal('true');
    await screen.isSound();
  });

  it('an order that failed may be tried again', async () => {
    const failure = { is: 'network', log: '' } as const;
    const screen = await show({ is: 'failed', pending: accepted, failure });
    await screen.reads('We cannot reach the shop.');
    expect(screen.all('alert')).to.have.length(1);
    screen.one('button', ORDER);
    await screen.isSound();
  });

  it('an order that began in another tab says so', async () => {
    const screen = await show({ is: 'returned', pending: accepted });
    cart.form.splice(0);
    await screen.reads('You began this order in another tab.');
    screen.one('button', ORDER);
    await screen.isSound();
  });

  it('a declined payment says that nothing was charged, and leads on', async () => {
    const screen = await show({ is: 'returned', pending: declined });
    await screen.reads('Nothing was ordered and nothing was charged.');
    screen.one('link', 'Try again');
    screen.one('button', 'Cancel the payment');
    expect(screen.all('button', ORDER)).to.have.length(0);
    await screen.isSound();
  });

  it('a payment that is being canceled is busy', async () => {
    const screen = await show({ is: 'canceling', pending: declined });
    expect(screen.one('button', 'Cancel the payment').getAttribute('aria-busy')).to.equal('true');
  });

  it('a canceled payment asks whether the basket is kept', async () => {
    const screen = await show({ is: 'canceled' });
    await screen.reads('Nothing was ordered.');
    await screen.isSound();
    await screen.press('button', 'Keep basket');
    await screen.reads('Adult €14.00');
  });

  it('a canceled payment may take the basket with it', async () => {
    const screen = await show({ is: 'canceled' });
    await screen.press('button', 'Clear basket');
    await screen.reads('Your basket is empty');
    expect(cart.form).to.deep.equal([]);
  });

  it('a cart that is gone says what that means, and leads on', async () => {
    const screen = await show({ is: 'gone' });
    await screen.reads('We cannot find this order any more');
    expect(screen.names('link').slice(0, 2)).to.deep.equal(['Go to basket', 'Continue shopping']);
    await screen.isSound();
  });

  it('an order that is made shows its number, what comes next, and what was bought', async () => {
    const screen = await show(
      { is: 'done', order, sentTo: ADA.email },
      { answers: { 'GET order/review': { data: review }, 'POST order/review': { data: review } } },
    );
    await screen.reads('Booking number: AS-4711');
    await screen.reads('We send your tickets to ada@example.org.');
    await screen.reads('2 × Adult');
    await screen.reads(`${inWords('2027-03-06')}, 12:00`);
    await screen.reads('Total €28.00');
    expect(step(screen)).to.equal('Complete');
    await screen.isSound();
  });

  it('an order whose details cannot be had shows its number all the same', async () => {
    const screen = await show({ is: 'done', order });
    await screen.reads('AS-4711');
    await screen.isSound();
  });

  it('is told in German', async () => {
    const screen = await show({ is: 'returned', pending: accepted }, { lang: 'de' });
    screen.one('heading', 'Zahlung angenommen');
    screen.one('button', 'Zahlungspflichtig bestellen');
    await screen.isSound();
    checkout.payment = { is: 'done', order };
    await screen.reads('Vielen Dank für Ihre Bestellung');
    await screen.reads('Buchungsnummer: AS-4711');
    await screen.isSound();
  });
});
