import { describe, it } from 'node:test';
import { expect } from 'chai';
import { cartPayload } from '../../../src/core/cart/payload.ts';
import {
  applyVouchers,
  cartTotal,
  itemCount,
  payableTotal,
  totalWithoutVouchers,
} from '../../../src/core/cart/totals.ts';
import { cartTax } from '../../../src/core/cart/tax.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import {
  articleLine,
  dayLine,
  ELEVEN,
  familyLine,
  MIDNIGHT,
  ofDay,
  passLine,
  passOwner,
  place,
  taker,
  TEN,
  ticketLine,
  tourLine,
  voucherCode,
  voucherLine,
} from '../../support/samples.ts';

describe('the total', () => {
  const cases: [title: string, lines: CartLine[], shipping: number | undefined, total: number][] = [
    ['is 0 for an empty cart', [], undefined, 0],
    ['is the sum of the lines', [ticketLine(2), ticketLine(1, { id: '2' })], undefined, 3600],
    ['includes the shipping costs', [ticketLine(2)], 490, 2890],
    ['is reduced by voucher codes', [ticketLine(2), voucherCode(500)], undefined, 1900],
    ['can be covered by voucher codes in full', [ticketLine(1), voucherCode(1200)], undefined, 0],
    ['is never below 0', [ticketLine(1), voucherCode(5000)], undefined, 0],
    [
      'has its shipping costs covered by voucher codes, too',
      [ticketLine(1), voucherCode(1500)],
      490,
      190,
    ],
    ['is 0 for a voucher code alone', [voucherCode(500)], undefined, 0],
    [
      'includes families and day tickets',
      [familyLine(1, [2, 3, 1]), dayLine([ofDay(2)]), voucherCode(1000)],
      490,
      3000 + 2400 - 1000 + 490,
    ],
  ];
  for (const [title, lines, shipping, total] of cases) {
    it(title, () => {
      const costs = shipping === undefined ? undefined : cents(shipping);
      expect(cartTotal(lines, costs)).to.equal(total);
    });
  }

  it('can be computed without voucher codes', () => {
    expect(totalWithoutVouchers([ticketLine(2), voucherCode(500), ticketLine(1)])).to.equal(3600);
  });

  it('includes shipping costs only if something is shipped', () => {
    const shippingCosts = cents(490);
    const passes = passLine([passOwner('Ada')]);
    expect([
      payableTotal({ lines: [articleLine(1), ticketLine(1)], shippingCosts }),
      payableTotal({ lines: [articleLine(1)] }),
      payableTotal({ lines: [ticketLine(1), passes, voucherLine(1, 500)], shippingCosts }),
    ]).to.deep.equal([4090, 2400, 1200 + 6000 + 500]);
  });

  it('has an item count of lines, not of tickets', () => {
    expect(itemCount([ticketLine(5), voucherCode(500)])).to.equal(2);
  });
});

describe('voucher codes', () => {
  type Applied = [barcode: string, discount: number, remaining: number];
  const cases: [
    title: string,
    lines: CartLine[],
    shipping: number | undefined,
    applied: Applied[],
  ][] = [
    ['are not applied in a cart that has none', [ticketLine(2)], undefined, []],
    ['cover their own value', [ticketLine(2), voucherCode(500)], undefined, [['V1', -500, 0]]],
    [
      'cover no more than the amount due',
      [ticketLine(1), voucherCode(5000)],
      undefined,
      [['V1', -1200, 3800]],
    ],
    [
      'are applied in order',
      [voucherCode(1000, 'A'), ticketLine(1), voucherCode(500, 'B'), voucherCode(100, 'C')],
      undefined,
      [
        ['A', -1000, 0],
        ['B', -200, 300],
        ['C', 0, 100],
      ],
    ],
    [
      'cover the shipping costs, too',
      [ticketLine(1), voucherCode(5000)],
      490,
      [['V1', -1690, 3310]],
    ],
    ['cover nothing in an empty cart', [voucherCode(500)], undefined, [['V1', 0, 500]]],
    [
      'cover nothing with a negative value',
      [ticketLine(1), voucherCode(-300)],
      undefined,
      [['V1', 0, 0]],
    ],
  ];
  for (const [title, lines, shipping, applied] of cases) {
    it(title, () => {
      const costs = shipping === undefined ? undefined : cents(shipping);
      expect(
        applyVouchers(lines, costs).map(({ barcode, discount, remaining }) => [
          barcode,
          discount,
          remaining,
        ]),
      ).to.deep.equal(applied); // distinguishes 0 from -0, which would be shown as "-0,00 €"
    });
  }
});

describe('the VAT of the cart', () => {
  it('is listed by rate, without voucher codes', () => {
    const lines = [
      ticketLine(1, { vat_value: 19, price: cents(1190) }),
      ticketLine(1),
      voucherCode(500),
    ];
    expect(cartTax(lines)).to.deep.equal([
      { rate: 7, net: 1121, tax: 79, gross: 1200 },
      { rate: 19, net: 1000, tax: 190, gross: 1190 },
    ]);
  });

  it('is not listed for vouchers, which have none', () => {
    expect(cartTax([voucherLine(2, 2500)])).to.deep.equal([]);
  });

  it('is that of each day ticket, not only of the first', () => {
    const half = ofDay(2, { id: 'e', price: cents(595), vat_value: 19 });
    expect(cartTax([dayLine([ofDay(1), half]), ticketLine(1)])).to.deep.equal([
      { rate: 7, net: 2243, tax: 157, gross: 2400 },
      { rate: 19, net: 1000, tax: 190, gross: 1190 },
    ]);
  });

  it('covers each place of a tour and each ticket with its parts', () => {
    const parts = [{ id: 'child', name: 'Child', count: 3, price: cents(100) }];
    const tickets = [taker(1), taker(1, { id: 'f', subtickets: parts })];
    expect(cartTax([tourLine(2, tickets, { prices: [place(2)] })])).to.deep.equal([
      { rate: 7, net: 1776, tax: 124, gross: 1900 },
      { rate: 19, net: 840, tax: 160, gross: 1000 },
    ]);
  });

  it('covers a family with all its parts', () => {
    expect(cartTax([familyLine(1, [2, 3, 1])])).to.deep.equal([
      { rate: 7, net: 2804, tax: 196, gross: 3000 },
    ]);
  });
});

describe('the cart payload', () => {
  it('has ids and counts of tickets, but no prices', () => {
    const lines = [ticketLine(2), ticketLine(1, { id: '2', datetime: ELEVEN }), voucherCode(500)];
    expect(cartPayload(lines)).to.deep.equal({
      ver: 1,
      items: [
        { type: 'ticket', id: '1', count: 2, datetime: TEN, subtickets: [] },
        { type: 'ticket', id: '2', count: 1, datetime: ELEVEN, subtickets: [] },
        { type: 'voucherCode', barcode: 'V1' },
      ],
    });
  });

  it('has moments exactly as the back end sent them', () => {
    const lines = [
      ticketLine(2, { wireDatetime: '2027-03-05 10:00' }),
      dayLine([ofDay(1, { wireDatetime: '2027-03-05 00:00:00' }), ofDay(1, { id: 'e' })]),
    ];
    expect(
      cartPayload(lines).items.map((item) => item.type === 'ticket' && item.datetime),
    ).to.deep.equal(['2027-03-05 10:00', '2027-03-05 00:00:00', MIDNIGHT]);
  });

  it('includes family parts with quantity 0', () => {
    expect(cartPayload([familyLine(2, [3, 0, 2])]).items).to.deep.equal([
      {
        type: 'ticket',
        id: 'f',
        count: 2,
        datetime: TEN,
        subtickets: [
          { id: 'grown-up', count: 3 },
          { id: 'child', count: 0 },
          { id: 'baby', count: 2 },
        ],
      },
    ]);
  });

  it('has the moment, answers, prices and tickets of a tour', () => {
    const parts = [
      { id: 'adult', name: 'Adult', count: 2, price: cents(600) },
      { id: 'child', name: 'Child', count: 0, price: cents(100) },
    ];
    const tickets = [taker(3), taker(1, { id: 'f', subtickets: parts })];
    const line = tourLine(4, tickets, {
      answers: [
        {
          qId: 'a',
          type: 'checkbox',
          value: ['ramp', 'lift'],
          label: 'Needs',
          shown: 'Ramp, Lift',
        },
        { qId: 'b', type: 'number', value: 7, label: 'Class', shown: '7' },
      ],
    });
    expect(cartPayload([line]).items).to.deep.equal([
      {
        type: 'guidedTour',
        tourId: 'harbour',
        datetime: TEN,
        timeslotId: '7',
        answers: [
          { qId: 'a', type: 'checkbox', value: ['ramp', 'lift'] },
          { qId: 'b', type: 'number', value: 7 },
        ],
        prices: [{ id: 'p', count: 4 }],
        tickets: [
          { id: 't', count: 3, subtickets: [] },
          {
            id: 'f',
            count: 1,
            subtickets: [
              { id: 'adult', count: 2 },
              { id: 'child', count: 0 },
            ],
          },
        ],
      },
    ]);
    const { timeslotId: _none, ...unslotted } = line;
    expect(cartPayload([unslotted]).items[0]).to.not.have.property('timeslotId');
  });

  it('has one item for each day ticket, at midnight of its day', () => {
    const lines = [dayLine([ofDay(2), ofDay(1, { id: 'e' })]), ticketLine(1)];
    expect(cartPayload(lines).items).to.deep.equal([
      { type: 'ticket', id: 'd', count: 2, datetime: MIDNIGHT, subtickets: [] },
      { type: 'ticket', id: 'e', count: 1, datetime: MIDNIGHT, subtickets: [] },
      { type: 'ticket', id: '1', count: 1, datetime: TEN, subtickets: [] },
    ]);
  });

  it('has goods with counts, passes with owners, and vouchers with amounts', () => {
    const owners = [passOwner('Ada'), passOwner('Bert', { send_to_custom_addr: true })];
    const lines = [articleLine(2), passLine(owners), voucherLine(3, 2550)];
    expect(cartPayload(lines).items).to.deep.equal([
      { type: 'merchandise', id: 'book', count: 2 },
      { type: 'annualPass', id: 'pass', count: 2, owners },
      { type: 'voucher', id: 'gift', count: 3, price: 2550 },
    ]);
  });
});
