import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GUEST } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { sentence } from '../../demo/server/sentences.ts';

const demo = useDemo();

describe('A guest', () => {
  const errorsOf = async (c: unknown, lang = 'en'): Promise<Record<string, string>> => {
    const { status, body } = await demo.post(`${lang}/customer/validate`, { c });
    assert.equal(status, 422);
    return body.error;
  };

  test('is told of every required field that is missing, and of the password', async () => {
    const { body } = await demo.get('en/customer/attr');
    const errors = await errorsOf({});
    assert.deepEqual(Object.keys(errors).sort(), [...body.data.required_fields, 'password'].sort());
    for (const name of body.data.required_fields) {
      assert.equal(errors[name], sentence('en', 'FIELD_REQUIRED'), name);
    }
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
      assert.equal(error, sentence('en', 'EMAIL_INVALID'), email);
    }
    for (const email of ['ada+x@lund.example', 'å@sjö.example', ' ada@lund.example ']) {
      assert.equal((await errorsOf({ ...GUEST, email })).email, undefined, email);
    }
  });

  test('chooses country and salutation from the lists', async () => {
    const address = { ...GUEST.addrBilling, country: 'XX' };
    const errors = await errorsOf({ ...GUEST, salutation: 'sir', addrBilling: address });
    assert.equal(errors.country, sentence('en', 'CHOICE_INVALID'));
    assert.equal(errors.salutation, sentence('en', 'CHOICE_INVALID'));
  });

  test('is offered forms of address only: the form has an answer for none itself', async () => {
    for (const lang of LANGUAGES) {
      const { salutations } = await demo.data(`${lang}/customer/attr`);
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
    assert.equal(errors.fname, sentence('en', 'FIELD_REQUIRED'));
    assert.equal(errors.lname, sentence('en', 'FIELD_TOO_LONG', { max: 200 }));
  });

  test('is stored without a password and known by his token alone', async () => {
    const answer = await demo.post('en/auth/guest', { c: { ...GUEST, password: 'secret secret' } });
    const { token, customer } = answer.body.data;
    assert.deepEqual(customer, { ...GUEST, isGuest: true });
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.deepEqual(await demo.data(`en/customer?token=${token}`), customer);
    const stored = JSON.stringify(demo.database().all('SELECT * FROM tokens, customers'));
    assert.ok(!stored.includes(token) && !stored.includes('secret'));
  });

  test('gets no token while fields are wrong', async () => {
    const { status, body } = await demo.post('en/auth/guest', { c: { ...GUEST, email: 'ada' } });
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.error), ['email']);
  });

  test('gets another token each time', async () => {
    assert.notEqual(await demo.loginAsGuest(), await demo.loginAsGuest());
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
