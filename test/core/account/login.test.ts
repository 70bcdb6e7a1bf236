import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { keepGuestForm, keptGuestForm } from '../../../src/core/account/actions.ts';
import { type CustomerForm, EMPTY_FORM, type Customer } from '../../../src/core/account/types.ts';
import { passwordHash } from '../../../src/core/account/hash.ts';
import { forgetLogin, logIn, register } from '../../../src/core/account/login.ts';
import { account, isLoggedIn } from '../../../src/core/account/store.ts';
import { openClient } from '../../../src/core/api/door.ts';
import { session } from '../../../src/core/session/store.ts';
import { readStored } from '../../../src/core/web/storage.ts';
import { toasts } from '../../../src/core/notices/store.ts';
import { fresh } from '../../support/fresh.ts';
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

describe('a password on the wire', () => {
  it('is its MD5 over UTF-8', () => {
    expect(passwordHash('')).to.equal('d41d8cd98f00b204e9800998ecf8427e');
    expect(passwordHash('abc')).to.equal('900150983cd24fb0d6963f7d28e17f72');
    expect(passwordHash('ä')).to.equal('8419b71c87a225a2c70b50486fbee545');
  });
});

describe('logging in', () => {
  beforeEach(fresh);

  it('is done with e-mail and hash, and asks who it is', async () => {
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

  const failures: [title: string, login: Answer, who: Answer][] = [
    ['the password is wrong', { status: 401, body: { error: 'Wrong.' } }, { data: ADA }],
    ['it was wrong too often', { status: 429, body: { error: 'Later.' } }, { data: ADA }],
    ['the server fails', { status: 500, body: {} }, { data: ADA }],
    ['the line breaks', { drop: true }, { data: ADA }],
    ['there is no token in the answer', { data: {} }, { data: ADA }],
    ['nobody knows whose token it is', { data: { token: 'secret' } }, { status: 404, body: {} }],
    ['the customer cannot be read', { data: { token: 'secret' } }, { data: 'Ada' }],
  ];
  for (const [title, login, who] of failures) {
    it(`fails when ${title}, and leaves nobody half logged in`, async () => {
      const server = await openShop({ [LOGIN]: login, [WHO]: who });
      expect(await logIn('ada@example.org', 'abc')).to.equal(false);
      expect([account.login.is, toasts.shown?.code]).to.deep.equal(['failed', 'AUTH_LOGIN_FAILED']);
      expect([session.token, account.customer]).to.deep.equal([undefined, undefined]);
      expect([readStored('token'), readStored('customer')]).to.deep.equal([undefined, undefined]);
      await server.answer({ [LOGIN]: { data: { token: 'new' } }, [WHO]: { data: ADA } });
      expect(await logIn('ada@example.org', 'abc')).to.equal(true);
    });
  }

  it('pressed twice is sent once', async () => {
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

  it('that failed is no news for who comes to the form anew', async () => {
    await openShop({ [LOGIN]: { status: 401, body: {} } });
    await logIn('ada@example.org', 'abc');
    forgetLogin();
    expect(account.login.is).to.equal('idle');
  });

  it('sends nothing where the way to the server is not safe', async () => {
    let sent = 0;
    await openShop();
    openClient({
      api: 'http://shop.example/api',
      language: () => 'de',
      token: () => undefined,
      fetch: async () => {
        sent += 1;
        return new Response('{}');
      },
    });
    expect([await logIn('ada@example.org', 'abc'), sent]).to.deep.equal([false, 0]);
    expectState(account.login).to.have.nested.property('failure.is', 'unsafe');
    expect(await register({ ...TYPED, password: 'abc' })).to.equal(false);
    expectState(account.registration).to.have.nested.property('failure.is', 'unsafe');
    expect(sent).to.equal(0);
  });
});

describe('registering', () => {
  beforeEach(fresh);

  const ready = async (answer: Answer) => {
    const server = await openShop({ [REGISTER]: answer });
    account.attributes = {
      is: 'ready',
      value: { countries: [], salutations: [], required_fields: [], visible_fields: ['country'] },
    };
    keepGuestForm(TYPED);
    return server;
  };

  it('sends the customer with his password in plain, and logs nobody in', async () => {
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

  const refusals: [title: string, error: unknown, fields: Record<string, string[]>][] = [
    ['a sentence of a field', { email: 'Taken.' }, { email: ['Taken.'] }],
    ['a list of a field', { password: ['Short.', 'Weak.'] }, { password: ['Short.', 'Weak.'] }],
    ['a field of the address', { 'addrBilling.zip': 'Wrong.' }, { zip: ['Wrong.'] }],
  ];
  for (const [title, error, fields] of refusals) {
    it(`shows ${title} beside it, and nothing typed is lost`, async () => {
      await ready({ status: 422, body: { error } });
      expect(await register({ ...TYPED, password: 'abc' })).to.equal(false);
      expectState(account.registration).to.deep.equal({ is: 'rejected', fields });
      expect(keptGuestForm()).to.deep.equal(TYPED);
    });
  }

  it('pressed twice is sent once', async () => {
    const server = await ready({ data: {}, hold: 'register' });
    const first = register({ ...TYPED, password: 'abc' });
    expect(await register({ ...TYPED, password: 'abc' })).to.equal(false);
    await server.release('register');
    expect(await first).to.equal(true);
    expect(await server.hits()).to.have.length(1);
  });
});
