import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ACCOUNT_MAILS } from '../../demo/server/account-mail-sentences.ts';
import {
  hashPassword,
  isPassword,
  isWirePassword,
  wirePassword,
} from '../../demo/server/passwords.ts';
import { recoverLink } from '../../demo/server/recover-address.ts';
import { DEFAULT_SETTINGS } from '../../demo/server/settings.ts';
import { assertRefused, UNKNOWN_KEY, BACKLINK, PASSWORD } from './support/visitor.ts';
import { PAGE, RECOVER_ADDRESS } from './support/servers.ts';
import type { Answer } from './support/servers.ts';
import { useDemo } from './support/demo.ts';
import { sentence } from '../../demo/server/sentences.ts';

const demo = useDemo({ hasUserRegistration: true });

const NEW_PASSWORD = 'battery staple';

describe('Password hashing', () => {
  test('verifies only the right password, and returns a different hash each time', async () => {
    const password = wirePassword(PASSWORD);
    const [one, other] = [await hashPassword(password, 16), await hashPassword(password, 16)];
    assert.notEqual(one, other);
    assert.ok(!one.includes(password));
    assert.equal(await isPassword(password, one), true);
    assert.equal(await isPassword(wirePassword('wrong'), one), false);
  });

  test('verifies existing hashes after the cost of new ones has changed', async () => {
    const stored = await hashPassword(wirePassword(PASSWORD), 16);
    assert.match(stored, /^scrypt\$16\$/);
    assert.match(await hashPassword(wirePassword(PASSWORD), 32), /^scrypt\$32\$/);
    assert.equal(await isPassword(wirePassword(PASSWORD), stored), true);
  });

  const onTheWire: [text: string, can: boolean][] = [
    ['5f4dcc3b5aa765d61d8327deb882cf99', true],
    ['5F4DCC3B5AA765D61D8327DEB882CF99', false],
    ['5f4dcc3b5aa765d61d8327deb882cf9', false],
    ['password', false],
    ['', false],
    // the MD5 hash of an empty password
    ['d41d8cd98f00b204e9800998ecf8427e', false],
  ];
  for (const [text, can] of onTheWire) {
    test(`${can ? 'accepts' : 'rejects'} ${text || 'an empty text'} as a transmitted password`, () => {
      assert.equal(isWirePassword(text), can);
    });
  }
});

describe('Security S6: the link to reset a password', () => {
  const PARTNER = 'https://partner.example';
  const ACCOUNT = `${PAGE}/account.html?page=7`;
  const SHOP = `${PAGE}/shop`;
  const settings = {
    ...DEFAULT_SETTINGS,
    recoverAddresses: [RECOVER_ADDRESS, `${SHOP}/recover/{token}`],
  };
  const linkFor = (backlink: string): string | undefined =>
    recoverLink(settings, [PAGE, PARTNER], backlink, 'sv')?.('KEY');

  const leading: [backlink: string, link: string][] = [
    [BACKLINK, `${ACCOUNT}#/de/recover/KEY`],
    [`${ACCOUNT}#/recover/{token}`, `${ACCOUNT}#/recover/KEY`],
    [`${ACCOUNT}&utm_source=letter#/recover/{token}`, `${ACCOUNT}#/recover/KEY`],
    [`${SHOP}/en/recover/{token}`, `${SHOP}/en/recover/KEY`],
    [`${SHOP}/recover/{token}?utm_source=letter`, `${SHOP}/recover/KEY`],
  ];
  for (const [backlink, link] of leading) {
    test(`leads to the configured page that requested it: ${backlink}`, () => {
      assert.equal(linkFor(backlink), link);
    });
  }

  const elsewhere = [
    `${PAGE}/visit.html#/recover/{token}`,
    `${PAGE}/account.html?page=8#/recover/{token}`,
    `${PAGE}/account.html/recover/{token}`,
    `${SHOP}#/recover/{token}`,
    `${SHOP}/other/en/recover/{token}`,
    `${PARTNER}/en/recover/{token}`,
  ];
  for (const backlink of elsewhere) {
    test(`leads to the first configured page instead of ${backlink}`, () => {
      assert.equal(linkFor(backlink), `${ACCOUNT}#/sv/recover/KEY`);
    });
  }

  const refused = [
    `${PAGE}/visit.html?utm={token}`,
    `${PARTNER}/?x={token}`,
    `${PAGE}/visit.html#{token}`,
    `${PAGE}/x`,
    `${PAGE}/recover/{TOKEN}`,
    `${PAGE}/recover/{token}/more`,
    `${PAGE}/recover/{token}#{token}`,
    `${PAGE}/{token}#/recover/{token}`,
    `${ACCOUNT}#/recover/{token}?x=1`,
    `${ACCOUNT}#/recover/x{token}`,
    'https://evil.example/recover/{token}',
    `${PAGE}.evil.example/recover/{token}`,
    'http://museum.example@evil.example/recover/{token}',
    'http://{token}@museum.example/recover/x',
    'javascript:alert("/recover/{token}")',
    '//museum.example/recover/{token}',
    '/recover/{token}',
    '',
    `${PAGE}/ go to https://evil.example /recover/{token}`,
    `${PAGE}/\r\nBcc: all@world.example/recover/{token}`,
    `${PAGE}/ä/recover/{token}`,
    `${PAGE}/${'x'.repeat(500)}/recover/{token}`,
  ];
  for (const backlink of refused) {
    test(`is refused for ${JSON.stringify(backlink.slice(0, 60))}`, () => {
      assert.equal(linkFor(backlink), undefined);
    });
  }
});

describe('A password', () => {
  const reset = (email: string, backlink = BACKLINK, lang = 'en'): Promise<Answer> =>
    demo.post(`${lang}/customer/pwdreset`, { email, backlink });
  const confirm = (token: string, password = NEW_PASSWORD): Promise<Answer> =>
    demo.post('en/customer/pwdconfirm', { token, _p: wirePassword(password) });
  const change = (token: string, old = PASSWORD, wanted = NEW_PASSWORD): Promise<Answer> =>
    demo.post(`en/customer/pwdchange?token=${token}`, {
      _po: wirePassword(old),
      _pn: wirePassword(wanted),
    });
  const isLoggedIn = async (token: string): Promise<boolean> =>
    (await demo.statusOf(`en/customer?token=${token}`)) === 200;

  test('is reset through the link in a mail, which ends all logins', async () => {
    const { email, token } = await demo.registered();
    const answer = await reset(email.toUpperCase(), BACKLINK, 'de');
    assert.deepEqual([answer.status, answer.body], [200, { data: {} }]);
    const [mail] = demo.mails();
    assert.deepEqual([mail?.to, mail?.subject], [email, ACCOUNT_MAILS.passwordReset.subject.de]);
    const [before = '', after] = BACKLINK.split('{token}');
    const link = mail?.text.split('\n').find((line) => line.startsWith(before)) ?? '';
    const key = link.slice(before.length);
    assert.equal(after, '');
    assert.match(key, /^[\w-]{22}$/);
    assert.deepEqual((await confirm(key)).body, { data: {} });
    assert.equal((await demo.login(email)).status, 401);
    assert.equal((await demo.login(email, NEW_PASSWORD)).status, 200);
    assert.equal(await isLoggedIn(token), false);
    assert.equal(demo.mails()[0]?.subject, ACCOUNT_MAILS.passwordChanged.subject.en);
  });

  test('is reset only once per reset key, even by concurrent calls', async () => {
    const key = await demo.resetKey((await demo.registered()).email);
    const answers = await Promise.all([confirm(key), confirm(key, 'a third one')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    assertRefused(await confirm(key), 'RESET_KEY_INVALID', 400);
  });

  test('can be reset only within an hour', async () => {
    const { email } = await demo.registered();
    const early = await demo.resetKey(email);
    demo.passMinutes(30);
    const inTime = await demo.resetKey(email);
    demo.passMinutes(30);
    assert.equal((await confirm(early)).status, 400);
    assert.equal((await confirm(inTime)).status, 200);
  });

  test('invalidates all other reset keys when it is reset', async () => {
    const { email } = await demo.registered();
    const first = await demo.resetKey(email);
    const second = await demo.resetKey(email);
    assert.equal((await confirm(first)).status, 200);
    assert.equal((await confirm(second)).status, 400);
  });

  test('cannot be reset with a key that was sent to a former address of the account', async () => {
    const { email, token } = await demo.registered();
    const key = await demo.resetKey(email);
    await demo.changeEmail(token, `new-${email}`);
    await demo.confirmEmail();
    assert.equal((await confirm(key)).status, 400);
  });

  test('cannot be reset with the hash of a key from the database', async () => {
    const { email } = await demo.registered();
    const key = await demo.resetKey(email);
    const rows = demo.rows('SELECT hash FROM reset_keys');
    assert.ok(rows.length > 0 && rows.every(({ hash }) => hash !== key));
    for (const { hash } of rows) assert.equal((await confirm(hash)).status, 400);
    assert.equal((await confirm(key)).status, 200);
  });

  test('cannot be reset to an empty one, and the key stays valid after the attempt', async () => {
    const key = await demo.resetKey((await demo.registered()).email);
    for (const _p of ['', 'plain', wirePassword('')]) {
      const answer = await demo.post('en/customer/pwdconfirm', { token: key, _p });
      assertRefused(answer, 'PASSWORD_MISSING', 400);
    }
    assert.equal((await confirm(key)).status, 200);
  });

  test('is reset by a call that does not reveal whether an address has an account', async () => {
    const { email } = await demo.registered();
    const count = demo.mails().length;
    const nobody = await reset('nobody@lund.example');
    assert.equal(demo.mails().length, count);
    const somebody = await reset(email);
    assert.deepEqual([nobody.status, nobody.body], [somebody.status, somebody.body]);
    assert.equal(demo.mails().length, count + 1);
  });

  test('can be reset only for a valid address and with a link to a configured page', async () => {
    const { email } = await demo.registered();
    const count = demo.mails().length;
    for (const wrong of ['', ' ', 'ada', 'ada@lund', `${'x'.repeat(250)}@lund.example`]) {
      assert.equal((await reset(wrong)).status, 400, wrong);
    }
    assert.equal((await demo.post('en/customer/pwdreset', { email })).status, 400);
    const refused = await reset(email, 'https://evil.example/recover/{token}');
    assertRefused(refused, 'BACKLINK_REFUSED');
    assert.equal(typeof refused.body.error, 'string');
    assert.equal(demo.mails().length, count);
  });

  test('Security S6: is reset on the configured page, whichever page requests it', async () => {
    const { email } = await demo.registered();
    await reset(email, `${PAGE}/visit.html?utm=stranger#/recover/{token}`);
    const text = demo.mails()[0]?.text ?? '';
    assert.match(text, new RegExp(`${PAGE}/account\\.html\\?page=7#/en/recover/[\\w-]{22}\n`));
    assert.ok(!text.includes('visit.html'));
  });

  test('causes at most five reset mails per hour', async () => {
    const { email } = await demo.registered();
    const count = demo.mails().length;
    for (let time = 1; time <= 8; time += 1) assert.equal((await reset(email)).status, 200);
    assert.equal(demo.mails().length, count + 5);
    demo.passMinutes(60);
    await reset(email);
    assert.equal(demo.mails().length, count + 6);
  });

  test('can be used for a login right after its reset, even after too many attempts', async () => {
    const { email } = await demo.registered();
    await demo.guessPasswords(email, 10);
    assert.equal((await demo.login(email)).status, 429);
    await confirm(await demo.resetKey(email));
    assert.equal((await demo.login(email, NEW_PASSWORD)).status, 200);
  });

  test('ends all other logins of the account when it is changed', async () => {
    const { email, token } = await demo.registered();
    const elsewhere = await demo.tokenOf(email);
    const stranger = (await demo.registered()).token;
    const key = await demo.resetKey(email);
    assert.deepEqual((await change(token)).body, { data: {} });
    const areLoggedIn = await Promise.all([token, elsewhere, stranger].map(isLoggedIn));
    assert.deepEqual(areLoggedIn, [true, false, true]);
    assert.equal((await demo.login(email)).status, 401);
    assert.equal((await demo.login(email, NEW_PASSWORD)).status, 200);
    assert.equal((await confirm(key)).status, 400);
    const [mail] = demo.mails();
    assert.deepEqual([mail?.to, mail?.subject], [email, ACCOUNT_MAILS.passwordChanged.subject.en]);
  });

  test('cannot be changed without the old one, and the attempts are limited', async () => {
    const { email, token } = await demo.registered();
    const refused = await change(token, 'wrong');
    assertRefused(refused, 'OLD_PASSWORD_WRONG', 400);
    assert.equal(refused.body.message, sentence('en', 'OLD_PASSWORD_WRONG'));
    for (let time = 2; time <= 10; time += 1) await change(token, 'wrong');
    assert.equal((await change(token)).status, 429);
    assert.equal(await isLoggedIn(token), true);
    demo.passMinutes(15);
    assert.equal((await demo.login(email)).status, 200);
  });

  test('cannot be changed to an empty one or without a login', async () => {
    const { email, token } = await demo.registered();
    const { status, body } = await change(token, PASSWORD, '');
    assert.deepEqual([status, body.error], [422, { _pn: sentence('en', 'PASSWORD_MISSING') }]);
    assert.equal((await change(UNKNOWN_KEY)).status, 401);
    assert.equal((await demo.post(`en/customer/pwdchange?token=${token}`, {})).status, 400);
    assert.equal((await demo.login(email)).status, 200);
  });
});
