import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  continueAsGuest,
  forgetErrors,
  keepGuestForm,
  keptGuestForm,
  restoreCustomer,
  signOut,
} from '../../../src/core/account/actions.ts';
import {
  customerOf,
  deliveryFields,
  formOf,
  guestErrors,
  looksLikeEmail,
} from '../../../src/core/account/form.ts';
import { errorsByField } from '../../../src/core/api/fieldNames.ts';
import {
  type Customer,
  type CustomerData,
  type CustomerForm,
  EMPTY_FORM,
} from '../../../src/core/account/types.ts';
import { loadAttributes } from '../../../src/core/account/attributes.ts';
import { account } from '../../../src/core/account/store.ts';
import { session } from '../../../src/core/session/store.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import type { Answer } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const FORM: CustomerForm = {
  ...EMPTY_FORM,
  fname: ' Ada ',
  lname: 'Lovelace',
  email: ' ada@example.org',
  street: 'Main St 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
};

const GUEST: Customer = {
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@example.org',
  isGuest: true,
  addrBilling: { street: 'Main St 1', zip: '10115', city: 'Berlin', country: 'DE' },
};

const GRACE = {
  name: 'Grace Hopper',
  street: 'Havnegade 7',
  zip: '8000',
  city: 'Aarhus',
  country: 'DK',
};

/** Form values of a separate delivery address. */
const ELSEWHERE: Partial<CustomerForm> = {
  delivery: 'elsewhere',
  'addrShipping.name': 'Grace Hopper',
  'addrShipping.street': 'Havnegade 7',
  'addrShipping.zip': '8000',
  'addrShipping.city': 'Aarhus',
  'addrShipping.country': 'DK',
};

describe('a customer read from the guest form', () => {
  const cases: [
    title: string,
    form: Partial<CustomerForm>,
    visible: string[],
    guest: CustomerData,
  ][] = [
    ['has trimmed values', {}, ['country'], GUEST],
    [
      'has optional values only if they are filled in',
      { company: ' Engines ', phone: '  ', salutation: 'ms', title: ' Dr. ' },
      ['country'],
      { ...GUEST, company: 'Engines', salutation: 'ms', title: 'Dr.' },
    ],
    [
      'has no country if the field is not visible',
      {},
      ['fname'],
      { ...GUEST, addrBilling: { ...GUEST.addrBilling, country: '' } },
    ],
    [
      'has no billing address if none is filled in',
      { street: ' ', zip: '', city: '', country: '' },
      ['street', 'zip', 'city', 'country'],
      { fname: 'Ada', lname: 'Lovelace', email: 'ada@example.org', isGuest: true },
    ],
    [
      'has the delivery address that is filled in',
      { ...ELSEWHERE, 'addrShipping.name': ' Grace Hopper ' },
      ['country'],
      { ...GUEST, addrShipping: GRACE },
    ],
    [
      'has no delivery address while part of it is missing',
      { ...ELSEWHERE, 'addrShipping.zip': ' ' },
      ['country'],
      GUEST,
    ],
    [
      'has no delivery address if it equals the billing address',
      { ...ELSEWHERE, delivery: '' },
      ['country'],
      GUEST,
    ],
    [
      'has a delivery address without a country if the field is not visible',
      { ...ELSEWHERE, 'addrShipping.country': '' },
      ['fname'],
      {
        ...GUEST,
        addrBilling: { ...GUEST.addrBilling, country: '' },
        addrShipping: { ...GRACE, country: '' },
      },
    ],
  ];
  for (const [title, more, visible, guest] of cases) {
    it(
      title,
      () => void expect(customerOf({ ...FORM, ...more }, visible, true)).to.deep.equal(guest),
    );
  }

  it('fills the form again', () => {
    const customer = { ...GUEST, title: 'Dr.', company: 'Engines', addrShipping: GRACE };
    expect(customerOf(formOf(customer), ['country'], true)).to.deep.equal(customer);
    expect(formOf({ ...GUEST, addrBilling: undefined! })).to.deep.equal({
      ...EMPTY_FORM,
      fname: 'Ada',
      lname: 'Lovelace',
      email: 'ada@example.org',
    });
  });
});

describe('the form fields', () => {
  it('of a delivery address are those of the billing address and a name', () => {
    const fields = ['name', 'street', 'zip', 'city'].map((name) => `addrShipping.${name}`);
    expect(deliveryFields(['zip'])).to.deep.equal(fields);
    expect(deliveryFields(['country'])).to.deep.equal([...fields, 'addrShipping.country']);
  });

  const emails: [text: string, isOne: boolean][] = [
    ['ada@example.org', true],
    [' ada@example.org ', true],
    ['a+b@m.museum', true],
    ['ada@example', false],
    ['ada.example.org', false],
    ['ada@@example.org', false],
    ['ada @example.org', false],
    ['@example.org', false],
    ['', false],
  ];
  for (const [text, isOne] of emails) {
    it(`${isOne ? 'accept' : 'reject'} "${text}" as an email address`, () => {
      expect(looksLikeEmail(text)).to.equal(isOne);
    });
  }

  it('map server errors to their own names', () => {
    const errors = { 'addrBilling.zip': ['a'], email: ['b', 'c'], 'addrShipping.zip': ['d'] };
    expect(errorsByField({ ...errors, _pn: ['e'], _po: ['f'] })).to.deep.equal({
      zip: ['a'],
      email: ['b', 'c'],
      'addrShipping.zip': ['d'],
      password: ['e'],
      oldPassword: ['f'],
    });
    expect(guestErrors({ password: ['missing'], zip: ['a'] })).to.deep.equal({ zip: ['a'] });
  });
});

describe('continuing as a guest', () => {
  beforeEach(resetAll);

  const VALIDATE = 'POST customer/validate';
  const LOGIN = 'POST auth/guest';
  const FINE: Answer = { data: {} };
  const WELCOME: Answer = { data: { token: 'secret', customer: GUEST } };
  const wrong = (error: unknown): Answer => ({ status: 422, body: { error } });

  const ready = async (validate: Answer | Answer[], login: Answer | Answer[] = WELCOME) => {
    const server = await openShop({ [VALIDATE]: validate, [LOGIN]: login });
    account.attributes = {
      is: 'ready',
      value: { countries: [], salutations: [], required_fields: [], visible_fields: ['country'] },
    };
    keepGuestForm(FORM);
    return server;
  };

  const accepted: [title: string, validate: Answer][] = [
    ['when all fields are valid', FINE],
    [
      'when only the password is invalid, which a guest does not have',
      wrong({ password: 'missing' }),
    ],
    ['when the password has two errors', wrong({ password: ['missing', 'too short'] })],
  ];
  for (const [title, validate] of accepted) {
    it(`succeeds ${title}`, async () => {
      const server = await ready(validate);
      expect(await continueAsGuest(FORM)).to.equal(true);
      expect((await server.hits()).map(({ endpoint, body }) => [endpoint, body])).to.deep.equal([
        ['customer/validate', { c: GUEST }],
        ['auth/guest', { c: GUEST }],
      ]);
      expect([session.token, readStored('token')]).to.deep.equal(['secret', 'secret']);
      expectState(account.customer).to.deep.equal(GUEST);
      expect(readStored('customer')).to.deep.equal(GUEST);
      expect(account.guest).to.deep.equal({ is: 'idle' });
      expect([keptGuestForm(), account.hasUnsentText]).to.deep.equal([undefined, false]);
    });
  }

  const refused: [title: string, validate: Answer, login: Answer, sent: number, guest: object][] = [
    [
      'fields are invalid',
      wrong({ 'addrBilling.zip': 'wrong', email: ['a', 'b'] }),
      WELCOME,
      1,
      { is: 'rejected', fields: { zip: ['wrong'], email: ['a', 'b'] } },
    ],
    [
      'a field other than the password is invalid',
      wrong({ password: 'missing', zip: 'wrong' }),
      WELCOME,
      1,
      { is: 'rejected', fields: { zip: ['wrong'] } },
    ],
    [
      'the guest login rejects a field',
      FINE,
      wrong({ zip: 'wrong' }),
      2,
      { is: 'rejected', fields: { zip: ['wrong'] } },
    ],
  ];
  for (const [title, validate, login, sent, guest] of refused) {
    it(`is rejected when ${title}, and keeps the typed values`, async () => {
      const server = await ready(validate, login);
      expect(await continueAsGuest(FORM)).to.equal(false);
      expect(await server.hits()).to.have.length(sent);
      expectState(account.guest).to.deep.equal(guest);
      expect([keptGuestForm(), account.hasUnsentText]).to.deep.equal([FORM, true]);
      expect([session.token, account.customer]).to.deep.equal([undefined, undefined]);
    });
  }

  const errors: [title: string, validate: Answer, login: Answer][] = [
    ['the server answers with a message', wrong('Not now'), WELCOME],
    ['the server fails', { status: 500, body: {} }, WELCOME],
    ['the connection breaks', { drop: true }, WELCOME],
    ['the guest login fails', FINE, { status: 500, body: {} }],
  ];
  for (const [title, validate, login] of errors) {
    it(`fails when ${title}, and can be retried`, async () => {
      const server = await ready(validate, login);
      expect(await continueAsGuest(FORM)).to.equal(false);
      expect(account.guest.is).to.equal('failed');
      expect(keptGuestForm()).to.deep.equal(FORM);
      await server.answer({ [VALIDATE]: FINE, [LOGIN]: WELCOME });
      expect(await continueAsGuest(FORM)).to.equal(true);
    });
  }

  it('registers once when pressed twice', async () => {
    const server = await ready({ ...FINE, hold: 'validate' });
    const first = continueAsGuest(FORM);
    expect(account.guest.is).to.equal('sending');
    expect(await continueAsGuest(FORM)).to.equal(false);
    await server.release('validate');
    expect(await first).to.equal(true);
    expect(await server.hits()).to.have.length(2);
  });

  it('clears an error when its field is corrected', async () => {
    await ready(wrong({ zip: 'wrong', email: 'wrong' }));
    await continueAsGuest(FORM);
    forgetErrors('guest', 'zip');
    expectState(account.guest).to.deep.equal({ is: 'rejected', fields: { email: ['wrong'] } });
    account.guest = { is: 'idle' };
    forgetErrors('guest', 'email');
    expect(account.guest).to.deep.equal({ is: 'idle' });
  });

  it('clears an error when the corrected field is stored', async () => {
    await ready(wrong({ zip: 'wrong', email: 'wrong' }));
    await continueAsGuest(FORM);
    keepGuestForm({ ...FORM, zip: '10115' }, 'zip');
    expectState(account.guest).to.deep.equal({ is: 'rejected', fields: { email: ['wrong'] } });
    expect(keptGuestForm()?.zip).to.equal('10115');
  });
});

describe('the stored guest form', () => {
  beforeEach(async () => {
    await resetAll();
    await openShop();
  });

  const stored: [title: string, stored: unknown, form: CustomerForm | undefined][] = [
    ['is undefined at first', undefined, undefined],
    ['survives a reload', FORM, FORM],
    ['has empty values for fields that are new', { fname: 'Ada' }, { ...EMPTY_FORM, fname: 'Ada' }],
    ['is ignored if a field cannot be read', { fname: 5 }, undefined],
    ['is ignored if it is not an object', 'x', undefined],
  ];
  for (const [title, value, form] of stored) {
    it(title, () => {
      writeStored('guest-form', value);
      expect(keptGuestForm()).to.deep.equal(form);
    });
  }
});

describe('the customer attributes', () => {
  beforeEach(resetAll);

  it('are loaded once, and again after a failure', async () => {
    const server = await openShop({
      'GET customer/attr': [{ status: 400, body: {} }, { data: { countries: { DE: 'Germany' } } }],
    });
    await loadAttributes();
    expect(account.attributes.is).to.equal('failed');
    await Promise.all([loadAttributes(), loadAttributes()]);
    await loadAttributes();
    expect(account.attributes.is).to.equal('ready');
    expect(await server.hits()).to.have.length(2);
  });
});

describe('a customer who was signed in', () => {
  beforeEach(resetAll);

  const cases: [
    title: string,
    token: string | undefined,
    stored: unknown,
    answer: Answer,
    known: Customer | null,
    asked: number,
  ][] = [
    ['is restored from storage with a token', 'secret', GUEST, { status: 404 }, GUEST, 0],
    ['is not restored without a token', undefined, GUEST, { status: 404 }, null, 0],
    ['is fetched if only the token is stored', 'secret', undefined, { data: GUEST }, GUEST, 1],
    ['is fetched if the stored customer cannot be read', 'secret', 'x', { data: GUEST }, GUEST, 1],
    [
      'is unknown if the server does not know the token',
      'secret',
      undefined,
      { status: 404, body: {} },
      null,
      1,
    ],
  ];
  for (const [title, token, stored, answer, known, asked] of cases) {
    it(title, async () => {
      const server = await openShop({ 'GET customer': answer });
      session.token = token;
      writeStored('customer', stored);
      await restoreCustomer();
      expectState(account.customer).to.deep.equal(known);
      expectState(readStored('customer')).to.deep.equal(known ?? (token ? plain(stored) : null));
      expect(await server.hits()).to.have.length(asked);
    });
  }

  it('is forgotten with the token on sign-out', async () => {
    await openShop();
    session.token = 'secret';
    writeStored('token', 'secret');
    writeStored('customer', GUEST);
    await restoreCustomer();
    signOut();
    expect([account.customer, session.token]).to.deep.equal([undefined, undefined]);
    expect([readStored('customer'), readStored('token')]).to.deep.equal([undefined, undefined]);
  });
});
