import { describe, it } from 'node:test';
import { expect } from 'chai';
import { shippingPayload } from '../../../src/core/cart/payload.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import {
  articleLine,
  dayLine,
  ofDay,
  passLine,
  passOwner,
  TEN,
  ticketLine,
  tourLine,
  voucherCode,
} from '../../support/samples.ts';

describe('the shipping payload of the cart', () => {
  const rows: [title: string, line: CartLine, items: unknown[]][] = [
    [
      'has the moment and the count of tickets',
      ticketLine(2),
      [{ type: 'ticket', id: ticketLine(2).id, count: 2, datetime: TEN }],
    ],
    [
      'has the moment of tickets as the back end sent it',
      ticketLine(2, { wireDatetime: '2027-03-05T09:00:00Z' }),
      [{ type: 'ticket', id: ticketLine(2).id, count: 2, datetime: '2027-03-05T09:00:00Z' }],
    ],
    [
      'has each kind of day ticket separately, without a moment',
      dayLine([ofDay(2, { id: 'a' }), ofDay(1, { id: 'b' })]),
      [
        { type: 'ticket', id: 'a', count: 2 },
        { type: 'ticket', id: 'b', count: 1 },
      ],
    ],
    [
      'has the moment of a tour, and counts participants with tickets of their own',
      tourLine(3),
      [{ type: 'guidedTour', id: 'harbour', count: 3, datetime: '2027-03-05T10:00:00' }],
    ],
    [
      'counts a group with one common code once',
      tourLine(3, [], { single_ticketing: false }),
      [{ type: 'guidedTour', id: 'harbour', count: 1, datetime: '2027-03-05T10:00:00' }],
    ],
    ['has goods with their count', articleLine(2), [{ type: 'merchandise', id: 'book', count: 2 }]],
    [
      'has passes without their owners',
      passLine([passOwner('Ada')]),
      [{ type: 'annualPass', id: 'pass', count: 1 }],
    ],
    ['has no voucher codes', voucherCode(500), []],
  ];
  for (const [title, line, items] of rows) {
    it(title, () => void expect(shippingPayload([line])).to.deep.equal(items));
  }
});
