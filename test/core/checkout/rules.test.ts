import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { ApiError } from '../../../src/core/async/result.ts';
import {
  canBeWithdrawn,
  continueRoute,
  hasDatedItems,
  hasDatedLines,
  hasWithdrawableLines,
  isOfBasket,
  isPossiblyPaid,
  returnAddress,
  visitsOf,
  withdrawableItems,
} from '../../../src/core/checkout/rules.ts';
import type { OrderItem, OrderPayment, OrderReview } from '../../../src/core/checkout/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import {
  articleLine,
  dayLine,
  ELEVEN,
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

describe('the return URL of a payment', () => {
  it('leads to success if the shop confirms orders, else to the accepted payment', () => {
    const route = (confirmPaymentOnCheckout: boolean) =>
      continueRoute({ ...SHOP_CONFIG, confirmPaymentOnCheckout });
    expect(route(true)).to.equal('/checkout/success');
    expect(route(false)).to.equal('/checkout/accepted');
  });

  const OURS = 'museum-return=success&us=A&sessionUs=A';
  const cases: [title: string, page: string, address: string][] = [
    [
      'is the current page with its route',
      'https://m.example/visit.html#/checkout/success',
      `https://m.example/visit.html?${OURS}#/checkout/success`,
    ],
    [
      'keeps the query of the page',
      'https://m.example/visit?lang=de&id=5#/checkout/success',
      `https://m.example/visit?lang=de&id=5&${OURS}#/checkout/success`,
    ],
    [
      'keeps the query unchanged',
      'https://m.example/visit?q=a%20b&flag&x=%2B#/checkout/success',
      `https://m.example/visit?q=a%20b&flag&x=%2B&${OURS}#/checkout/success`,
    ],
    [
      'has its route in the path of a whole shop with path routing',
      'https://m.example/shop/de/checkout/success?a=1',
      `https://m.example/shop/de/checkout/success?a=1&${OURS}`,
    ],
    [
      'names only one payment',
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

describe('a returned payment', () => {
  const basket = (count: number) => [ticketLine(count), voucherCode(500)];
  const sent = { lines: basket(2) };
  const rows: [title: string, held: Parameters<typeof isOfBasket>[1], key: string, is: boolean][] =
    [
      ['belongs to the cart that was sent', { lines: basket(2), cartId: 'c1', sent }, 'us', true],
      ['does not belong to another cart', { lines: basket(2), cartId: 'c2', sent }, 'us', false],
      [
        'does not belong to a cart that has changed',
        { lines: basket(3), cartId: 'c1', sent },
        'us',
        false,
      ],
      ['does not belong to a cart that was never sent', { lines: [], cartId: 'c1' }, 'us', false],
      ['does not belong to another tab', { lines: basket(2), cartId: 'c1', sent }, 'other', false],
    ];
  for (const [title, held, key, is] of rows) {
    it(title, () => {
      expect(isOfBasket({ cartId: 'c1', sessionUs: 'us' }, held, key)).to.equal(is);
    });
  }
});

describe('the lines of a cart', () => {
  const goods = [articleLine(), voucherLine(1, 500), passLine([passOwner('Ada')]), voucherCode(5)];
  for (const line of [ticketLine(), dayLine([ofDay(1)]), tourLine()]) {
    it(`are dated if one is a ${line.type}`, () => {
      expect(hasDatedLines([...goods, line])).to.equal(true);
    });
  }

  it('are not dated if they are only goods and voucher codes', () => {
    expect(hasDatedLines(goods)).to.equal(false);
  });

  it('can be withdrawn from if one is goods, a pass or a voucher', () => {
    const dated = [ticketLine(), dayLine([ofDay(1)]), tourLine(), voucherCode(5)];
    expect(hasWithdrawableLines(dated)).to.equal(false);
    for (const line of goods.slice(0, 3)) {
      expect(hasWithdrawableLines([...dated, line]), line.type).to.equal(true);
    }
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
  status: 'paid',
  payable: false,
  total: cents(2400),
  documents: [],
  items,
  ...more,
});

describe('the visits of an order', () => {
  const visits = (items: OrderItem[]) => visitsOf(order(items));

  it('are listed once each for any number of tickets', () => {
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

  it('have the name of the ticket if the event is unknown, and a location if there is one', () => {
    expect(visits([item({ datetime: TEN, details: [] })])).to.deep.equal([
      { uid: `B1-${TEN}-Adult`, summary: 'Adult', start: TEN },
    ]);
  });

  it('are none for an item without a date', () =>
    void expect(visits([item({})])).to.deep.equal([]));
});

describe('withdrawal from an order', () => {
  const book = item({ type: 'merchandise' });
  const dated = item({ datetime: TEN });
  const cases: [title: string, review: OrderReview, can: boolean][] = [
    ['is possible for an item without a date', order([book]), true],
    ['is possible for an item without a date next to a dated ticket', order([dated, book]), true],
    ['is possible before the order is paid', order([book], { status: 'open' }), true],
    ['is not possible if all items are dated', order([dated]), false],
    ['is not possible after cancellation', order([book], { status: 'canceled' }), false],
    [
      'is not possible for a redeemed voucher code',
      order([dated, item({ type: 'voucherCode' })]),
      false,
    ],
    ['is not possible for an empty order', order([]), false],
  ];
  for (const [title, review, can] of cases) {
    it(title, () => void expect(canBeWithdrawn(review)).to.equal(can));
  }

  it('has its exception explained if an item is dated', () => {
    expect(hasDatedItems([book, dated])).to.equal(true);
    expect(hasDatedItems([book])).to.equal(false);
    expect(hasDatedItems([])).to.equal(false);
  });

  it('concerns the items without a date only', () => {
    expect(withdrawableItems(order([dated, book, item({ type: 'voucherCode' })]))).to.deep.equal([
      book,
    ]);
  });
});

describe('an order', () => {
  const of = { key: 'abc', pending: { key: 'abc', cartId: 'c1', sessionUs: 'us' } };
  const failed = (error: ApiError): OrderPayment => ({ is: 'failed', ...of, error });
  const rows: [title: string, payment: OrderPayment, is: boolean][] = [
    ['is not paid before a payment', { is: 'none' }, false],
    ['is not paid after the provider has declined', { is: 'declined', key: 'abc' }, false],
    [
      'is not paid if the back end has refused the payment',
      failed({ is: 'status', status: 409, log: '' }),
      false,
    ],
    [
      'is possibly paid if the back end failed',
      failed({ is: 'status', status: 500, log: '' }),
      true,
    ],
    [
      'is possibly paid if there were too many requests',
      failed({ is: 'status', status: 429, log: '' }),
      true,
    ],
    ['is possibly paid if there was no answer', failed({ is: 'timeout', log: '' }), true],
  ];
  for (const [title, payment, is] of rows) {
    it(title, () => void expect(isPossiblyPaid(payment)).to.equal(is));
  }
});
