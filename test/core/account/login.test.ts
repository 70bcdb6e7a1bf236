import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { keepGuestForm, keptGuestForm } from '../../../src/core/account/actions.ts';
import { type CustomerForm, EMPTY_FORM, type Customer } from '../../../src/core/account/types.ts';
import { passwordHash } from '../../../src/core/account/hash.ts';
import { forgetLogin, keepRegistration, logIn, register } from '../../../src/core/account/login.ts';
import { account, isLoggedIn } from '../../../src/core/account/store.ts';
import { createClient } from '../../../src/core/api/client.ts';
import { setClient } from '../../../src/core/api/transport.ts';
import { session } from '../../../src/core/session/store.ts';
import { readStored } from '../../../src/core/web/storage.ts';
import { toasts } from '../../../src/core/notices/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import type { Answer } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const LOGIN = 'POST auth/login';
const WHO = 'GET customer';
const REGISTER = 'POST customer/register';

const ADA: Customer = {
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@example.org',
  isGuest: false,
  addrBilling: { street: 'Main St 1', zip: '10115', city: 'Berlin', country: 'DE' },
};

const TYPED: CustomerForm = {
  ...EMPTY_FORM,
  fname: ' Ada ',
  lname: 'Lovelace',
  email: 'ada@example.org',
  street: 'Main St 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
};

describe('the password hash', () => {
  it('is MD5 over UTF-8', () => {
    expect(passwordHash('')).to.equal('d41d8cd98f00b204e9800998ecf8427e');
    expect(passwordHash('abc')).to.equal('900150983cd24fb0d6963f7d28e17f72');
    expect(passwordHash('ä')).to.equal('8419b71c87a225a2c70b50486fbee545');
  });
});

describe('logging in', () => {
  beforeEach(resetAll);

  it('sends email and hash, then fetches the customer', async () => {
    const server = await openShop({ [LOGIN]: { data: { token: 'secret' } }, [WHO]: { data: ADA } });
    keepGuestForm(TYPED);
    expect(await logIn(' ada@example.org ', 'abc')).to.equal(true);
    const sent = (await server.hits()).map(({ endpoint, body, query }) => [endpoint, body, query]);
    expect(sent).to.deep.equal([
      ['auth/login', { _u: 'ada@example.org', _p: passwordHash('abc') }, {}],
      ['customer', undefined, { token: 'secret' }],
    ]);
    expect([session.token, readStored('token')]).to.deep.equal(['secret', 'secret']);
    expect([plain(account.customer), readStored('customer')]).to.deep.equal([ADA, ADA]);
    expect([account.login.is, isLoggedIn(account)]).to.deep.equal(['idle', true]);
    expect([keptGuestForm(), toasts.shown?.code]).to.deep.equal([undefined, 'AUTH_LOGGING_IN']);
  });

  const errors: [title: string, login: Answer, who: Answer][] = [
    ['the password is wrong', { status: 401, body: { error: 'Wrong.' } }, { data: ADA }],
    ['there were too many attempts', { status: 429, body: { error: 'Later.' } }, { data: ADA }],
    ['the server fails', { status: 500, body: {} }, { data: ADA }],
    ['the connection breaks', { drop: true }, { data: ADA }],
    ['the answer has no token', { data: {} }, { data: ADA }],
    [
      'the server does not know the customer of the token',
      { data: { token: 'secret' } },
      { status: 404, body: {} },
    ],
    ['the customer cannot be read', { data: { token: 'secret' } }, { data: 'Ada' }],
  ];
  for (const [title, login, who] of errors) {
    it(`fails when ${title}, and leaves no partial login`, async () => {
      const server = await openShop({ [LOGIN]: login, [WHO]: who });
      expect(await logIn('ada@example.org', 'abc')).to.equal(false);
      expect([account.login.is, toasts.shown?.code]).to.deep.equal(['failed', 'AUTH_LOGIN_FAILED']);
      expect([session.token, account.customer]).to.deep.equal([undefined, undefined]);
      expect([readStored('token'), readStored('customer')]).to.deep.equal([undefined, undefined]);
      await server.answer({ [LOGIN]: { data: { token: 'new' } }, [WHO]: { data: ADA } });
      expect(await logIn('ada@example.org', 'abc')).to.equal(true);
    });
  }

  it('is sent once when pressed twice', async () => {
    const server = await openShop({
      [LOGIN]: { data: { token: 'secret' }, hold: 'login' },
      [WHO]: { data: ADA },
    });
    const first = logIn('ada@example.org', 'abc');
    expect([account.login.is, await logIn('ada@example.org', 'abc')]).to.deep.equal([
      'sending',
      false,
    ]);
    forgetLogin();
    expect(account.login.is).to.equal('sending');
    await server.release('login');
    expect(await first).to.equal(true);
    expect(await server.hits(LOGIN)).to.have.length(1);
  });

  it('shows no earlier error when the form is opened again', async () => {
    await openShop({ [LOGIN]: { status: 401, body: {} } });
    await logIn('ada@example.org', 'abc');
    forgetLogin();
    expect(account.login.is).to.equal('idle');
  });

  it('sends nothing over an insecure connection', async () => {
    let sent = 0;
    await openShop();
    setClient(
      createClient({
        api: 'http://shop.example/api',
        language: () => 'de',
        token: () => undefined,
        fetch: async () => {
          sent += 1;
          return new Response('{}');
        },
      }),
    );
    expect([await logIn('ada@example.org', 'abc'), sent]).to.deep.equal([false, 0]);
    expectState(account.login).to.have.nested.property('error.is', 'unsafe');
    expect(await register({ ...TYPED, password: 'abc' })).to.equal(false);
    expectState(account.registration).to.have.nested.property('error.is', 'unsafe');
    expect(sent).to.equal(0);
  });
});

describe('registering', () => {
  beforeEach(resetAll);

  const ready = async (answer: Answer) => {
    const server = await openShop({ [REGISTER]: answer });
    account.attributes = {
      is: 'ready',
      value: { countries: [], salutations: [], required_fields: [], visible_fields: ['country'] },
    };
    keepGuestForm(TYPED);
    return server;
  };

  it('sends the customer with the plain password, and does not log in', async () => {
    const server = await ready({ data: {} });
    expect(await register({ ...TYPED, password: ' Ebbe ' })).to.equal(true);
    const [hit] = await server.hits();
    expect(hit?.body).to.deep.equal({ c: { ...ADA, password: ' Ebbe ' } });
    expect([session.token, account.customer, keptGuestForm()]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stores the draft without the password, and clears the error of the corrected field', async () => {
    await ready({ status: 422, body: { error: { email: 'Taken.', lname: 'Too long.' } } });
    await register({ ...TYPED, password: 'abc' });
    const typed = { ...TYPED, email: 'countess@example.org', password: 'abc', terms: 'yes' };
    keepRegistration(typed, 'email');
    expectState(readStored('guest-form')).to.deep.equal({ ...TYPED, email: typed.email });
    expectState(account.registration).to.have.nested.property('fields.lname');
    expectState(account.registration).to.not.have.nested.property('fields.email');
  });

  const refusals: [title: string, error: unknown, fields: Record<string, string[]>][] = [
    ['an error of a field', { email: 'Taken.' }, { email: ['Taken.'] }],
    [
      'several errors of a field',
      { password: ['Short.', 'Weak.'] },
      { password: ['Short.', 'Weak.'] },
    ],
    ['an error of an address field', { 'addrBilling.zip': 'Wrong.' }, { zip: ['Wrong.'] }],
  ];
  for (const [title, error, fields] of refusals) {
    it(`shows ${title} and keeps the typed values`, async () => {
      await ready({ status: 422, body: { error } });
      expect(await register({ ...TYPED, password: 'abc' })).to.equal(false);
      expectState(account.registration).to.deep.equal({ is: 'rejected', fields });
      expect(keptGuestForm()).to.deep.equal(TYPED);
    });
  }

  it('is sent once when pressed twice', async () => {
    const server = await ready({ data: {}, hold: 'register' });
    const first = register({ ...TYPED, password: 'abc' });
    expect(await register({ ...TYPED, password: 'abc' })).to.equal(false);
    await server.release('register');
    expect(await first).to.equal(true);
    expect(await server.hits()).to.have.length(1);
  });
});
