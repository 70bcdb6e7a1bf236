import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createCallerLimit } from '../../demo/server/caller-limits.ts';
import { passwordQueue, wirePassword } from '../../demo/server/passwords.ts';
import {
  assertRefused,
  GUEST,
  nextSessionKey,
  PASSWORD,
  payment,
  ticket,
  voucherCode,
} from './support/visitor.ts';
import type { Answer } from './support/servers.ts';
import { useDemo } from './support/demo.ts';

const demo = useDemo({ hasUserRegistration: true, trustedProxies: 1 });

const from = (address: string) => ({ 'x-forwarded-for': address });
const STRANGER = '198.51.100.1';
const OFFICE = '203.0.113.9';

const login = (email: string, address: string, password = PASSWORD): Promise<Answer> =>
  demo.post('en/auth/login', { _u: email, _p: wirePassword(password) }, from(address));

/** Sends a call `times` times, one after the other, and returns the last answer. */
const repeat = async (times: number, call: (time: number) => Promise<Answer>): Promise<Answer> => {
  for (let time = 1; time < times; time += 1) await call(time);
  return call(times);
};

const assertTooMany = (answer: Answer, seconds: number): void => {
  assertRefused(answer, 'TOO_MANY_TRIES', 429);
  assert.equal(answer.headers.get('retry-after'), String(seconds));
};

describe('A limit per caller', () => {
  test('is given back evenly over an hour, and counts each caller on their own', () => {
    let ms = 0;
    const limit = createCallerLimit(6, () => new Date(ms));
    const taken = (times: number) => Array.from({ length: times }, () => limit.take('one'));
    assert.deepEqual(taken(8), [0, 0, 0, 0, 0, 0, 600, 600]);
    assert.equal(limit.take('other'), 0);
    assert.deepEqual([limit.countOf('one'), limit.countOf('other')], [6, 1]);
    ms = 4 * 60_000;
    assert.deepEqual(taken(1), [360]);
    ms = 10 * 60_000;
    assert.deepEqual(taken(2), [0, 600]);
    limit.giveBack('one');
    assert.deepEqual(taken(2), [0, 600]);
    ms = 24 * 3_600_000;
    assert.equal(limit.countOf('one'), 0);
    assert.deepEqual(taken(7), [0, 0, 0, 0, 0, 0, 600]);
  });

  test('forgets the callers of the longest ago if there are very many', () => {
    const limit = createCallerLimit(1, () => new Date(0));
    for (let caller = 0; caller <= 50_000; caller += 1) limit.take(`caller ${caller}`);
    assert.deepEqual(['caller 0', 'caller 1', 'caller 50000'].map(limit.countOf), [0, 1, 1]);
  });
});

describe('Security S12:', () => {
  const probe = (path: string, time: number, address: string): Promise<Answer> => {
    const c = { ...GUEST, email: `new${time}@lund.example`, password: PASSWORD };
    return demo.post(`en/customer/${path}`, { c }, from(address));
  };

  test('one caller can ask for 240 email addresses an hour whether they have an account', async () => {
    assert.equal((await repeat(240, (time) => probe('validate', time, STRANGER))).status, 200);
    assertTooMany(await probe('validate', 241, STRANGER), 15);
    assertTooMany(await probe('register', 242, STRANGER), 15);
    assert.equal((await probe('validate', 243, OFFICE)).status, 200);
    demo.passMinutes(1);
    assert.equal((await repeat(4, (time) => probe('validate', time, STRANGER))).status, 200);
    assertTooMany(await probe('validate', 5, STRANGER), 15);
  });

  test('sixty buyers behind one address can enter their details, and correct them twice', async () => {
    const answer = await repeat(180, (time) => probe('validate', time, OFFICE));
    assert.equal(answer.status, 200);
  });

  const code = (barcode: string, address: string): Promise<Answer> =>
    demo.get(`en/voucher?voucher=${barcode}`, from(address));
  const cart = (barcode: string, address: string): Promise<Answer> =>
    demo.initPayment(
      payment([ticket('adult', 1), voucherCode(barcode)], nextSessionKey()),
      'en',
      from(address),
    );

  test('one caller can try 60 unknown voucher codes an hour, in the basket or in an order', async () => {
    demo.openWith({ maxWrongCodesPerHour: 6 });
    assertRefused(await repeat(3, (time) => code(`NO-${time}`, STRANGER)), 'CODE_UNKNOWN');
    assertRefused(await repeat(3, (time) => cart(`NO-${time}`, STRANGER)), 'CODE_UNKNOWN');
    // Also with a code that exists, or the refusal would name it.
    for (const barcode of ['NO-7', 'GIFT-2']) {
      assertTooMany(await code(barcode, STRANGER), 600);
      assertTooMany(await cart(barcode, STRANGER), 600);
    }
    assert.equal((await code('GIFT-2', OFFICE)).status, 200);
  });

  test('known voucher codes and carts without a code do not count', async () => {
    demo.openWith({ maxWrongCodesPerHour: 2, maxHeldPerCaller: 100 });
    assert.equal((await repeat(5, () => code('GIFT-2', OFFICE))).status, 200);
    assert.equal((await cart('GIFT-2', OFFICE)).status, 200);
    await repeat(2, (time) => code(`NO-${time}`, OFFICE));
    assertTooMany(await code('GIFT-2', OFFICE), 1800);
    const plain = payment([ticket('adult', 1)], nextSessionKey());
    assert.equal((await demo.initPayment(plain, 'en', from(OFFICE))).status, 200);
  });

  test('one caller can try one password against 100 accounts an hour, and logins with the right one do not count', async () => {
    demo.openWith({ maxWrongPasswordsPerHour: 10 });
    const { email } = await demo.registered();
    assert.equal((await repeat(20, () => login(email, STRANGER))).status, 200);
    const guesses = await repeat(10, (time) => login(`nobody${time}@lund.example`, STRANGER));
    assert.equal(guesses.status, 401);
    const refused = await login(email, STRANGER);
    assertRefused(refused, 'TOO_MANY_ATTEMPTS', 429);
    assert.equal(refused.headers.get('retry-after'), '360');
    assert.equal((await login(email, OFFICE)).status, 200);
  });

  test('strangers who guess a password do not lock out its owner', async () => {
    const { email } = await demo.registered();
    const addresses = Array.from({ length: 30 }, (_, index) => `198.51.100.${index}`);
    const attempts: number[] = [];
    for (const address of addresses) {
      const statuses: number[] = [];
      for (let guess = 1; guess <= 11; guess += 1) {
        statuses.push((await login(email, address, `guess ${guess}`)).status);
      }
      attempts.push(statuses.filter((status) => status === 401).length);
    }
    assert.deepEqual(attempts, [10, ...Array<number>(29).fill(3)]);
    assert.equal((await repeat(3, (time) => login(email, OFFICE, `typo ${time}`))).status, 401);
    assert.equal((await login(email, OFFICE)).status, 429);
    demo.passMinutes(15);
    assert.equal((await login(email, OFFICE)).status, 200);
  });

  test('the owner’s login leaves the strangers’ attempts counted, and a new password does not', async () => {
    const { email } = await demo.registered();
    await repeat(10, (time) => login(email, STRANGER, `guess ${time}`));
    assert.equal((await login(email, OFFICE)).status, 200);
    assert.equal((await login(email, STRANGER)).status, 429);
    await demo.post('en/customer/pwdconfirm', {
      token: await demo.resetKey(email),
      _p: wirePassword('battery staple'),
    });
    assert.equal((await login(email, STRANGER)).status, 401);
  });
});

describe('Security S3:', () => {
  test(
    'callers with two wrong passwords get only the first half of the queue',
    { timeout: 60_000 },
    async (t) => {
      const { email } = await demo.registered();
      await repeat(2, (time) => login(`nobody${time}@lund.example`, STRANGER));
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      t.after(end);
      // Two run and eight wait.
      const turns = Array.from({ length: 10 }, () => passwordQueue.run(() => ended));
      assertRefused(await login('nobody@lund.example', STRANGER), 'TOO_MANY_LOGINS', 429);
      const honest = login(email, OFFICE);
      end();
      assert.equal((await honest).status, 200);
      await Promise.all(turns);
      assert.equal((await login('nobody@lund.example', STRANGER)).status, 401);
    },
  );
});
