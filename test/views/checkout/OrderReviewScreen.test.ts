import { expect } from 'chai';
import { checkout } from '../../../src/core/checkout/store.ts';
import { refetchReview, setPaymentForm } from '../../../src/core/checkout/actions.ts';
import { restoreOrderPayment } from '../../../src/core/checkout/orderPayment.ts';
import { watchDepartures } from '../../support/departures.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

const REVIEW = 'GET order/review';
const INIT = 'POST checkout/initPaymentOrder';
const EXEC = 'POST checkout/execPayment';
const PAYMENTS = {
  'GET checkout/payments': {
    data: [
      { payartId: 171, i18n: { en: 'Card' } },
      { payartId: 30, i18n: { en: 'Invoice' } },
    ],
  },
};

const TICKET = {
  type: 'ticket',
  id: '1',
  name: 'Adult',
  count: 2,
  price: 1400,
  totalPrice: 2800,
  vat_value: 7,
  datetime: '2027-03-06T12:00:00',
  details: ['Tides', 'Lantern hall'],
};
const BOOK = { ...TICKET, type: 'merchandise', name: 'Book', datetime: undefined, details: [] };
const PAID = {
  booking_id: 'AS-4711',
  created: '2027-03-02T09:00:00',
  status: 'paid',
  payable: false,
  total: 2800,
  items: [TICKET],
};
const OPEN = { ...PAID, status: 'open', payable: true };
const withCodes = (...barcodes: unknown[]) => ({ ...PAID, items: [{ ...TICKET, barcodes }] });

const show = () => showScreen('/order-review/k');

describe('an unpaid order', () => {
  it('is paid by the chosen method, with a button that names the payment', async () => {
    const server = await startShop({
      ...PAYMENTS,
      [REVIEW]: { data: OPEN },
      [INIT]: { data: 'https://pay.example/1' },
    });
    const screen = await show();
    await screen.reads(say('thisOrderHasNot'));
    await screen.reads('Invoice');
    expect(screen.text()).not.to.include(say('orderWithObligationTo'));
    await screen.isSound();
    const departures = watchDepartures();
    await screen.press('radio', 'Invoice');
    await screen.press('button', say('payNow'));
    await eventually('the page leaves', () => departures.length > 0);
    expect((await server.hits(INIT))[0]?.body).to.deep.include({ payart: 30, id: 'k' });
    expect(screen.one('button', say('payNow')).getAttribute('aria-busy')).to.equal('true');
  });

  it('asks for the account before a direct debit', async () => {
    const server = await startShop({
      'GET checkout/payments': { data: [{ payartId: 74, i18n: { en: 'Direct debit' } }] },
      [REVIEW]: { data: OPEN },
      [INIT]: { data: 'https://pay.example/1' },
    });
    const screen = await show();
    await screen.reads(say('accountHolder'));
    await screen.press('button', say('payNow'));
    await screen.reads(say('pleaseFillInThis'));
    const field = (name: string) => screen.root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    expect(screen.root.activeElement === field('accountHolder')).to.equal(true);
    fill(field('accountHolder'), 'Ada Lovelace');
    fill(field('iban'), 'de89 3704 0044 0532 0130 00');
    await screen.isSound();
    const departures = watchDepartures();
    await screen.press('button', say('payNow'));
    await eventually('the page leaves', () => departures.length > 0);
    expect((await server.hits(INIT))[0]?.body).to.deep.include({
      aux: { Accountholder: 'Ada Lovelace', IBAN: 'DE89370400440532013000' },
    });
  });

  it('marks the account field that the back end has refused', async () => {
    const server = await startShop({
      'GET checkout/payments': { data: [{ payartId: 74, i18n: { en: 'Direct debit' } }] },
      [REVIEW]: { data: OPEN },
      [INIT]: { status: 422, body: { error: { IBAN: ['This account is closed.'] } } },
    });
    setPaymentForm({ accountHolder: 'Ada Lovelace', iban: 'DE89370400440532013000' });
    const screen = await show();
    await screen.press('button', say('payNow'));
    await server.arrived(INIT);
    const iban = () => screen.root.querySelector<HTMLInputElement>('[name=iban]')!;
    await eventually('the field is marked', () => iban().ariaInvalid === 'true');
    expect(screen.root.activeElement === iban()).to.equal(true);
    await screen.isSound();
  });

  it('shows why its payment could not start', async () => {
    await startShop({
      ...PAYMENTS,
      [REVIEW]: { data: OPEN },
      [INIT]: { status: 422, body: { error: 'This order is being paid.' } },
    });
    const screen = await show();
    await screen.reads('Card');
    await screen.press('button', say('payNow'));
    await screen.reads('This order is being paid.');
    expect(screen.text()).not.to.include(say('thisBasketCannotBe'));
    screen.one('button', say('payNow'));
    await screen.isSound();
  });

  it('is loaded again each time, because it may have been paid', async () => {
    const server = await startShop({ ...PAYMENTS, [REVIEW]: [{ data: OPEN }, { data: PAID }] });
    const screen = await show();
    await screen.reads(say('payNow'));
    screen.unmount();
    const later = await show();
    await eventually('it is paid', () => !later.text().includes(say('payNow')));
    expect(await server.hits(REVIEW)).to.have.length(2);
  });

  it('offers payment only if the server accepts it', async () => {
    await startShop({ ...PAYMENTS, [REVIEW]: { data: { ...OPEN, payable: false } } });
    const screen = await show();
    await screen.reads(say('thisOrderHasNot'));
    expect(screen.names('button')).not.to.include(say('payNow'));
  });
});

describe('a payment return to an order', () => {
  const come = (outcome: 'accepted' | 'failed'): void => {
    history.replaceState(null, '', '#/order-review/k');
    restoreOrderPayment({ cartId: 'c', sessionUs: 's', outcome });
  };

  it('shows that the payment is in progress, and then the paid order with its codes', async () => {
    const server = await startShop({
      ...PAYMENTS,
      [EXEC]: { data: { booking_id: 'AS-4711', has_tickets: true }, hold: 'payment' },
      [REVIEW]: { data: withCodes('QX7M2K9P') },
    });
    come('accepted');
    const screen = await show();
    await screen.reads(say('oneMomentYourPayment'));
    await screen.isSound();
    // the state of the order is unknown until the payment is executed
    expect(await server.hits(REVIEW)).to.deep.equal([]);
    await server.release('payment');
    await screen.reads(say('thankYouThisOrder'));
    await screen.reads('QX7M2K9P');
    expect(screen.names('button')).not.to.include(say('payNow'));
    await screen.isSound();
  });

  it('shows that nothing was charged after a declined payment, and allows another one', async () => {
    await startShop({ ...PAYMENTS, [REVIEW]: { data: OPEN } });
    come('failed');
    const screen = await show();
    await screen.reads(say('thePaymentWasNot'));
    await screen.reads(say('payNow'));
    await screen.isSound();
  });

  it('offers to ask again without a second payment if there is no answer', async () => {
    const server = await startShop({
      ...PAYMENTS,
      [REVIEW]: { data: OPEN },
      [EXEC]: { drop: true },
    });
    come('accepted');
    const screen = await show();
    await screen.reads(say('weCannotReachThe'));
    await screen.reads('Adult');
    expect(screen.names('button')).not.to.include(say('payNow'));
    await screen.isSound();
    await server.answer({
      [EXEC]: { data: { booking_id: 'AS-4711', has_tickets: true } },
      [REVIEW]: { data: PAID },
    });
    await screen.press('button', say('tryAgain'));
    await screen.reads(say('thankYouThisOrder'));
  });

  it('shows why a payment was refused, and allows another one', async () => {
    await startShop({
      ...PAYMENTS,
      [REVIEW]: { data: OPEN },
      [EXEC]: { status: 400, body: { message: 'Not authorised.' } },
    });
    come('accepted');
    const screen = await show();
    await screen.reads('Not authorised.');
    await screen.reads(say('payNow'));
  });

  it('affects no other order', async () => {
    await startShop({ ...PAYMENTS, [REVIEW]: { data: OPEN } });
    checkout.orderPayment = { is: 'declined', key: 'another' };
    const screen = await show();
    await screen.reads(say('payNow'));
    expect(screen.text()).not.to.include(say('thePaymentWasNot'));
  });
});

describe('the codes of an order', () => {
  it('are drawn above their text, dark on bright in any colour scheme', async () => {
    await startShop({ [REVIEW]: { data: withCodes('QX7M2K9P', 'LT4V8WZC') } });
    const screen = await show();
    await screen.reads('QX7M2K9P');
    expect(screen.names('img')).to.deep.equal([
      say('qrCodeOf', { of: 'QX7M2K9P' }),
      say('qrCodeOf', { of: 'LT4V8WZC' }),
    ]);
    const picture = screen.root.querySelector('.codes svg')!;
    const { backgroundColor, fill } = getComputedStyle(picture);
    expect([backgroundColor, fill]).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const { width, height } = picture.getBoundingClientRect();
    expect(width).to.be.greaterThan(120).and.to.be.closeTo(height, 1);
    await screen.isSound();
  });

  it('are shown as text if they cannot be drawn', async () => {
    const long = 'x'.repeat(5000);
    await startShop({ [REVIEW]: { data: withCodes('', long, 'LT4V8WZC') } });
    const screen = await show();
    await screen.reads('LT4V8WZC');
    expect(screen.names('img')).to.deep.equal([say('qrCodeOf', { of: 'LT4V8WZC' })]);
    expect(screen.text()).to.include(long);
  });

  it('have no section if there are none', async () => {
    await startShop({ [REVIEW]: { data: PAID } });
    const screen = await show();
    await screen.reads('Adult');
    expect(screen.text()).not.to.include(say('yourCodes'));
  });
});

/** Returns the unfolded lines of the calendar file behind a link. */
async function calendarLines(link: Element): Promise<string[]> {
  const file = await (await fetch((link as HTMLAnchorElement).href)).text();
  return file.replaceAll('\r\n ', '').split('\r\n');
}

describe('the links of an order', () => {
  it('include a calendar file of its dated lines, each visit once', async () => {
    await startShop({ [REVIEW]: { data: { ...PAID, items: [TICKET, TICKET, BOOK] } } });
    const screen = await show();
    await screen.reads(say('addToCalendar'));
    const link = screen.one('link', say('addToCalendar')) as HTMLAnchorElement;
    expect(link.download).to.equal('AS-4711.ics');
    const lines = await calendarLines(link);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).to.have.length(1);
    expect(lines).to.include.members([
      'SUMMARY:Tides',
      'LOCATION:Lantern hall',
      'DTSTART:20270306T110000Z',
    ]);
  });

  it('include no calendar file if nothing has a date', async () => {
    await startShop({ [REVIEW]: { data: { ...PAID, items: [BOOK] } } });
    const screen = await show();
    await screen.reads('Book');
    expect(screen.names('link')).not.to.include(say('addToCalendar'));
  });

  it('lose the calendar file if nothing has a date any more', async () => {
    await startShop({ [REVIEW]: [{ data: PAID }, { data: { ...PAID, items: [BOOK] } }] });
    const screen = await show();
    await screen.reads(say('addToCalendar'));
    await refetchReview('k');
    await eventually(
      'the link has gone',
      () => !screen.names('link').includes(say('addToCalendar')),
    );
    await screen.reads('Book');
  });

  it('follow the order when it is loaded again', async () => {
    const later = { ...TICKET, datetime: '2027-03-07T12:00:00' };
    await startShop({ [REVIEW]: [{ data: PAID }, { data: { ...PAID, items: [later] } }] });
    const screen = await show();
    await screen.reads(say('addToCalendar'));
    const link = () => screen.one('link', say('addToCalendar')) as HTMLAnchorElement;
    const before = link().href;
    await refetchReview('k');
    await eventually('the link leads to another file', () => link().href !== before);
    expect(await calendarLines(link())).to.include('DTSTART:20270307T110000Z');
  });

  it('offer no visit of a cancelled order for the calendar, and name no missing right', async () => {
    await startShop({ [REVIEW]: { data: { ...PAID, status: 'canceled' } } });
    const screen = await show();
    await screen.reads(say('thisOrderHasBeen'));
    expect(screen.all('link', say('addToCalendar'))).to.have.length(0);
    expect(screen.text()).not.to.include(say('datedTicketsAndTours'));
  });

  const withdrawals: [title: string, order: object, links: number][] = [
    ['a withdrawal from lines without a date', { ...PAID, items: [TICKET, BOOK] }, 2],
    ['only the general withdrawal link for dated tickets', PAID, 1],
    [
      'only the general withdrawal link for a cancelled order',
      { ...PAID, status: 'canceled', items: [BOOK] },
      1,
    ],
  ];
  for (const [title, order, links] of withdrawals) {
    it(`include ${title}`, async () => {
      await startShop({ [REVIEW]: { data: order } });
      const screen = await show();
      await screen.reads('AS-4711');
      expect(screen.all('link', say('withdrawFromContractHere'))).to.have.length(links);
      const isDated = JSON.stringify(order).includes('datetime');
      expect(screen.text().includes(say('datedTicketsAndTours'))).to.equal(isDated);
    });
  }
});
