import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type ValidationError, validationErrors } from '../../../src/core/account/validation.ts';

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

describe('the validation of an account form', () => {
  const cases: [
    title: string,
    typed: Partial<typeof FORM>,
    required: string[],
    expected: Partial<Record<Field, ValidationError>>,
  ][] = [
    ['accepts valid values', {}, Object.keys(FORM), {}],
    ['rejects an empty required field', { zip: '' }, ['fname', 'zip'], { zip: 'missing' }],
    ['rejects a blank required field', { fname: '  ' }, ['fname'], { fname: 'missing' }],
    ['accepts an empty optional field', { zip: '' }, ['fname'], {}],
    ['ignores required fields that the form does not have', {}, ['shoeSize'], {}],
    [
      'rejects an invalid email address',
      { email: 'ada' },
      [],
      { email: 'notAnEmail', emailRepeat: 'emailsDiffer' },
    ],
    ['accepts two empty email addresses', { email: '', emailRepeat: '' }, [], {}],
    [
      'rejects two different email addresses',
      { emailRepeat: 'ada@example.com' },
      [],
      { emailRepeat: 'emailsDiffer' },
    ],
    [
      'rejects two different passwords',
      { passwordRepeat: 'Bernoulli' },
      [],
      { passwordRepeat: 'passwordsDiffer' },
    ],
    [
      'rejects a password that is not repeated',
      { passwordRepeat: '' },
      ['passwordRepeat'],
      { passwordRepeat: 'missing' },
    ],
    [
      'rejects terms that are not accepted',
      { terms: '' },
      ['terms'],
      { terms: 'termsNotAccepted' },
    ],
  ];
  for (const [title, typed, required, expected] of cases) {
    it(
      title,
      () => void expect(validationErrors({ ...FORM, ...typed }, required)).to.deep.equal(expected),
    );
  }

  it('returns errors in the order of the fields', () => {
    expect(
      Object.keys(validationErrors({ ...FORM, fname: '', zip: '' }, ['zip', 'fname'])),
    ).to.deep.equal(['fname', 'zip']);
  });
});
