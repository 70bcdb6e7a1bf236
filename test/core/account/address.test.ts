import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  fieldsOfCustomer,
  fieldsOfNewcomer,
  hasAddress,
  isAddressToComplete,
  postcodesToCorrect,
} from '../../../src/core/account/address.ts';
import { type CustomerAttributes, EMPTY_FORM } from '../../../src/core/account/types.ts';

const PERSON = ['fname', 'lname', 'email'];
const ADDRESS = ['street', 'zip', 'city', 'country'];

const attributes = (more: Partial<CustomerAttributes> = {}): CustomerAttributes => ({
  countries: [
    { key: 'DE', name: 'Germany' },
    { key: 'CH', name: 'Switzerland' },
  ],
  salutations: [],
  visible_fields: [...PERSON, ...ADDRESS],
  required_fields: PERSON,
  ...more,
});

describe('the fields of a guest or a new customer', () => {
  const visible_fields = ['salutation', ...PERSON, 'company', 'phone', ...ADDRESS];
  const cases: [
    title: string,
    more: Partial<CustomerAttributes>,
    typed: object,
    refused: string[],
    expected: string[],
  ][] = [
    ['are those that the back end requires', {}, {}, [], PERSON],
    [
      'include the email address, even if it is not required',
      { required_fields: [] },
      {},
      [],
      ['email'],
    ],
    [
      'include the parts of the address that the back end requires',
      { required_fields: [...PERSON, 'zip'] },
      {},
      [],
      [...PERSON, 'zip'],
    ],
    ['leave out a country that is only preselected', {}, { country: 'DE' }, [], PERSON],
    [
      'include what is known and would be sent',
      {},
      { phone: '110', city: 'Hamburg', country: 'DE' },
      [],
      [...PERSON, 'phone', ...ADDRESS],
    ],
    [
      'include what the back end has refused',
      {},
      {},
      ['company'],
      ['fname', 'lname', 'company', 'email'],
    ],
    ['include the whole address if a part is refused', {}, {}, ['zip'], [...PERSON, ...ADDRESS]],
    [
      'leave out what the back end does not want shown',
      {},
      { title: 'Dr.' },
      ['title', 'x'],
      PERSON,
    ],
  ];
  for (const [title, more, typed, refused, expected] of cases) {
    it(title, () => {
      const given = attributes({ visible_fields, ...more });
      const form = { ...EMPTY_FORM, ...typed };
      expect(fieldsOfNewcomer(given, form, { refused }).shown).to.deep.equal(expected);
    });
  }
});

describe('the fields of a guest whose order needs an address', () => {
  const asked = (more: Partial<CustomerAttributes>) =>
    fieldsOfNewcomer(attributes(more), EMPTY_FORM, { refused: [], isAddressNeeded: true });

  it('include the address, which is required, and a company, which is not', () => {
    const visible_fields = ['salutation', ...PERSON, 'company', 'phone', ...ADDRESS];
    const { shown, required } = asked({ visible_fields });
    expect(shown).to.deep.equal(['fname', 'lname', 'company', 'email', ...ADDRESS]);
    expect(required).to.deep.equal([...PERSON, ...ADDRESS]);
  });

  it('have no part of the address that the back end does not show', () => {
    const { shown, required } = asked({ visible_fields: [...PERSON, 'country'] });
    expect([shown, required]).to.deep.equal([
      [...PERSON, 'country'],
      [...PERSON, 'country'],
    ]);
  });
});

describe('the fields of a customer', () => {
  const visible_fields = ['email', 'phone', ...ADDRESS];
  const given = attributes({ visible_fields, required_fields: ['email', 'zip'] });

  it('are all that the back end shows', () => {
    expect(fieldsOfCustomer(given)).to.deep.equal({
      shown: visible_fields,
      required: ['email', 'zip'],
    });
  });

  it('require the address if the order needs it', () => {
    expect(fieldsOfCustomer(given, true).required).to.deep.equal(['email', ...ADDRESS]);
  });
});

describe('an address', () => {
  it('is there only if the form has more of it than a country', () => {
    expect(hasAddress({ ...EMPTY_FORM, country: 'DE', street: ' ' })).to.equal(false);
    expect(hasAddress({ ...EMPTY_FORM, city: 'Hamburg' })).to.equal(true);
  });
});

describe('a postcode', () => {
  const cases: [zip: string, country: string, isToCorrect: boolean][] = [
    ['1067', 'DE', true],
    [' 1067 ', 'de', true],
    ['01067', 'DE', false],
    ['106', 'DE', false],
    ['A067', 'DE', false],
    ['', 'DE', false],
    ['8001', 'CH', false],
    ['8001', '', false],
    // a back end without a list of countries sends their names
    ['1067', 'Deutschland', true],
    ['1067', 'Allemagne', true],
    ['8000', 'Danmark', false],
  ];
  for (const [zip, country, isToCorrect] of cases) {
    const outcome = isToCorrect ? 'has to be corrected' : 'is accepted';
    it(`“${zip}” in “${country}” ${outcome}`, () => {
      const form = { ...EMPTY_FORM, zip, country };
      expect(postcodesToCorrect(form, attributes())).to.deep.equal(isToCorrect ? ['zip'] : []);
      const delivery = { 'addrShipping.zip': zip, 'addrShipping.country': country };
      expect(postcodesToCorrect({ ...EMPTY_FORM, ...delivery }, attributes())).to.deep.equal(
        isToCorrect ? ['addrShipping.zip'] : [],
      );
    });
  }

  it('is recognised as German by the name of a country whose key is another one', () => {
    const countries = [{ key: '49', name: 'Germany' }];
    const form = { ...EMPTY_FORM, zip: '1067', country: '49' };
    expect(postcodesToCorrect(form, { countries })).to.deep.equal(['zip']);
  });
});

describe('the address of a known buyer', () => {
  const FULL = { street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
  for (const field of ['street', 'zip', 'city', 'country'] as const) {
    it(`has to be completed without ${field}, unless the back end does not show it`, () => {
      const address = { ...FULL, [field]: ' ' };
      expect(isAddressToComplete(address, attributes())).to.equal(true);
      const visible_fields = ADDRESS.filter((each) => each !== field);
      expect(isAddressToComplete(address, attributes({ visible_fields }))).to.equal(false);
    });
  }

  it('is complete with all parts, also before the fields of the back end are known', () => {
    expect(isAddressToComplete(FULL, attributes())).to.equal(false);
    expect(isAddressToComplete({ ...FULL, country: '' }, undefined)).to.equal(false);
    expect(isAddressToComplete({ ...FULL, city: '' }, undefined)).to.equal(true);
  });

  it('has to be completed if a postcode lacks its zero', () => {
    expect(isAddressToComplete({ ...FULL, zip: '1067' }, attributes())).to.equal(true);
  });
});
