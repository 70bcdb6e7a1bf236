import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  canBeWithdrawn,
  continueRoute,
  hasDatedLines,
  isOfBasket,
  returnAddress,
  signInRoute,
  visitsOf,
} from '../../../src/core/checkout/rules.ts';
import type { OrderItem, OrderReview } from '../../../src/core/checkout/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import {
  articleLine,
  dayLine,
  ELEVEN,
  moment,
  ofDay,
  passLine,
  passOwner,
  TEN,
  ticketLine,
  tourLine,
  voucherCode,
  voucherLine,
} from '../../support/samples.ts';
import { SHOP_CONFIG } from '../../support/shop.ts';

describe('the way back from the payment provider', () => {
  it('leads to the success where the order is confirmed here, else to the accepted payment', () => {
    const route = (confirmPaymentOnCheckout: boolean) =>
      continueRoute({ ...SHOP_CONFIG, confirmPaymentOnCheckout });
    expect(route(true)).to.equal('/checkout/success');
    expect(route(false)).to.equal('/checkout/accepted');
  });

  const OURS = 'museum-return=success&us=A&sessionUs=A';
  const cases: [title: string, page: string, address: string][] = [
    [
      'is the visitor’s own page with its route',
      'https://m.example/visit.html#/checkout/success',
      `https://m.example/visit.html?${OURS}#/checkout/success`,
    ],
    [
      'keeps the query of the page',
      'https://m.example/visit?lang=de&id=5#/checkout/success',
      `https://m.example/visit?lang=de&id=5&${OURS}#/checkout/success`,
    ],
    [
      'keeps the query as it was written',
      'https://m.example/visit?q=a%20b&flag&x=%2B#/checkout/success',
      `https://m.example/visit?q=a%20b&flag&x=%2B&${OURS}#/checkout/success`,
    ],
    [
      'has its route in the path where a whole shop has that',
      'https://m.example/shop/de/checkout/success?a=1',
      `https://m.example/shop/de/checkout/success?a=1&${OURS}`,
    ],
    [
      'names one payment only',
      'https://m.example/visit?museum-return=failed&us=B&sessionUs=B&cartId=c0&a=1#/checkout/success',
      `https://m.example/visit?a=1&${OURS}#/checkout/success`,
    ],
  ];
  for (const [title, page, address] of cases) {
    it(title, () => {
      expect(returnAddress(page, 'success', 'A')).to.equal(address);
    });
  }
});

describe('the way from the basket of a visitor who is not known', () => {
  const cases: [hasUsers: boolean, hasGuests: boolean, route: string][] = [
    [true, true, 'guestRegister'],
    [true, false, 'login'],
    [false, true, 'guestRegister'],
    [false, false, 'guestRegister'],
  ];
  for (const [hasUserRegistration, hasGuestRegistration, route] of cases) {
    const shop = `${hasUserRegistration ? '' : 'no '}accounts and ${hasGuestRegistration ? '' : 'no '}guests`;
    it(`leads to ${route} in a shop with ${shop}`, () => {
      const config = { ...SHOP_CONFIG, hasUserRegistration, hasGuestRegistration };
      expect(signInRoute(config)).to.equal(route);
    });
  }
});

describe('a payment that came back', () => {
  const basket = (count: number) => [ticketLine(count), voucherCode(500)];
  const sent = { lines: basket(2) };
  const rows: [title: string, held: Parameters<typeof isOfBasket>[1], key: string, is: boolean][] =
    [
      ['is of the basket that was sent', { form: basket(2), cartId: 'c1', sent }, 'us', true],
      ['is of no other cart', { form: basket(2), cartId: 'c2', sent }, 'us', false],
      ['is not of a basket that has changed', { form: basket(3), cartId: 'c1', sent }, 'us', false],
      ['is not of a basket that was never sent', { form: [], cartId: 'c1' }, 'us', false],
      ['is not of another tab', { form: basket(2), cartId: 'c1', sent }, 'other', false],
    ];
  for (const [title, held, key, is] of rows) {
    it(title, () => {
      expect(isOfBasket({ cartId: 'c1', sessionUs: 'us' }, held, key)).to.equal(is);
    });
  }
});

describe('a basket has something with a date', () => {
  const goods = [articleLine(), voucherLine(1, 500), passLine([passOwner('Ada')]), voucherCode(5)];
  for (const line of [ticketLine(), dayLine([ofDay(1)]), tourLine()]) {
    it(`if it holds a ${line.type}`, () => {
      expect(hasDatedLines([...goods, line])).to.equal(true);
    });
  }

  it('but not if it holds goods and voucher codes alone', () => {
    expect(hasDatedLines(goods)).to.equal(false);
  });
});

const item = (more: Partial<OrderItem>): OrderItem => ({
  type: 'ticket',
  id: '1',
  name: 'Adult',
  count: 2,
  price: cents(1200),
  totalPrice: cents(2400),
  vat_value: 7,
  barcodes: [],
  details: ['Dinosaurs', 'Hall 1'],
  ...more,
});

const order = (items: OrderItem[], more: Partial<OrderReview> = {}): OrderReview => ({
  booking_id: 'B1',
  created: moment('2027-03-01T10:00:00'),
  status: 'paid',
  payable: false,
  total: cents(2400),
  documents: [],
  items,
  ...more,
});

describe('the visits of an order', () => {
  const visits = (items: OrderItem[]) => visitsOf(order(items));

  it('are each named once, however many tickets there are for it', () => {
    const child = { name: 'Child', id: '2' };
    const items = [
      item({ datetime: TEN }),
      item({ ...child, datetime: TEN }),
      item({ datetime: ELEVEN }),
    ];
    expect(
      visits(items).map(({ summary, start, location }) => [summary, start, location]),
    ).to.deep.equal([
      ['Dinosaurs', TEN, 'Hall 1'],
      ['Dinosaurs', ELEVEN, 'Hall 1'],
    ]);
  });

  it('have the name of the ticket where the event is not told, and a place where there is one', () => {
    expect(visits([item({ datetime: TEN, details: [] })])).to.deep.equal([
      { uid: `B1-${TEN}-Adult`, summary: 'Adult', start: TEN },
    ]);
  });

  it('are none for what has no date', () => void expect(visits([item({})])).to.deep.equal([]));
});

describe('an order that can be withdrawn from', () => {
  const book = item({ type: 'merchandise' });
  const dated = item({ datetime: TEN });
  const cases: [title: string, review: OrderReview, can: boolean][] = [
    ['holds something without a date', order([book]), true],
    ['holds it beside a ticket with a date', order([dated, book]), true],
    ['is not paid yet', order([book], { status: 'open' }), true],
    ['is none where all has a date', order([dated]), false],
    ['is none where it was canceled', order([book], { status: 'canceled' }), false],
    ['is none for a code that was redeemed', order([dated, item({ type: 'voucherCode' })]), false],
    ['is none where nothing was ordered', order([]), false],
  ];
  for (const [title, review, can] of cases) {
    it(title, () => void expect(canBeWithdrawn(review)).to.equal(can));
  }
});
