import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { GUEST, loginAsGuest } from './support/visitor.ts';

describe('A guest', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.stop());

  const errorsOf = async (c: unknown, lang = 'en'): Promise<Record<string, string>> => {
    const { status, body } = await demo.post(`${lang}/customer/validate`, { c });
    assert.equal(status, 422);
    return body.error;
  };

  test('is told of every required field that is missing, and of the password', async () => {
    const { body } = await demo.get('en/customer/attr');
    const errors = await errorsOf({});
    assert.deepEqual(Object.keys(errors).sort(), [...body.data.required_fields, 'password'].sort());
    assert.ok(
      body.data.required_fields.every((name: string) => errors[name]?.startsWith('Please')),
    );
  });

  test('lacks nothing but the password when all is filled in', async () => {
    assert.deepEqual(Object.keys(await errorsOf(GUEST)), ['password']);
  });

  test('with a good password lacks nothing', async () => {
    const c = { ...GUEST, password: 'long enough' };
    const { status, body } = await demo.post('en/customer/validate', { c });
    assert.deepEqual([status, body], [200, { data: {} }]);
  });

  test('needs an e-mail address that can be one', async () => {
    for (const email of [
      'ada',
      'ada@',
      '@lund.example',
      'ada@lund',
      'a da@lund.example',
      'a@b..c',
    ]) {
      const { email: error } = await errorsOf({ ...GUEST, email });
      assert.equal(error, 'Please enter a valid e-mail address.', email);
    }
    for (const email of ['ada+x@lund.example', 'å@sjö.example', ' ada@lund.example ']) {
      assert.equal((await errorsOf({ ...GUEST, email })).email, undefined, email);
    }
  });

  test('chooses country and salutation from the lists', async () => {
    const address = { ...GUEST.addrBilling, country: 'XX' };
    const errors = await errorsOf({ ...GUEST, salutation: 'sir', addrBilling: address });
    assert.equal(errors.country, 'Please choose an entry from the list.');
    assert.equal(errors.salutation, 'Please choose an entry from the list.');
  });

  test('is offered forms of address only: the form has an answer for none itself', async () => {
    for (const lang of LANGUAGES) {
      const { salutations } = (await demo.get(`${lang}/customer/attr`)).body.data;
      assert.deepEqual(Object.keys(salutations), ['ms', 'mr'], lang);
    }
  });

  test('fills in all of another delivery address, or none', async () => {
    const errors = await errorsOf({ ...GUEST, addrShipping: { city: 'Kiel' } });
    assert.deepEqual(Object.keys(errors).sort(), [
      'addrShipping.country',
      'addrShipping.name',
      'addrShipping.street',
      'addrShipping.zip',
      'password',
    ]);
  });

  test('types blanks and endless text in vain', async () => {
    const errors = await errorsOf({ ...GUEST, fname: '  ', lname: 'x'.repeat(201) });
    assert.equal(errors.fname, 'Please fill in this field.');
    assert.equal(errors.lname, 'Please shorten this to 200 characters at most.');
  });

  test('reads each error in his own language', async () => {
    const texts = await Promise.all(
      LANGUAGES.map(async (lang) => (await errorsOf({}, lang)).email),
    );
    assert.equal(new Set(texts).size, LANGUAGES.length);
  });

  test('is stored without a password and known by his token alone', async () => {
    const answer = await demo.post('en/auth/guest', { c: { ...GUEST, password: 'secret secret' } });
    const { token, customer } = answer.body.data;
    assert.deepEqual(customer, { ...GUEST, isGuest: true });
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.deepEqual((await demo.get(`en/customer?token=${token}`)).body.data, customer);
    const stored = JSON.stringify(demo.database().all('SELECT * FROM tokens, customers'));
    assert.ok(!stored.includes(token) && !stored.includes('secret'));
  });

  test('gets no token while fields are wrong', async () => {
    const { status, body } = await demo.post('en/auth/guest', { c: { ...GUEST, email: 'ada' } });
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.error), ['email']);
  });

  test('gets another token each time', async () => {
    assert.notEqual(await loginAsGuest(demo), await loginAsGuest(demo));
  });

  test('whose words are no JSON, or no words, is not understood', async () => {
    const response = await fetch(`${demo.shopAddress}/api/de/auth/guest`, {
      method: 'POST',
      body: '{',
    });
    assert.equal(response.status, 400);
    assert.equal((await demo.post('de/auth/guest', { c: { fname: 7 } })).status, 400);
  });
});
