import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import type { Moment } from '../../../src/core/calendar/moment.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import type { TicketLine } from '../../../src/core/cart/types.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import type { Payment } from '../../../src/core/checkout/types.ts';
import { eventually } from '../../support/eventually.ts';
import { dayText } from '../../support/dayText.ts';
import { ADA, ADULTS, CHILD } from '../../support/basket.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { say, sayIn } from '../../support/say.ts';

const [RESERVED] = say('everythingIsReservedUntil', { time: '|' }).split('|');
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
): Promise<Screen & { server: Awaited<ReturnType<typeof startShop>> }> {
  const server = await startShop(answers, { confirmPaymentOnCheckout });
  cart.lines.push(...lines);
  Object.assign(cart, { cartId: 'c', sent: { lines, before: [] } });
  account.customer = ADA;
  checkout.payment = payment;
  return { ...(await showScreen('/checkout/success', lang)), server };
}

const step = (screen: Screen) => screen.root.querySelector('[aria-current=step]')!.textContent;

describe('the screen after the payment provider', () => {
  it('asks to confirm an accepted payment, below the buyer, the lines and the total', async () => {
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

  it('shows the order button in view at once', async () => {
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

  it('can be left for the basket without losing anything', async () => {
    const screen = await show({ is: 'returned', pending: accepted });
    await screen.press('link', say('changeTheBasket'));
    await screen.reads('Adult €14.00');
    expect([cart.lines.length, checkout.payment.is]).to.deep.equal([1, 'returned']);
  });

  it('cancels the payment on request', async () => {
    const screen = await show(
      { is: 'returned', pending: accepted },
      { answers: { 'POST checkout/cancel': { data: {} } } },
    );
    await screen.press('button', say('cancelThePayment'));
    await screen.reads(say('thePaymentWasCancelled'));
    expect(navigation.outlets.screen?.href).to.equal('/checkout/canceled');
  });

  it('shows progress without a button if no confirmation is needed', async () => {
    const screen = await show(
      { is: 'executing', pending: accepted },
      { confirmPaymentOnCheckout: false },
    );
    await screen.reads(say('oneMomentWeAre'));
    expect(screen.text()).not.to.include(ORDER);
    await screen.isSound();
  });

  it('retries an automatic order that failed after a click', async () => {
    const error = { is: 'network', log: '' } as const;
    const screen = await show(
      { is: 'failed', pending: accepted, error },
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
    expect(navigation.outlets.screen?.href).to.equal('/checkout/success');
  });

  for (const [title, change] of [
    [
      'another tab',
      () => (checkout.payment = { is: 'returned', pending: { ...accepted, sessionUs: 'x' } }),
    ],
    ['a changed basket', () => void cart.lines.push(CHILD)],
  ] as const) {
    it(`Security S7: hides the basket and its buyer for a payment of ${title}`, async () => {
      const screen = await show({ is: 'returned', pending: accepted });
      change();
      await screen.reads(say('yourOrderHoldsWhat'));
      expect(screen.text()).not.to.include('Adult');
      expect(screen.text()).not.to.include('Ada Lovelace');
      screen.one('button', ORDER);
      await screen.isSound();
    });
  }

  const HELD = 'GET checkout/pending';
  const held = { items: review.items, shippingCosts: 490, total: 3290 };
  const elsewhere = { ...accepted, sessionUs: 'Zyxwvuts9876' };

  it('Security S7: shows what another tab has sent to the provider, and its total next to the button', async () => {
    const screen = await show(
      { is: 'returned', pending: elsewhere },
      { answers: { [HELD]: { data: held } }, lines: [CHILD] },
    );
    await screen.reads('2 × Adult');
    await screen.reads(`${say('shipping')} ${say('inclVat')} €4.90`);
    expect(screen.one('status').textContent).to.include('€32.90');
    expect(screen.text()).to.include(say('datedTicketsAndTours'));
    expect(screen.text()).not.to.include('Child');
    expect(screen.all('link', say('changeTheBasket'))).to.have.length(0);
    await screen.isSound();
  });

  it('does not let the visitor order before it shows what', async () => {
    const screen = await show(
      { is: 'returned', pending: elsewhere },
      { answers: { [HELD]: { data: held, hold: 'held' } } },
    );
    const isBusy = () => screen.one('button', ORDER).getAttribute('aria-busy') === 'true';
    expect(isBusy()).to.equal(true);
    await screen.server.release('held');
    await screen.reads('2 × Adult');
    expect(isBusy()).to.equal(false);
  });

  it('shows the items of the back end if their total is not that of the basket', async () => {
    const screen = await show(
      { is: 'returned', pending: accepted },
      { answers: { [HELD]: { data: held } } },
    );
    await screen.reads('€32.90');
    expect(screen.text()).not.to.include('Ada Lovelace');
  });

  const ends: [title: string, held_until: string | undefined, shown: string | undefined][] = [
    ['later today', '2027-03-02T23:55:00', say('everythingIsReservedUntil', { time: '23:55' })],
    [
      'tomorrow',
      '2027-03-03T00:10:00',
      say('everythingIsReservedUntilDay', { day: dayText('2027-03-03'), time: '00:10' }),
    ],
    ['that is over', '2027-03-02T00:01:00', undefined],
    ['that is unknown', undefined, undefined],
  ];
  for (const [title, held_until, shown] of ends) {
    for (const pending of [accepted, declined]) {
      it(`shows ${shown ? 'the' : 'no'} end of a reservation ${title} for a payment that is ${pending.outcome}`, async () => {
        const screen = await show(
          { is: 'returned', pending },
          { answers: { [HELD]: { data: { ...held, total: 2800, held_until } } } },
        );
        await eventually('the payment is loaded', () => checkout.pendingOrder.is === 'ready');
        if (shown) await screen.reads(shown);
        else expect(screen.text()).not.to.include(RESERVED);
      });
    }
  }

  it('is busy while the order is placed, and ignores a second click', async () => {
    const screen = await show({ is: 'executing', pending: accepted });
    expect(screen.one('button', ORDER).getAttribute('aria-busy')).to.equal('true');
    expect(screen.one('button', ORDER).ariaDisabled).to.equal('true');
    await screen.isSound();
  });

  it('allows another try after a failed order', async () => {
    const error = { is: 'network', log: '' } as const;
    const screen = await show({ is: 'failed', pending: accepted, error });
    await screen.reads(say('weCannotReachThe'));
    expect(screen.all('alert')).to.have.length(1);
    screen.one('button', ORDER);
    await screen.isSound();
  });

  it('shows that nothing was charged after a declined payment, and leads on', async () => {
    const screen = await show({ is: 'returned', pending: declined });
    await screen.reads(say('nothingWasOrderedAnd'));
    screen.one('link', say('tryAgain'));
    screen.one('button', say('cancelThePayment'));
    expect(screen.all('button', ORDER)).to.have.length(0);
    await screen.isSound();
  });

  it('does not speak of a basket after a declined payment of another tab', async () => {
    const screen = await show({
      is: 'returned',
      pending: { ...declined, sessionUs: 'Zyxwvuts9876' },
    });
    await screen.reads(say('nothingWasOrderedAndCharged'));
    expect(screen.text()).not.to.include(say('nothingWasOrderedAnd'));
    expect(screen.all('link', say('tryAgain'))).to.have.length(0);
    screen.one('button', say('cancelThePayment'));
    screen.one('link', say('continueShopping'));
    await screen.isSound();
  });

  it('leads on without a question after a cancelled payment of another tab', async () => {
    const screen = await show({ is: 'canceled' }, { lines: [] });
    await screen.reads(say('nothingWasOrderedAndCharged'));
    expect(screen.all('button', say('clearBasket'))).to.have.length(0);
    screen.one('link', say('continueShopping'));
    await screen.isSound();
  });

  it('is busy while a payment is cancelled', async () => {
    const screen = await show({ is: 'canceling', pending: declined });
    expect(screen.one('button', say('cancelThePayment')).getAttribute('aria-busy')).to.equal(
      'true',
    );
  });

  it('asks whether to keep the basket after a cancelled payment', async () => {
    const screen = await show({ is: 'canceled' });
    await screen.reads(say('nothingWasOrderedDo'));
    await screen.isSound();
    await screen.press('button', say('keepBasket'));
    await screen.reads('Adult €14.00');
  });

  it('clears the basket after a cancelled payment on request', async () => {
    const screen = await show({ is: 'canceled' });
    await screen.press('button', say('clearBasket'));
    await screen.reads(say('yourBasketIsEmpty'));
    expect(cart.lines).to.deep.equal([]);
  });

  it('explains that the cart is gone, and leads on', async () => {
    const screen = await show({ is: 'gone' });
    await screen.reads(say('weCannotFindThis'));
    expect(screen.names('link').slice(0, 2)).to.deep.equal([
      say('goToBasket'),
      say('continueShopping'),
    ]);
    await screen.isSound();
  });

  it('shows the number, the next steps and the lines of a placed order', async () => {
    const screen = await show(
      { is: 'done', order, sentTo: ADA.email },
      { answers: { 'GET order/review': { data: review }, 'POST order/review': { data: review } } },
    );
    await screen.reads(say('bookingNumber0', { 0: 'AS-4711' }));
    await screen.reads(say('weSendYourTickets', { sentTo: 'ada@example.org' }));
    await screen.reads('2 × Adult');
    await screen.reads(`${dayText('2027-03-06')}, 12:00`);
    await screen.reads(`${say('total')} €28.00`);
    expect(step(screen)).to.equal(say('complete'));
    await screen.isSound();
  });

  it('shows the number of an order whose details cannot be loaded', async () => {
    const screen = await show({ is: 'done', order });
    await screen.reads('AS-4711');
    await screen.isSound();
  });

  it('is available in German', async () => {
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
