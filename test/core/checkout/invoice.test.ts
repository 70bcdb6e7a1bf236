import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isInvoiceWanted, needsAddress } from '../../../src/core/checkout/invoice.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import {
  articleLine,
  dayLine,
  ofDay,
  passLine,
  passOwner,
  ticketLine,
  tourLine,
  voucherCode,
  voucherLine,
} from '../../support/samples.ts';

describe('the address of the buyer', () => {
  const lines: [name: string, line: CartLine, isNeeded: boolean][] = [
    ['goods', articleLine(1), true],
    ['passes', passLine([passOwner('Ada')]), true],
    ['tickets', ticketLine(1), false],
    ['day tickets', dayLine([ofDay(1)]), false],
    ['tours', tourLine(), false],
    ['vouchers', voucherLine(1, 2500), false],
    ['voucher codes', voucherCode(500), false],
  ];
  for (const [name, line, isNeeded] of lines) {
    it(`is ${isNeeded ? '' : 'not '}needed for ${name}`, () => {
      expect(needsAddress([ticketLine(1), line])).to.equal(isNeeded);
    });
  }
});

describe('the invoice', () => {
  const ofTickets = [ticketLine(1)];
  const required = { required_fields: ['fname', 'street'] };
  const free = { required_fields: ['fname'] };

  it('is wanted by default if goods or the back end need the address anyway', () => {
    expect(isInvoiceWanted({}, [articleLine(1)], free)).to.equal(true);
    expect(isInvoiceWanted({}, ofTickets, required)).to.equal(true);
    expect(isInvoiceWanted({}, ofTickets, free)).to.equal(false);
    expect(isInvoiceWanted({}, ofTickets, undefined)).to.equal(false);
  });

  it('is what the buyer has chosen', () => {
    expect(isInvoiceWanted({ requestInvoice: true }, ofTickets, free)).to.equal(true);
    expect(isInvoiceWanted({ requestInvoice: false }, [articleLine(1)], required)).to.equal(false);
  });
});
