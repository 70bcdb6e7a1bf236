import { describe, it } from 'node:test';
import { expect } from 'chai';
import { passLine } from '../../../src/core/passes/line.ts';
import type { OwnerForm } from '../../../src/core/passes/types.ts';
import { cents } from '../../../src/core/money/cents.ts';

const ADA: OwnerForm = {
  title: 'Dr.',
  firstName: 'Ada',
  surname: 'Lund',
  street: 'Am Kai 3',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  isSentThere: false,
};
const BERT = { ...ADA, title: '', firstName: 'Bert', isSentThere: true };
const PASS = { id: 'pass', name: 'Annual pass', price: cents(6000), vat_value: 7 };

describe('the owners of passes', () => {
  it('become one cart line with trimmed values', () => {
    const address = { street: 'Am Kai 3', zip: '20095', city: 'Hamburg', country: 'DE' };
    expect(passLine(PASS, [{ ...ADA, surname: ' Lund ' }, BERT])).to.deep.equal({
      ...PASS,
      type: 'annualPass',
      count: 2,
      totalPrice: 12_000,
      owners: [
        {
          name: { title: 'Dr.', firstName: 'Ada', surname: 'Lund' },
          address,
          send_to_custom_addr: false,
        },
        { name: { firstName: 'Bert', surname: 'Lund' }, address, send_to_custom_addr: true },
      ],
    });
  });
});
