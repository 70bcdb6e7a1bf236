import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import type { Moment } from '../../../src/core/calendar/moment.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import type { TicketLine } from '../../../src/core/cart/types.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import type { Payment } from '../../../src/core/checkout/types.ts';
import { inWords } from '../../support/inWords.ts';
import { ADA, ADULTS, CHILD } from '../../support/basket.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { say, sayIn } from '../../support/say.ts';

const ORDER = say('orderWithObligationTo');
const LEGAL = [
  say('imprint'),
  say('termsAndConditions'),
  say('privacyPolicy'),
  say('accessibility'),
];
const accepted = { cartId: 'c', sessionUs: 'Abcdefgh1234', outcome: 'accepted' } as const;
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
  {
    answers = {},
    lang = 'en',
    confirmPaymentOnCheckout = true,
    lines = [ADULTS],
  }: {
    answers?: Answers;
    lang?: 'en' | 'de';
    confirmPaymentOnCheckout?: boolean;
    lines?: readonly TicketLine[];
  } = {},
): Promise<Screen> {
  await startShop(answers, { confirmPaymentOnCheckout });
  cart.form.push(...lines);
  Object.assign(cart, { cartId: 'c', sent: { lines, before: [] } });
  account.customer = ADA;
  checkout.payment = payment;
  return showScreen('/checkout/success', lang);
}

const step = (screen: Screen) => screen.root.querySelector('[aria-current=step]')!.textContent;

describe('after the provider', () => {
  it('an accepted payment is to be confirmed, below the buyer, the lines and the total', async () => {
    const screen = await show({ is: 'returned', pending: accepted });
    expect(screen.names('heading')).to.deep.equal([
      say('confirmYourOrder'),
      say('yourDetails'),
      ADULTS.eventName,
    ]);
    const words = screen.text();
    const parts = [
      say('nothingIsOrderedYet'),
      'Ada Lovelace',
      ADA.email,
      '2 × Adult',
      '€28.00',
      ORDER,
    ];
    const places = parts.map((part) => words.indexOf(part));
    expect(places).to.deep.equal(places.filter((at) => at >= 0).sort((one, next) => one - next));
    expect(
      [...screen.names('button')]
        .filter((name) => !LEGAL.some((page) => name.startsWith(page)))
        .at(-1),
    ).to.equal(ORDER);
    expect(step(screen)).to.equal(say('payment'));
    await screen.isSound();
  });

  it('the order button is in view as soon as the confirmation is shown', async () => {
    const times = ['10', '11', '12', '13', '14', '15', '16', '17'];
    const lines = times.map((hour) => ({
      ...ADULTS,
      datetime: `2027-03-06T${hour}:00:00` as Moment,
    }));
    const screen = await show({ is: 'returned', pending: accepted }, { lines });
    screen.host.scrollIntoView({ block: 'start' });
    expect(screen.host.getBoundingClientRect().height).to.be.above(innerHeight);
    const { top, bottom } = screen.one('button', ORDER).getBoundingClientRect();
    expect([top > 0, bottom <= innerHeight]).to.deep.equal([true, true]);
  });

  it('the confirmation can be left for the basket, which loses nothing', async () => {
    const screen = await show({ is: 'returned', pending: accepted });
    await screen.press('link', say('changeTheBasket'));
    await screen.reads('Adult €14.00');
    expect([cart.form.length, checkout.payment.is]).to.deep.equal([1, 'returned']);
  });

  it('the confirmation can be canceled, and so is the payment', async () => {
    const screen = await show(
      { is: 'returned', pending: accepted },
      { answers: { 'POST checkout/cancel': { data: {} } } },
    );
    await screen.press('button', say('cancelThePayment'));
    await screen.reads(say('thePaymentWasCanceled'));
    expect(navigation.places.screen?.href).to.equal('/checkout/canceled');
  });

  it('a payment by itself says that it is under way, and offers no button', async () => {
    const screen = await show(
      { is: 'executing', pending: accepted },
      { confirmPaymentOnCheckout: false },
    );
    await screen.reads(say('oneMomentWeAre'));
    expect(screen.text()).not.to.include(ORDER);
    await screen.isSound();
  });

  it('a payment that could not become an order by itself is tried again on a press', async () => {
    const failure = { is: 'network', log: '' } as const;
    const screen = await show(
      { is: 'failed', pending: accepted, failure },
      {
        confirmPaymentOnCheckout: false,
        answers: {
          'POST checkout/execPayment': { data: { booking_id: 'B-1', has_tickets: true } },
        },
      },
    );
    await screen.reads(say('pleaseTryAgainNothing'));
    expect(screen.text()).not.to.include(ORDER);
    await screen.isSound();
    await screen.press('button', say('tryAgain'));
    await screen.reads(say('bookingNumber0', { 0: 'B-1' }));
    expect(navigation.places.screen?.href).to.equal('/checkout/success');
  });

  for (const [title, change] of [
    [
      'another tab',
      () => (checkout.payment = { is: 'returned', pending: { ...accepted, sessionUs: 'x' } }),
    ],
    ['a basket that has changed since', () => void cart.form.push(CHILD)],
  ] as const) {
    it(`a payment of ${title} shows neither this basket nor its buyer`, async () => {
      const screen = await show({ is: 'returned', pending: accepted });
      change();
      await screen.reads(say('yourOrderHoldsWhat'));
      expect(screen.text()).not.to.include('Adult');
      expect(screen.text()).not.to.include('Ada Lovelace');
      screen.one('button', ORDER);
      await screen.isSound();
    });
  }

  it('an order under way is busy and takes no second click', async () => {
    const screen = await show({ is: 'executing', pending: accepted });
    expect(screen.one('button', ORDER).getAttribute('aria-busy')).to.equal('true');
    expect(screen.one('button', ORDER).ariaDisabled).to.equal('true');
    await screen.isSound();
  });

  it('an order that failed may be tried again', async () => {
    const failure = { is: 'network', log: '' } as const;
    const screen = await show({ is: 'failed', pending: accepted, failure });
    await screen.reads(say('weCannotReachThe'));
    expect(screen.all('alert')).to.have.length(1);
    screen.one('button', ORDER);
    await screen.isSound();
  });

  it('a declined payment says that nothing was charged, and leads on', async () => {
    const screen = await show({ is: 'returned', pending: declined });
    await screen.reads(say('nothingWasOrderedAnd'));
    screen.one('link', say('tryAgain'));
    screen.one('button', say('cancelThePayment'));
    expect(screen.all('button', ORDER)).to.have.length(0);
    await screen.isSound();
  });

  it('a payment that is being canceled is busy', async () => {
    const screen = await show({ is: 'canceling', pending: declined });
    expect(screen.one('button', say('cancelThePayment')).getAttribute('aria-busy')).to.equal(
      'true',
    );
  });

  it('a canceled payment asks whether the basket is kept', async () => {
    const screen = await show({ is: 'canceled' });
    await screen.reads(say('nothingWasOrderedDo'));
    await screen.isSound();
    await screen.press('button', say('keepBasket'));
    await screen.reads('Adult €14.00');
  });

  it('a canceled payment may take the basket with it', async () => {
    const screen = await show({ is: 'canceled' });
    await screen.press('button', say('clearBasket'));
    await screen.reads(say('yourBasketIsEmpty'));
    expect(cart.form).to.deep.equal([]);
  });

  it('a cart that is gone says what that means, and leads on', async () => {
    const screen = await show({ is: 'gone' });
    await screen.reads(say('weCannotFindThis'));
    expect(screen.names('link').slice(0, 2)).to.deep.equal([
      say('goToBasket'),
      say('continueShopping'),
    ]);
    await screen.isSound();
  });

  it('an order that is made shows its number, what comes next, and what was bought', async () => {
    const screen = await show(
      { is: 'done', order, sentTo: ADA.email },
      { answers: { 'GET order/review': { data: review }, 'POST order/review': { data: review } } },
    );
    await screen.reads(say('bookingNumber0', { 0: 'AS-4711' }));
    await screen.reads(say('weSendYourTickets', { sentTo: 'ada@example.org' }));
    await screen.reads('2 × Adult');
    await screen.reads(`${inWords('2027-03-06')}, 12:00`);
    await screen.reads(`${say('total')} €28.00`);
    expect(step(screen)).to.equal(say('complete'));
    await screen.isSound();
  });

  it('an order whose details cannot be had shows its number all the same', async () => {
    const screen = await show({ is: 'done', order });
    await screen.reads('AS-4711');
    await screen.isSound();
  });

  it('is told in German', async () => {
    const screen = await show({ is: 'returned', pending: accepted }, { lang: 'de' });
    screen.one('heading', sayIn('de', 'confirmYourOrder'));
    screen.one('button', sayIn('de', 'orderWithObligationTo'));
    await screen.isSound();
    checkout.payment = { is: 'done', order };
    await screen.reads(sayIn('de', 'thankYouForYour'));
    await screen.reads(sayIn('de', 'bookingNumber0', { 0: 'AS-4711' }));
    await screen.isSound();
  });
});
