import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { EMPTY_PAYMENT } from '../../../src/core/checkout/form.ts';
import { keepPayment, readPayment, readPaymentForm } from '../../../src/core/checkout/stored.ts';
import type { Payment } from '../../../src/core/checkout/types.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { openShop } from '../../support/shop.ts';

const PENDING = { cartId: 'c1', sessionUs: 'Abcdefgh1234', outcome: 'accepted' as const };
const FAILED = { ...PENDING, outcome: 'failed' as const };
const ORDER = { booking_id: 'B1', has_tickets: true };
const error = { is: 'network', log: 'x' } as const;

beforeEach(async () => {
  await resetAll();
  await openShop();
});

describe('the stored payment form', () => {
  it('is empty by default, without a choice about the invoice', () => {
    expect(readPaymentForm()).to.deep.equal({
      accountHolder: '',
      iban: '',
      externalDocumentNumber: '',
    });
  });

  it('is a new object each time, so that the empty form is never modified', () => {
    readPaymentForm().iban = 'DE89';
    expect(readPaymentForm().iban).to.equal('');
  });

  for (const wallet of ['applepay', 'googlepay'] as const) {
    it(`keeps ${wallet} after a reload`, () => {
      const form = { ...EMPTY_PAYMENT, payart: 171, wallet };
      writeStored('payment-form', form);
      expect(readPaymentForm()).to.deep.equal(form);
    });
  }
});

describe('a payment', () => {
  const kept: [title: string, payment: Payment, read: Payment][] = [
    ['stays returned', { is: 'returned', pending: FAILED }, { is: 'returned', pending: FAILED }],
    [
      'is returned if it was executing',
      { is: 'executing', pending: PENDING },
      { is: 'returned', pending: PENDING },
    ],
    [
      'is returned if it had failed',
      { is: 'failed', pending: PENDING, error },
      { is: 'returned', pending: PENDING },
    ],
    ['stays cancelled', { is: 'canceled' }, { is: 'canceled' }],
    ['stays done', { is: 'done', order: ORDER }, { is: 'done', order: ORDER }],
    ['is none if it had only started', { is: 'starting' }, { is: 'none' }],
    ['is none if it was refused', { is: 'refused', error }, { is: 'none' }],
  ];
  for (const [title, payment, read] of kept) {
    it(`${title} after a reload`, () => {
      keepPayment(payment);
      expect(readPayment()).to.deep.equal(read);
    });
  }

  it('replaces the earlier payment when it is done', () => {
    keepPayment({ is: 'returned', pending: PENDING });
    keepPayment({ is: 'done', order: ORDER });
    expect([readStored('payment'), readStored('order')]).to.deep.equal([undefined, ORDER]);
  });

  it('replaces the earlier order when it is stored', () => {
    keepPayment({ is: 'done', order: ORDER });
    keepPayment({ is: 'canceled' });
    expect([readStored('payment'), readStored('order')]).to.deep.equal(['canceled', undefined]);
  });
});
