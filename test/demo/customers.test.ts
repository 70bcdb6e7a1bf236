import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  annualPass,
  article,
  assertRefused,
  GUEST,
  INVOICE,
  owner,
  payment,
  ticket,
  voucher,
  voucherCode,
} from './support/visitor.ts';
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

  test('gets an error for each missing required field and for the password', async () => {
    const { body } = await demo.get('en/customer/attr');
    const errors = await errorsOf({});
    assert.deepEqual(Object.keys(errors).sort(), [...body.data.required_fields, 'password'].sort());
    for (const name of body.data.required_fields) {
      assert.equal(errors[name], sentence('en', 'FIELD_REQUIRED'), name);
    }
  });

  test('gets an error only for the password when all fields are filled in', async () => {
    assert.deepEqual(Object.keys(await errorsOf(GUEST)), ['password']);
  });

  test('passes the validation with a password', async () => {
    const c = { ...GUEST, password: 'long enough' };
    const { status, body } = await demo.post('en/customer/validate', { c });
    assert.deepEqual([status, body], [200, { data: {} }]);
  });

  test('needs a valid email address', async () => {
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

  test('Security S16: has no control or format characters in an email address', async () => {
    for (const code of [0x00, 0x0b, 0x7f, 0x85, 0xad, 0x200b, 0x202e, 0x2066, 0xfeff, 0xe0041]) {
      const char = String.fromCodePoint(code);
      for (const email of [`a@lund.example${char}b`, `a${char}@lund.example`]) {
        const { email: error } = await errorsOf({ ...GUEST, email });
        assert.equal(error, sentence('en', 'EMAIL_INVALID'), code.toString(16));
      }
    }
  });

  test('must choose country and salutation from the lists', async () => {
    const address = { ...GUEST.addrBilling, country: 'XX' };
    const errors = await errorsOf({ ...GUEST, salutation: 'sir', addrBilling: address });
    assert.equal(errors.country, sentence('en', 'CHOICE_INVALID'));
    assert.equal(errors.salutation, sentence('en', 'CHOICE_INVALID'));
  });

  test('is offered only real salutations, as the form itself adds the choice of none', async () => {
    for (const lang of LANGUAGES) {
      const { salutations } = await demo.data(`${lang}/customer/attr`);
      assert.deepEqual(Object.keys(salutations), ['ms', 'mr'], lang);
    }
  });

  test('must fill in a delivery address completely', async () => {
    const errors = await errorsOf({ ...GUEST, addrShipping: { city: 'Kiel' } });
    assert.deepEqual(Object.keys(errors).sort(), [
      'addrShipping.country',
      'addrShipping.name',
      'addrShipping.street',
      'addrShipping.zip',
      'password',
    ]);
  });

  test('gets an error for blank and for overlong text', async () => {
    const errors = await errorsOf({ ...GUEST, fname: '  ', lname: 'x'.repeat(201) });
    assert.equal(errors.fname, sentence('en', 'FIELD_REQUIRED'));
    assert.equal(errors.lname, sentence('en', 'FIELD_TOO_LONG', { max: 200 }));
  });

  test('is stored without a password and identified by a token that is not stored', async () => {
    const answer = await demo.post('en/auth/guest', { c: { ...GUEST, password: 'secret secret' } });
    const { token, customer } = answer.body.data;
    assert.deepEqual(customer, { ...GUEST, isGuest: true });
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.deepEqual(await demo.data(`en/customer?token=${token}`), customer);
    const stored = JSON.stringify(demo.database().all('SELECT * FROM tokens, customers'));
    assert.ok(!stored.includes(token) && !stored.includes('secret'));
  });

  test('gets no token while a field is invalid', async () => {
    const { status, body } = await demo.post('en/auth/guest', { c: { ...GUEST, email: 'ada' } });
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.error), ['email']);
  });

  test('gets a new token at each login', async () => {
    assert.notEqual(await demo.loginAsGuest(), await demo.loginAsGuest());
  });

  test('gets 400 for invalid JSON and for a field of the wrong type', async () => {
    const response = await fetch(`${demo.shopAddress}/api/de/auth/guest`, {
      method: 'POST',
      body: '{',
    });
    assert.equal(response.status, 400);
    assert.equal((await demo.post('de/auth/guest', { c: { fname: 7 } })).status, 400);
  });
});

describe('A guest without an address', () => {
  const PERSON = { fname: 'Ada', lname: 'Lund', email: GUEST.email };
  const open = (): void => demo.openWith({ requiredFields: ['fname', 'lname', 'email'] });
  const login = async (c: object = PERSON): Promise<string> =>
    (await demo.post('en/auth/guest', { c })).body.data.token;
  const initPayment = (token: string, body: object) =>
    demo.post(`en/checkout/initPayment?token=${token}`, body);

  test('is accepted if the museum requires only name and email address', async () => {
    open();
    const validated = await demo.post('en/customer/validate', { c: PERSON });
    assert.deepEqual(Object.keys(validated.body.error), ['password']);
    const { data } = (await demo.post('en/auth/guest', { c: PERSON })).body;
    const addrBilling = { street: '', zip: '', city: '', country: '' };
    assert.deepEqual(data.customer, { ...PERSON, isGuest: true, addrBilling });
  });

  test('buys tickets, vouchers and codes', async () => {
    open();
    const items = [ticket('adult', 1), voucher('gift', 2500), voucherCode('GIFT-2')];
    assert.ok((await demo.buyWith(await login(), items)).booking_id);
  });

  for (const [need, items, more] of [
    ['goods', [article('poster', 1)], {}],
    ['annual passes', [annualPass([owner('Ada')])], {}],
    ['an invoice', [ticket('adult', 1)], { aux: { requestInvoice: true } }],
    ['payment by invoice', [ticket('adult', 1)], { payart: INVOICE }],
  ] as const) {
    test(`needs one for ${need}`, async () => {
      open();
      const wish = { ...payment([...items]), ...more };
      for (const missing of ['street', 'zip', 'city', 'country']) {
        const addrBilling = { ...GUEST.addrBilling, [missing]: '' };
        assertRefused(
          await initPayment(await login({ ...PERSON, addrBilling }), wish),
          'ADDRESS_MISSING',
        );
      }
      assertRefused(await initPayment(await login(), wish), 'ADDRESS_MISSING');
      assert.equal((await initPayment(await login(GUEST), wish)).status, 200);
    });
  }

  test('needs no field that the museum does not show', async () => {
    demo.openWith({
      visibleFields: ['fname', 'lname', 'email', 'country'],
      requiredFields: ['fname', 'lname', 'email'],
    });
    const addrBilling = { country: 'DE' };
    const wish = payment([article('poster', 1)]);
    assert.equal((await initPayment(await login({ ...PERSON, addrBilling }), wish)).status, 200);
  });
});
