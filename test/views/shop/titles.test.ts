import { expect } from '@esm-bundle/chai';
import type { Payment } from '../../../src/core/checkout/types.ts';
import { titledAs } from '../../../src/views/shop/titles.ts';

const accepted = { cartId: 'c1', sessionUs: 'abcdefghijkl', outcome: 'accepted' } as const;
const failed = { ...accepted, outcome: 'failed' } as const;
const order = { booking_id: 'M-1', has_tickets: true };

const AFTER: readonly (readonly [Payment, string])[] = [
  [{ is: 'returned', pending: accepted }, 'checkoutAccepted'],
  [{ is: 'executing', pending: accepted }, 'checkoutAccepted'],
  [{ is: 'failed', pending: accepted, failure: { is: 'network', log: '' } }, 'checkoutAccepted'],
  [{ is: 'returned', pending: failed }, 'checkoutFailed'],
  [{ is: 'canceling', pending: failed }, 'checkoutFailed'],
  [{ is: 'canceled' }, 'checkoutCanceled'],
  [{ is: 'done', order }, 'checkoutSuccess'],
  [{ is: 'gone' }, 'checkout'],
  [{ is: 'none' }, 'checkout'],
];

describe('the title of a screen after the payment provider', () => {
  for (const [payment, title] of AFTER) {
    const outcome = 'pending' in payment ? ` (${payment.pending.outcome})` : '';
    it(`is that of ${title} where the payment is ${payment.is}${outcome}, whatever the address says`, () => {
      for (const name of ['checkoutSuccess', 'checkoutAccepted', 'checkoutFailed'] as const) {
        expect(titledAs(name, payment)).to.equal(title);
      }
    });
  }

  it('is no matter of the screens before it', () => {
    expect(titledAs('checkout', { is: 'done', order })).to.equal('checkout');
    expect(titledAs('tickets', { is: 'canceled' })).to.equal('tickets');
  });
});
