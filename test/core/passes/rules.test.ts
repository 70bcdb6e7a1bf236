import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { missingOf, OWNER_FIELDS, ownerRows, passLine } from '../../../src/core/passes/rules.ts';
import { forgetOwners, typeOwners } from '../../../src/core/passes/choices.ts';
import { passes, restoreOwners } from '../../../src/core/passes/store.ts';
import type { OwnerForm } from '../../../src/core/passes/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { fresh } from '../../support/fresh.ts';
import { openShop } from '../../support/shop.ts';

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
/** A new owner who lives where Ada does. */
const BESIDE_ADA = { ...ADA, title: '', firstName: '', surname: '' };
const SOMEBODY = { ...BESIDE_ADA, street: '', zip: '', city: '', country: 'FR' };
const PASS = { id: 'pass', name: 'Annual pass', price: cents(6000), vat_value: 7 };

describe('the owners of passes', () => {
  const rows: [title: string, typed: OwnerForm[], count: number, rows: OwnerForm[]][] = [
    ['begin in the museum’s country', [], 1, [SOMEBODY]],
    ['live where the one before them does', [ADA], 2, [ADA, BESIDE_ADA]],
    ['live where the last one before them does', [SOMEBODY, ADA], 3, [SOMEBODY, ADA, BESIDE_ADA]],
    ['keep what was typed when others go', [ADA, BERT], 1, [ADA]],
    ['keep what was typed when others come', [ADA, BERT], 3, [ADA, BERT, BESIDE_ADA]],
    ['are none for no pass', [ADA], 0, []],
  ];
  for (const [title, typed, count, expected] of rows) {
    it(title, () => void expect(ownerRows(typed, count, 'FR')).to.deep.equal(expected));
  }

  it('are asked for what stands on an envelope, in its order', () => {
    expect(OWNER_FIELDS).to.deep.equal([
      'title',
      'firstName',
      'surname',
      'street',
      'zip',
      'city',
      'country',
    ]);
  });

  for (const field of OWNER_FIELDS) {
    const isNeeded = field !== 'title';
    it(`${isNeeded ? 'must' : 'need not'} have a ${field}`, () => {
      expect(missingOf({ ...ADA, [field]: '  ' })).to.deep.equal(isNeeded ? [field] : []);
    });
  }

  it('go into the basket as one line, without the spaces around what was typed', () => {
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

describe('what is typed of owners', () => {
  beforeEach(async () => {
    await fresh();
    await openShop();
    passes.owners = {};
  });

  it('survives a reload, until it is in the basket', () => {
    typeOwners('pass', [ADA, BERT]);
    passes.owners = {};
    restoreOwners();
    expect(JSON.parse(JSON.stringify(passes.owners))).to.deep.equal({ pass: [ADA, BERT] });
    forgetOwners('pass');
    passes.owners = {};
    restoreOwners();
    expect(Object.keys(passes.owners)).to.deep.equal([]);
  });

  for (const broken of ['x', { pass: 'x' }, { pass: [{ ...ADA, zip: 5 }] }]) {
    it(`is forgotten where it cannot be read: ${JSON.stringify(broken)}`, () => {
      writeStored('pass-owners', broken);
      restoreOwners();
      expect(Object.keys(passes.owners)).to.deep.equal([]);
      expect(readStored('pass-owners')).to.deep.equal(broken);
    });
  }
});
