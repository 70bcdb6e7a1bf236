import { describe, it } from 'node:test';
import { expect } from 'chai';
import { analyticsDetail } from '../../../src/core/analytics/analytics.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { dayLine, ofDay } from '../../support/samples.ts';

describe('the analytics event of a line', () => {
  it('has an item for each day ticket, in euros with two decimals', () => {
    const half = ofDay(3, { id: 'e', name: 'Half', price: cents(550), vat_value: 19 });
    const { totalPrice, dayTickets } = dayLine([ofDay(2), half]);
    expect(
      analyticsDetail('remove_from_cart', 'Ticket', { totalPrice, items: dayTickets }),
    ).to.deep.equal({
      event: 'remove_from_cart',
      type: 'Ticket',
      currency: 'EUR',
      value: '40.50',
      items: [
        { id: 'd', name: 'Day', count: 2, price: '12.00' },
        { id: 'e', name: 'Half', count: 3, price: '5.50' },
      ],
    });
  });
});
