import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isReserved } from '../../../src/core/cart/payment.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { ELEVEN, ticketLine, voucherCode } from '../../support/samples.ts';

describe('the places of a line', () => {
  const LATER = ticketLine(2, { datetime: ELEVEN });
  const cases: [title: string, sent: CartLine[] | undefined, isIt: boolean][] = [
    ['are held by a payment for the line', [voucherCode(500), ticketLine(1)], true],
    ['are not held by a payment for other lines', [voucherCode(500), LATER], false],
    ['are not held by a payment for nothing', [], false],
    ['are not held without a payment', undefined, false],
  ];
  for (const [title, lines, isIt] of cases) {
    it(title, () => void expect(isReserved(ticketLine(2), lines && { lines })).to.equal(isIt));
  }
});
