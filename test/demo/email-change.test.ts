import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { ACCOUNT_MAILS } from '../../demo/server/account-mail-sentences.ts';
import { CONFIRM_EMAIL } from '../../demo/server/confirm-email-sentences.ts';
import { wirePassword } from '../../demo/server/passwords.ts';
import { PASSWORD } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';

const demo = useDemo({ hasUserRegistration: true });

let email = '';
let wanted = '';
let token = '';
beforeEach(async () => {
  ({ email, token } = await demo.registered());
  wanted = `new-${email}`;
});

const statusOf = (login: string): Promise<number> => demo.statusOf(`en/customer?token=${login}`);
const emailOf = async (): Promise<string> => (await demo.customerOf(token)).body.data.email;

describe('Security S13: a new email address', () => {
  test('is used only after its owner has pressed the button on the mailed page', async () => {
    const asked = await demo.changeEmail(token, wanted);
    assert.deepEqual(asked.body, { data: { is_pending: true } });
    const [mail] = demo.mails();
    assert.deepEqual(
      [mail?.to, mail?.subject],
      [wanted, ACCOUNT_MAILS.emailConfirmation.subject.en],
    );
    const opened = await fetch(demo.confirmationPage());
    const page = await opened.text();
    assert.equal(opened.status, 200);
    assert.ok(page.includes(wanted) && page.includes(CONFIRM_EMAIL.confirm.en), page);
    assert.equal(await emailOf(), email);
    assert.equal((await demo.login(wanted)).status, 401);
    assert.equal((await demo.confirmEmail()).status, 200);
    assert.equal(await emailOf(), wanted);
    assert.equal((await demo.login(wanted)).status, 200);
    assert.equal((await demo.login(email)).status, 401);
  });

  test('ends all other logins, and the old address gets a notice without the new one', async () => {
    const stolen = await demo.tokenOf(email);
    await demo.changeEmail(token, wanted);
    assert.equal(await statusOf(stolen), 200);
    await demo.confirmEmail();
    assert.deepEqual([await statusOf(token), await statusOf(stolen)], [200, 401]);
    const [notice] = demo.mails().filter(({ to }) => to === email);
    assert.equal(notice?.subject, ACCOUNT_MAILS.emailGivenUp.subject.en);
    assert.ok(!notice?.text.includes(wanted));
  });

  test('is confirmed once, within an hour, and only by the newest link', async () => {
    await demo.changeEmail(token, 'typo@lund.example');
    const first = demo.confirmationPage();
    await demo.changeEmail(token, wanted);
    const second = demo.confirmationPage();
    assert.equal((await demo.confirmEmail(first)).status, 410);
    assert.equal((await demo.confirmEmail(second)).status, 200);
    assert.equal((await demo.confirmEmail(second)).status, 410);
    await demo.changeEmail(token, email);
    demo.passMinutes(60);
    assert.equal((await fetch(demo.confirmationPage())).status, 410);
    assert.equal((await demo.confirmEmail()).status, 410);
    assert.equal(await emailOf(), wanted);
  });

  test('is not used if the password is changed or reset in the meantime', async () => {
    await demo.changeEmail(token, wanted);
    await demo.post(`en/customer/pwdchange?token=${token}`, {
      _po: wirePassword(PASSWORD),
      _pn: wirePassword('another one'),
    });
    assert.equal((await demo.confirmEmail()).status, 410);
    assert.equal(await emailOf(), email);
  });

  test('is not used if another customer has registered it in the meantime', async () => {
    await demo.changeEmail(token, wanted);
    const page = demo.confirmationPage();
    await demo.register({ email: wanted });
    assert.equal((await demo.confirmEmail(page)).status, 410);
    assert.equal(await emailOf(), email);
  });

  test('is not confirmed with the hash of a key from the database', async () => {
    await demo.changeEmail(token, wanted);
    const [{ hash } = { hash: '' }] = demo.rows('SELECT hash FROM email_changes');
    const page = demo.confirmationPage();
    assert.ok(hash && !page.includes(hash));
    assert.equal((await demo.confirmEmail(page.replace(/[^/]+$/, hash))).status, 410);
  });

  test('is confirmed on a page that no other page can frame, without scripts or cache', async () => {
    await demo.changeEmail(token, wanted);
    for (const answer of [await fetch(demo.confirmationPage()), await demo.confirmEmail()]) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'.*form-action 'self'; frame-ancestors 'none'/);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
    }
  });

  test('is used at once by a back end of revision 1, and ends all other logins there too', async () => {
    demo.openWith({ hasUserRegistration: true, contractRevision: 1 });
    const stolen = await demo.tokenOf(email);
    assert.deepEqual((await demo.changeEmail(token, wanted)).body, { data: {} });
    assert.equal(await emailOf(), wanted);
    assert.deepEqual([await statusOf(token), await statusOf(stolen)], [200, 401]);
  });
});
