import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { EMPTY_PAYMENT } from '../../../src/core/checkout/form.ts';
import { keepPayment, readPayment, readPaymentForm } from '../../../src/core/checkout/stored.ts';
import type { Payment } from '../../../src/core/checkout/types.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { fresh } from '../../support/fresh.ts';
import { openShop } from '../../support/shop.ts';

const PENDING = { cartId: 'c1', sessionUs: 'Abcdefgh1234', outcome: 'accepted' as const };
const FAILED = { ...PENDING, outcome: 'failed' as const };
const ORDER = { booking_id: 'B1', has_tickets: true };
const failure = { is: 'network', log: 'x' } as const;

beforeEach(async () => {
  await fresh();
  await openShop();
});

describe('how the visitor wants to pay', () => {
  it('is by nothing yet, with an invoice, as long as nothing is stored', () => {
    expect(readPaymentForm()).to.deep.equal({
      accountHolder: '',
      iban: '',
      requestInvoice: true,
      externalDocumentNumber: '',
    });
  });

  it('is a form of its own each time, so that no visitor types into the empty one', () => {
    readPaymentForm().iban = 'DE89';
    expect(readPaymentForm().iban).to.equal('');
  });

  for (const wallet of ['applepay', 'googlepay'] as const) {
    it(`is by ${wallet} after a reload, too`, () => {
      const form = { ...EMPTY_PAYMENT, payart: 171, wallet };
      writeStored('payment-form', form);
      expect(readPaymentForm()).to.deep.equal(form);
    });
  }
});

describe('a payment', () => {
  const kept: [title: string, payment: Payment, read: Payment][] = [
    [
      'that is back is back again',
      { is: 'returned', pending: FAILED },
      { is: 'returned', pending: FAILED },
    ],
    [
      'that is being made is back',
      { is: 'executing', pending: PENDING },
      { is: 'returned', pending: PENDING },
    ],
    [
      'that could not be made is back',
      { is: 'failed', pending: PENDING, failure },
      { is: 'returned', pending: PENDING },
    ],
    ['that was canceled stays canceled', { is: 'canceled' }, { is: 'canceled' }],
    ['that is done stays done', { is: 'done', order: ORDER }, { is: 'done', order: ORDER }],
    ['that has only begun is none', { is: 'starting' }, { is: 'none' }],
    ['that was refused is none', { is: 'refused', failure }, { is: 'none' }],
  ];
  for (const [title, payment, read] of kept) {
    it(`${title} after a reload`, () => {
      keepPayment(payment);
      expect(readPayment()).to.deep.equal(read);
    });
  }

  it('that is done leaves nothing of the one before', () => {
    keepPayment({ is: 'returned', pending: PENDING });
    keepPayment({ is: 'done', order: ORDER });
    expect([readStored('payment'), readStored('order')]).to.deep.equal([undefined, ORDER]);
  });

  it('that begins leaves nothing of the order before', () => {
    keepPayment({ is: 'done', order: ORDER });
    keepPayment({ is: 'canceled' });
    expect([readStored('payment'), readStored('order')]).to.deep.equal(['canceled', undefined]);
  });
});
