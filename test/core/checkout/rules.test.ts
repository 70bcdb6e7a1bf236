import { expect } from '@esm-bundle/chai';
import { continueRoute, returnAddress, visitsOf } from '../../../src/core/checkout/rules.ts';
import type { OrderItem } from '../../../src/core/checkout/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { ELEVEN, moment, TEN } from '../../support/samples.ts';
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
      'https://m.example/visit.html',
      `https://m.example/visit.html?${OURS}#/checkout/success`,
    ],
    [
      'keeps the query of the page',
      'https://m.example/visit?lang=de&id=5',
      `https://m.example/visit?lang=de&id=5&${OURS}#/checkout/success`,
    ],
    [
      'keeps the query as it was written',
      'https://m.example/visit?q=a%20b&flag&x=%2B',
      `https://m.example/visit?q=a%20b&flag&x=%2B&${OURS}#/checkout/success`,
    ],
    [
      'has its route in place of the hash of the page',
      'https://m.example/visit?a=1#opening-hours',
      `https://m.example/visit?a=1&${OURS}#/checkout/success`,
    ],
    [
      'names one payment only',
      'https://m.example/visit?museum-return=failed&us=B&sessionUs=B&cartId=c0&a=1',
      `https://m.example/visit?a=1&${OURS}#/checkout/success`,
    ],
  ];
  for (const [title, page, address] of cases) {
    it(title, () => {
      expect(returnAddress(page, 'success', 'A', '/checkout/success')).to.equal(address);
    });
  }
});

describe('the visits of an order', () => {
  const item = (more: Partial<OrderItem>): OrderItem => ({
    type: 'ticket',
    id: '1',
    name: 'Adult',
    count: 2,
    price: cents(1200),
    totalPrice: cents(2400),
    vat_value: 7,
    details: ['Dinosaurs', 'Hall 1'],
    ...more,
  });
  const visits = (items: OrderItem[]) =>
    visitsOf({
      booking_id: 'B1',
      created: moment('2027-03-01T10:00:00'),
      status: 'paid',
      total: cents(2400),
      documents: [],
      items,
    });

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

  it('are none for what has no date', () => expect(visits([item({})])).to.deep.equal([]));
});
