import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { FieldErrors } from '../../../src/core/async/result.ts';
import {
  accountAux,
  accountErrors,
  EMPTY_PAYMENT,
  isDirectDebit,
  maskedIban,
  refusedAccount,
} from '../../../src/core/checkout/form.ts';

const DIRECT_DEBIT = 74;
const GERMAN = 'DE89 3704 0044 0532 0130 00';
const errorsOf = (accountHolder: string, iban: string, payart = DIRECT_DEBIT) =>
  accountErrors({ ...EMPTY_PAYMENT, accountHolder, iban }, payart);

describe('direct debit', () => {
  const ways: [payart: number | undefined, isIt: boolean][] = [
    [74, true],
    [164, true],
    [171, false],
    [30, false],
    [undefined, false],
  ];
  for (const [payart, isIt] of ways) {
    it(`${isIt ? 'is' : 'is not'} payment type ${payart ?? 'no number'}`, () => {
      expect(isDirectDebit(payart)).to.equal(isIt);
    });
  }

  const ibans: [iban: string, expected: string | undefined][] = [
    ['DE89370400440532013000', undefined],
    [GERMAN, undefined],
    ['  de89 3704 0044 0532 0130 00 ', undefined],
    ['AT61 1904 3002 3457 3201', undefined],
    ['FR14 2004 1010 0505 0001 3M02 606', undefined],
    ['NL91 ABNA 0417 1643 00', undefined],
    ['DE89 3704 0044 0532 0130 01', 'invalid'],
    ['DE89 3704 0044 0532 0130', 'invalid'],
    ['XX89 3704 0044 0532 0130 00', 'invalid'],
    ['javascript:alert(1)', 'invalid'],
    ['', 'missing'],
    ['   ', 'missing'],
  ];
  for (const [iban, expected] of ibans) {
    it(`reports “${iban}” as ${expected ?? 'valid'}`, () => {
      expect(errorsOf('Ada', iban).iban).to.equal(expected);
    });
  }

  it('requires an account holder', () => {
    expect(errorsOf(' ', GERMAN)).to.deep.equal({ accountHolder: 'missing' });
    expect(errorsOf('', '')).to.deep.equal({ accountHolder: 'missing', iban: 'missing' });
    expect(errorsOf('Ada', GERMAN)).to.deep.equal({});
  });

  it('is the only payment type that requires an account', () => {
    expect(errorsOf('', '', 171)).to.deep.equal({});
    expect(accountAux({ ...EMPTY_PAYMENT, accountHolder: 'Ada', iban: GERMAN }, 171)).to.deep.equal(
      {},
    );
  });

  it('is sent with a normalised account', () => {
    const form = {
      ...EMPTY_PAYMENT,
      accountHolder: ' Ada Lovelace ',
      iban: ` ${GERMAN.toLowerCase()}`,
    };
    expect(accountAux(form, DIRECT_DEBIT)).to.deep.equal({
      Accountholder: 'Ada Lovelace',
      IBAN: 'DE89370400440532013000',
    });
  });

  const refusals: [title: string, fields: FieldErrors | undefined, expected: object][] = [
    ['of the IBAN', { IBAN: ['Closed.'] }, { iban: ['Closed.'] }],
    ['of a nested IBAN', { 'aux.IBAN': ['Closed.'] }, { iban: ['Closed.'] }],
    ['of an IBAN in brackets', { 'aux[iban]': ['Closed.'] }, { iban: ['Closed.'] }],
    ['of the IBAN without a sentence', { IBAN: [] }, { iban: 'invalid' }],
    ['of the account holder', { Accountholder: ['Unknown.'] }, { accountHolder: ['Unknown.'] }],
    ['of another field', { payart: ['Unknown.'], xIBAN: ['Unknown.'] }, {}],
    ['of no field', undefined, {}],
  ];
  for (const [title, fields, expected] of refusals) {
    it(`reads a refusal ${title}`, () => {
      const error = { is: 'status', status: 422, log: '', ...(fields && { fields }) } as const;
      expect(refusedAccount(error)).to.deep.equal(expected);
    });
  }

  it('reads no refusal from a failed call', () => {
    expect(refusedAccount({ is: 'network', log: '' })).to.deep.equal({});
  });

  it('masks the IBAN except for its country and last digits', () => {
    expect(maskedIban(GERMAN)).to.equal('DE•• •••• 3000');
  });
});
