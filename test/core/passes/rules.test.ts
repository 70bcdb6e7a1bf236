import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { EMPTY_FORM } from '../../../src/core/account/types.ts';
import { filledWith, missingOf, OWNER_FIELDS, ownerRows } from '../../../src/core/passes/rules.ts';
import { forgetOwners, typeOwners } from '../../../src/core/passes/choices.ts';
import { passes, restoreOwners } from '../../../src/core/passes/store.ts';
import type { OwnerForm } from '../../../src/core/passes/types.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
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
/** A new owner at the address of Ada. */
const BESIDE_ADA = { ...ADA, title: '', firstName: '', surname: '' };
const SOMEBODY = { ...BESIDE_ADA, street: '', zip: '', city: '', country: 'FR' };

describe('the owners of passes', () => {
  const rows: [title: string, typed: OwnerForm[], count: number, rows: OwnerForm[]][] = [
    ['start with the country of the museum', [], 1, [SOMEBODY]],
    ['take the address of the previous owner', [ADA], 2, [ADA, BESIDE_ADA]],
    ['take the address of the last owner', [SOMEBODY, ADA], 3, [SOMEBODY, ADA, BESIDE_ADA]],
    ['keep typed values when others are removed', [ADA, BERT], 1, [ADA]],
    ['keep typed values when others are added', [ADA, BERT], 3, [ADA, BERT, BESIDE_ADA]],
    ['are none for a count of 0', [ADA], 0, []],
  ];
  for (const [title, typed, count, expected] of rows) {
    it(title, () => void expect(ownerRows(typed, count, 'FR')).to.deep.equal(expected));
  }

  it('have the fields of an envelope in its order', () => {
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
});

describe('the details of the buyer', () => {
  const NAME = { ...EMPTY_FORM, fname: 'Grace', lname: 'Hopper' };
  const ADDRESS = { street: 'Elm Street 5', zip: '8010', city: 'Graz', country: 'AT' };
  const GRACE = { title: '', firstName: 'Grace', surname: 'Hopper' };
  const cases: [title: string, owner: OwnerForm, buyer: typeof EMPTY_FORM, filled: OwnerForm][] = [
    [
      'fill in name and address',
      SOMEBODY,
      { ...NAME, ...ADDRESS },
      { ...SOMEBODY, ...GRACE, ...ADDRESS },
    ],
    [
      'fill in the title',
      SOMEBODY,
      { ...NAME, title: 'Dr.' },
      { ...SOMEBODY, ...GRACE, title: 'Dr.' },
    ],
    ['keep an address if the buyer has none', BESIDE_ADA, NAME, { ...BESIDE_ADA, ...GRACE }],
    [
      'replace what was typed',
      ADA,
      { ...NAME, ...ADDRESS },
      { ...ADA, ...GRACE, title: 'Dr.', ...ADDRESS },
    ],
    [
      'keep an address if the buyer typed spaces only',
      BESIDE_ADA,
      { ...NAME, street: '  ' },
      { ...BESIDE_ADA, ...GRACE },
    ],
    ['keep where the pass is sent', BERT, NAME, { ...BERT, ...GRACE }],
  ];
  for (const [title, owner, buyer, filled] of cases) {
    it(title, () => void expect(filledWith(owner, buyer)).to.deep.equal(filled));
  }
});

describe('the typed owners of passes', () => {
  beforeEach(async () => {
    await resetAll();
    await openShop();
    passes.owners = {};
  });

  it('are kept over a reload until they are cleared', () => {
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
    it(`are ignored if they cannot be read: ${JSON.stringify(broken)}`, () => {
      writeStored('pass-owners', broken);
      restoreOwners();
      expect(Object.keys(passes.owners)).to.deep.equal([]);
      expect(readStored('pass-owners')).to.deep.equal(broken);
    });
  }
});
