import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Fault, faultsOf } from '../../../src/core/account/faults.ts';

const FORM = {
  fname: 'Ada',
  zip: '10115',
  email: 'ada@example.org',
  emailRepeat: ' ada@example.org ',
  password: 'Bernoulli ',
  passwordRepeat: 'Bernoulli ',
  terms: 'yes',
};

type Field = keyof typeof FORM;

describe('a form of the account', () => {
  const cases: [
    title: string,
    typed: Partial<typeof FORM>,
    required: string[],
    faults: Partial<Record<Field, Fault>>,
  ][] = [
    ['is right', {}, Object.keys(FORM), {}],
    ['lacks what must be filled', { zip: '' }, ['fname', 'zip'], { zip: 'missing' }],
    ['lacks what is blank', { fname: '  ' }, ['fname'], { fname: 'missing' }],
    ['need not be filled where nothing is required', { zip: '' }, ['fname'], {}],
    ['cannot lack what it does not ask for', {}, ['shoeSize'], {}],
    [
      'names no e-mail address',
      { email: 'ada' },
      [],
      { email: 'notAnEmail', emailRepeat: 'emailsDiffer' },
    ],
    ['may have no e-mail address at all', { email: '', emailRepeat: '' }, [], {}],
    [
      'has two e-mail addresses',
      { emailRepeat: 'ada@example.com' },
      [],
      { emailRepeat: 'emailsDiffer' },
    ],
    [
      'has two passwords',
      { passwordRepeat: 'Bernoulli' },
      [],
      { passwordRepeat: 'passwordsDiffer' },
    ],
    [
      'has a password once',
      { passwordRepeat: '' },
      ['passwordRepeat'],
      { passwordRepeat: 'missing' },
    ],
    ['has terms that are not accepted', { terms: '' }, ['terms'], { terms: 'termsNotAccepted' }],
  ];
  for (const [title, typed, required, faults] of cases) {
    it(title, () => void expect(faultsOf({ ...FORM, ...typed }, required)).to.deep.equal(faults));
  }

  it('tells its faults in the order of its fields', () => {
    expect(Object.keys(faultsOf({ ...FORM, fname: '', zip: '' }, ['zip', 'fname']))).to.deep.equal([
      'fname',
      'zip',
    ]);
  });
});
