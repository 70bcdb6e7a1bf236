import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, test } from 'node:test';
import { ACCOUNT_MAILS } from '../../demo/server/account-mail-sentences.ts';
import type { AppOptions } from '../../demo/server/app.ts';
import { customers } from '../../demo/museum/catalogue/customers.ts';
import { seedCustomers } from '../../demo/server/demo-customers.ts';
import { wirePassword } from '../../demo/server/passwords.ts';
import { assertRefused, GUEST, PASSWORD } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { sentence } from '../../demo/server/sentences.ts';

const demo = useDemo({ hasUserRegistration: true });

const AARHUS = { street: 'Havnen 1', zip: '8000', city: 'Aarhus', country: 'DK' };
const SHIPPING = { name: 'Bo Lund', ...AARHUS };

describe('An account', () => {
  const { customerOf, register, updateCustomer } = demo;

  test('is created by registering, with a welcome mail in the customer’s language', async () => {
    const { status, body } = await register({ email: 'new@lund.example' }, 'sv');
    assert.deepEqual([status, body], [200, { data: {} }]);
    const [mail] = demo.mails();
    assert.deepEqual([mail?.to, mail?.lang], ['new@lund.example', 'sv']);
    const welcome = ACCOUNT_MAILS.welcome.text.sv.replace('{email}', 'new@lund.example');
    assert.ok(mail?.text.includes(welcome), mail?.text);
    const { data } = (await customerOf(await demo.tokenOf('new@lund.example'))).body;
    assert.deepEqual(data, { ...GUEST, email: 'new@lund.example', isGuest: false });
  });

  test('is stored without the password, the transmitted password and the token', async () => {
    const { token } = await demo.registered();
    const tables = ['customers', 'accounts', 'tokens', 'login_attempts', 'reset_keys'];
    const stored = JSON.stringify(tables.map((name) => demo.rows(`SELECT * FROM ${name}`)));
    assert.match(stored, /scrypt/);
    for (const secret of [PASSWORD, wirePassword(PASSWORD), token]) {
      assert.ok(!stored.includes(secret));
    }
  });

  test('is unique per email address, regardless of case and spaces', async () => {
    await register({ email: 'Bo@Lund.example' });
    for (const email of ['Bo@Lund.example', 'bo@lund.example', ' BO@LUND.EXAMPLE ']) {
      const { status, body } = await register({ email });
      const error = { email: sentence('en', 'EMAIL_TAKEN') };
      assert.deepEqual([status, body], [422, { error }], email);
      assert.equal((await demo.login(email)).status, 200, email);
    }
    const { error } = (await register({ email: 'bo@lund.example', fname: '' })).body;
    assert.deepEqual(Object.keys(error).sort(), ['email', 'fname']);
    const { data } = (await customerOf(await demo.tokenOf('bo@lund.example'))).body;
    assert.equal(data.email, 'Bo@Lund.example');
  });

  test('is created once if two visitors register at the same time', async () => {
    const email = 'twice@lund.example';
    const answers = await Promise.all([register({ email }), register({ email })]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    assert.equal(demo.mails().filter(({ to }) => to === email).length, 1);
  });

  test('needs the required customer fields and a password', async () => {
    const { status, body } = await demo.post('en/customer/register', { c: {} });
    assert.equal(status, 422);
    const { required_fields } = await demo.data('en/customer/attr');
    assert.deepEqual(Object.keys(body.error).sort(), [...required_fields, 'password'].sort());
    assert.equal((await register({ password: 'short' })).status, 422);
    assert.equal((await demo.post('en/customer/register', { c: 7 })).status, 400);
  });

  test('blocks its email address for registrations, but not for guests', async () => {
    const { email } = await demo.registered();
    const validate = (c: object) => demo.post('en/customer/validate', { c });
    const errors = (await validate({ ...GUEST, email, password: PASSWORD })).body.error;
    assert.deepEqual(Object.keys(errors), ['email']);
    const guest = (await validate({ ...GUEST, email })).body.error;
    assert.deepEqual(Object.keys(guest), ['password']);
    assert.equal((await demo.post('en/auth/guest', { c: { ...GUEST, email } })).status, 200);
  });

  test('accepts only its own password, with the same error as an unknown account', async () => {
    const { email } = await demo.registered();
    const wrong = await demo.login(email, 'not this one');
    const nobody = await demo.login('nobody@lund.example');
    assertRefused(wrong, 'LOGIN_FAILED', 401);
    assert.deepEqual([nobody.status, nobody.body], [401, wrong.body]);
    for (const _p of [PASSWORD, '', wirePassword(''), wirePassword(PASSWORD).toUpperCase()]) {
      const { status } = await demo.post('en/auth/login', { _u: email, _p });
      assert.equal(status, 401, _p);
    }
    assert.equal((await demo.post('en/auth/login', { _u: email })).status, 400);
  });

  test('is not created by a guest who sends a password', async () => {
    const email = 'only-guest@lund.example';
    await demo.post('en/auth/guest', { c: { ...GUEST, email, password: PASSWORD } });
    assert.equal((await demo.login(email)).status, 401);
  });

  test('is locked for a caller after ten wrong passwords within 15 minutes, even for the right one', async () => {
    const { email } = await demo.registered();
    await demo.guessPasswords(email, 9);
    assert.equal((await demo.login(email)).status, 200);
    await demo.guessPasswords(email.toUpperCase(), 5);
    demo.passMinutes(5);
    await demo.guessPasswords(email, 5);
    const refused = await demo.login(email);
    assertRefused(refused, 'TOO_MANY_ATTEMPTS', 429);
    assert.equal(refused.headers.get('retry-after'), '600');
    assert.equal(refused.headers.get('access-control-expose-headers'), 'Date,Retry-After');
    assert.equal((await demo.login((await demo.registered()).email)).status, 200);
    demo.passMinutes(10);
    assert.equal((await demo.login(email)).status, 200);
  });

  test('is locked after ten concurrent attempts, even if it does not exist', async () => {
    const email = 'nobody-at-all@lund.example';
    const guesses = Array.from({ length: 14 }, () => demo.login(email));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [...Array(10).fill(401), ...Array(4).fill(429)]);
  });

  test('stays logged in for eight hours after the last request', async () => {
    const { token } = await demo.registered();
    for (const minutes of [7 * 60, 7 * 60, 8 * 60 - 1]) {
      demo.passMinutes(minutes);
      assert.equal((await customerOf(token)).status, 200);
    }
    demo.passMinutes(8 * 60 + 1);
    assert.equal((await customerOf(token)).status, 401);
  });

  test('is updated as a whole, which removes fields that are left out', async () => {
    const { token, email } = await demo.registered();
    const moved = { ...GUEST, lname: 'Berg', phone: '040 1', addrShipping: SHIPPING };
    const { body } = await updateCustomer(token, moved);
    assert.deepEqual(body.data, { ...moved, email, isGuest: false });
    assert.deepEqual((await customerOf(token)).body.data, body.data);
    const { addrShipping, phone } = (await updateCustomer(token, GUEST)).body.data;
    assert.deepEqual([addrShipping, phone], [undefined, undefined]);
  });

  test('keeps email address and password in an update, whatever is sent', async () => {
    const { token, email } = await demo.registered();
    const c = { ...GUEST, email: 'thief@lund.example', password: 'another one', isGuest: true };
    const { data } = (await updateCustomer(token, c)).body;
    assert.deepEqual([data.email, data.isGuest], [email, false]);
    assert.equal((await demo.login(email)).status, 200);
    const { email: _email, ...withoutEmail } = GUEST;
    const answer = await updateCustomer(token, withoutEmail);
    assert.equal(answer.body.data.email, email);
  });

  test('refuses an invalid update and one without a token', async () => {
    const { token } = await demo.registered();
    const wrong = { ...GUEST, fname: '', addrShipping: { city: 'Kiel' } };
    const { status, body } = await updateCustomer(token, wrong);
    assert.equal(status, 422);
    assert.ok(body.error.fname && body.error['addrShipping.street']);
    assert.equal((await customerOf(token)).body.data.fname, 'Ada');
    assert.equal((await demo.post('en/customer/update', { c: GUEST })).status, 401);
    assert.equal((await demo.post(`en/customer/update?token=${token}`, {})).status, 400);
  });

  test('is required for pwdchange and emailchange, but not for an update by a guest', async () => {
    const token = await demo.loginAsGuest();
    const c = { ...GUEST, email: 'ada@sea.example', addrShipping: SHIPPING };
    const { data } = (await updateCustomer(token, c)).body;
    assert.deepEqual(data, { ...c, isGuest: true });
    const hash = wirePassword(PASSWORD);
    for (const [call, body] of [
      ['pwdchange', { _po: hash, _pn: hash }],
      ['emailchange', { _po: hash, email: 'b@lund.example' }],
    ] as const) {
      const answer = await demo.post(`en/customer/${call}?token=${token}`, body);
      assert.equal(answer.status, 401, call);
    }
  });

  describe('with a new email address', () => {
    let token = '';
    let email = '';
    beforeEach(async () => {
      ({ token, email } = await demo.registered());
    });
    const change = (wanted: string, password?: string) => demo.changeEmail(token, wanted, password);

    test('uses it for logins once it is confirmed, and notifies both addresses', async () => {
      const wanted = `new-${email}`;
      assert.deepEqual((await change(` ${wanted} `)).body, { data: { is_pending: true } });
      assert.equal((await demo.confirmEmail()).status, 200);
      assert.equal((await customerOf(token)).body.data.email, wanted);
      assert.equal((await demo.login(wanted)).status, 200);
      assert.equal((await demo.login(email)).status, 401);
      const [old, fresh] = demo.mails();
      assert.deepEqual([old?.to, fresh?.to], [email, wanted]);
      assert.match(fresh?.text ?? '', new RegExp(wanted));
      assert.ok(!old?.text.includes(wanted));
    });

    test('refuses a wrong password and limits the attempts', async () => {
      assertRefused(await change(`new-${email}`, 'wrong'), 'OLD_PASSWORD_WRONG', 400);
      await demo.guessPasswords(email, 9);
      assert.equal((await change(`new-${email}`)).status, 429);
      assert.equal((await customerOf(token)).body.data.email, email);
    });

    test('refuses an invalid address and that of another customer', async () => {
      const other = (await demo.registered()).email;
      for (const wanted of ['ada', '', other, other.toUpperCase()]) {
        const { status, body } = await change(wanted);
        assert.equal(status, 422, wanted);
        assert.deepEqual(Object.keys(body.error), ['email'], wanted);
      }
      const { status } = await demo.post(`en/customer/emailchange?token=${token}`, { email });
      assert.equal(status, 400);
    });

    test('accepts the old address in another letter case', async () => {
      await change(email.toUpperCase());
      const count = demo.mails().length;
      await demo.confirmEmail();
      assert.equal((await customerOf(token)).body.data.email, email.toUpperCase());
      assert.equal(demo.mails().length, count + 1);
    });
  });
});

describe('The customers of the demo', () => {
  const seeded = (): Promise<void> =>
    seedCustomers(demo.database(), customers, { passwordCost: 16 });

  test('can log in with the passwords in the README, and one has a delivery address abroad', async () => {
    demo.openWith({ hasUserRegistration: true });
    await seeded();
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const abroad: unknown[] = [];
    for (const { email, password } of customers) {
      assert.match(readme, new RegExp(`\\| \`${email}\` +\\| \`${password}\` `));
      const token = await demo.tokenOf(email, password);
      const data = await demo.data(`de/customer?token=${token}`, 'Customer');
      const errors = (await demo.post('de/customer/validate', { c: data })).body.error;
      assert.deepEqual(Object.keys(errors), ['password']);
      abroad.push(data.addrShipping?.country);
    }
    assert.deepEqual(abroad, [undefined, 'DK']);
  });

  test('are seeded once, and keep their changes', async () => {
    demo.openWith({ hasUserRegistration: true });
    await seeded();
    const [first] = customers;
    const { email = '', password = '' } = first ?? {};
    const token = await demo.tokenOf(email, password);
    await demo.changeEmail(token, 'moved@harmsen.example', password);
    await demo.confirmEmail();
    demo.restart();
    await seeded();
    assert.equal((await demo.login(email, password)).status, 401);
    assert.equal((await demo.login('moved@harmsen.example', password)).status, 200);
  });
});

describe('A shop', () => {
  test('answers 404 to all account calls and reports this in its configuration if accounts are disabled', async () => {
    demo.openWith({ hasUserRegistration: false });
    const calls = ['register', 'pwdreset', 'pwdconfirm', 'pwdchange', 'emailchange'];
    for (const call of ['auth/login', ...calls.map((name) => `customer/${name}`)]) {
      assertRefused(await demo.post(`en/${call}`), 'ACCOUNTS_OFF', 404);
    }
    assert.equal((await demo.data('de/shopinfo/config')).hasUserRegistration, false);
    assert.ok(await demo.loginAsGuest());
  });

  test('allows only accounts if guest orders are disabled', async () => {
    demo.openWith({ hasUserRegistration: true, hasGuestRegistration: false });
    assertRefused(await demo.post('en/auth/guest', { c: GUEST }), 'GUESTS_OFF', 404);
    assert.ok((await demo.registered()).token);
    const data = await demo.data('de/shopinfo/config');
    assert.deepEqual([data.hasUserRegistration, data.hasGuestRegistration], [true, false]);
  });

  test('asks only for the configured customer fields', async () => {
    demo.openWith({
      hasUserRegistration: true,
      visibleFields: ['fname', 'lname', 'email', 'phone'],
      requiredFields: ['email', 'phone'],
    });
    const data = await demo.data('en/customer/attr');
    assert.deepEqual(data.visible_fields, ['fname', 'lname', 'email', 'phone']);
    assert.deepEqual(data.required_fields, ['email', 'phone']);
    const { error } = (await demo.post('en/customer/register', { c: { addrShipping: {} } })).body;
    const wanted = ['addrShipping.name', 'email', 'password', 'phone'];
    assert.deepEqual(Object.keys(error).sort(), wanted);
  });

  test('keeps the title of a customer', async () => {
    const { body } = await demo.post('en/auth/guest', { c: { ...GUEST, title: ' Dr. ' } });
    assert.equal(body.data.customer.title, 'Dr.');
    assert.equal((await demo.data(`en/customer?token=${body.data.token}`)).title, 'Dr.');
  });

  test('fails to start if a required field is hidden or the email address is not required', () => {
    const start = (options: Partial<AppOptions>) => () => demo.openWith(options);
    assert.throws(start({ visibleFields: ['email', 'zip'] }), /“fname”, but do not see/);
    assert.throws(start({ requiredFields: ['lname'] }), /“email”: bookings/);
  });

  test('fails to start if it has accounts, but no page for a new password', () => {
    const start = (recoverAddresses: string[]) => () =>
      demo.openWith({ hasUserRegistration: true, recoverAddresses });
    assert.throws(start([]), /“recoverAddresses” names no page/);
    for (const address of [
      'https://museum.example/account',
      'ftp://museum.example/recover/{token}',
    ]) {
      assert.throws(
        start([address]),
        new RegExp(`“recoverAddresses” contains “${address.slice(0, 20)}`),
      );
    }
    assert.doesNotThrow(start(['https://museum.example/de/recover/{token}']));
  });
});
