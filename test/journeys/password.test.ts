import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONFIRM_EMAIL } from '../../demo/server/confirm-email-sentences.ts';
import { ACCOUNT, customer, WIEBKE } from './support/customer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const [SECOND, THIRD] = ['Niedrigwasser 1825', 'Sturmflut 1962'];

const journey = setUpJourney();

test('Password: the customer changes it, forgets it, resets it by a mailed link, and logs in', async () => {
  const visitor = await customer(journey);
  const { page, buys, section } = visitor;
  const { found, lookInFull } = inspector(page);
  const heard: string[] = [];
  await page.exposeFunction('hear', (path: string) => heard.push(path));
  await page.addInitScript(() => {
    document.addEventListener('museum-navigate', (event) => {
      const { path } = (event as CustomEvent<{ path: string }>).detail;
      (globalThis as unknown as { hear: (path: string) => void }).hear(path);
    });
  });
  await visitor.toSettings(WIEBKE);
  await lookInFull('the settings');

  const change = section(say('changePassword'));
  await change.getByLabel(say('currentPassword')).fill('Ebbe und Blut');
  await change.getByLabel(say('newPassword')).fill(SECOND);
  await change.getByLabel(say('repeatPassword')).fill(SECOND);
  await change.getByRole('button', { name: say('changePassword') }).click();
  await buys.sentence(`${say('currentPassword')}: ${say('theCurrentPasswordIs')}`).waitFor();
  await lookInFull('a password that is wrong');
  await change.getByLabel(say('currentPassword')).fill(WIEBKE.password);
  await change.getByRole('button', { name: say('changePassword') }).click();
  await buys.sentence(say('authPasswordChangeSuccess')).waitFor();

  await buys.link(say('logOut')).click();
  await buys.heading(say('youAreLoggedOut')).waitFor();
  await buys.open(ACCOUNT);
  await page.reload();
  await visitor.logIn(WIEBKE.email, WIEBKE.password);
  await buys.sentence(say('wrongEMailAddress')).waitFor();

  await buys.link(say('forgotYourPassword')).click();
  await page.getByLabel(say('eMail')).fill(WIEBKE.email);
  await lookInFull('a forgotten password');
  await buys.button(say('sendTheLink')).click();
  await buys.heading(say('checkYourEMail')).waitFor();

  await buys.open('/museum/en/outbox.html');
  const link = await page
    .getByRole('link', { name: /recover/ })
    .first()
    .getAttribute('href');
  const key = link!.split('/recover/')[1]!;
  assert.match(link!, /\/museum\/en\/account\.html#\/recover\/[\w-]{22,}$/);
  await page.goto(link!);
  await buys.heading(say('setANewPassword')).waitFor();
  await page.waitForURL((url) => url.hash === '#/recover/-');
  await page.reload();
  await page.getByLabel(say('newPassword')).fill(THIRD);
  await page.getByLabel(say('repeatPassword')).fill(THIRD);
  await lookInFull('a new password');
  await buys.button(say('saveThePassword')).click();
  await buys.heading(say('yourNewPasswordIs')).waitFor();
  await lookInFull('a new password that is set');
  await buys.link(say('logIn')).click();
  await visitor.logIn(WIEBKE.email, SECOND);
  await buys.sentence(say('wrongEMailAddress')).waitFor();
  await visitor.logIn(WIEBKE.email, THIRD);
  await buys.heading(say('yourAccount')).waitFor();

  assert.ok(heard.length > 0);
  assert.deepEqual(
    heard.filter((path) => path.includes(key)),
    [],
  );
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  for (const secret of [key, SECOND, THIRD]) assert.ok(!kept.includes(secret), secret);
  assert.deepEqual(found, []);
  await leave(visitor);

  const late = await customer(journey);
  await late.page.goto(link!);
  await late.page.getByLabel(say('newPassword')).fill(SECOND);
  await late.page.getByLabel(say('repeatPassword')).fill(SECOND);
  await late.buys.button(say('saveThePassword')).click();
  await late.buys.sentence(say('thisLinkHasBeen')).waitFor();
  await late.buys.link(say('askForANew')).click();
  await late.buys.heading(say('forgotYourPassword')).waitFor();
  await leave(late);
});

inFull(
  'Email address: the customer changes it, confirms it by a mailed link, and logs in with it',
  async () => {
    const visitor = await customer(journey);
    const { buys, section } = visitor;
    const [email, password] = ['jonas@petersen.example', 'Kompass und Karte'];
    await visitor.toSettings({ email, password });
    const change = section(say('changeEMail'));
    await change.getByLabel(say('newEMail')).fill(WIEBKE.email);
    await change.getByLabel(say('repeatEMail')).fill(WIEBKE.email);
    await change.getByLabel(say('currentPassword')).fill(password);
    await change.getByRole('button', { name: say('changeEMail') }).click();
    await buys
      .sentence(
        'There is already an account with this email address. Log in, or use another address.',
      )
      .waitFor();
    await change.getByLabel(say('newEMail')).fill('jonas@lotse.example');
    await change.getByLabel(say('repeatEMail')).fill('jonas@lotse.example');
    await change.getByRole('button', { name: say('changeEMail') }).click();
    await buys.sentence(say('weHaveSentALink', { pending: 'jonas@lotse.example' })).waitFor();
    await buys.open('/museum/en/outbox.html');
    await visitor.page
      .getByRole('link', { name: /confirm-email/ })
      .first()
      .click();
    await buys.button(CONFIRM_EMAIL.confirm.en).click();
    const done = CONFIRM_EMAIL.done.en.replace('{email}', 'jonas@lotse.example');
    await buys.sentence(done).waitFor();
    await buys.open(ACCOUNT);
    await buys.link(say('logOut')).click();
    await buys.heading(say('youAreLoggedOut')).waitFor();
    await buys.open(ACCOUNT);
    await visitor.page.reload();
    await visitor.logIn('jonas@lotse.example', password);
    await buys.heading(say('yourAccount')).waitFor();
    await leave(visitor);
  },
);
