import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ACCOUNT, customer, WIEBKE } from './support/customer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { type Journey, startJourney } from './support/shop.ts';

const [SECOND, THIRD] = ['Niedrigwasser 1825', 'Sturmflut 1962'];

let journey: Journey;
before(async () => {
  journey = await startJourney();
});
after(() => journey.end());

test('a password is changed, forgotten, set anew by a mailed link, and lets its owner in', async () => {
  const visitor = await customer(journey);
  const { page, buys, section } = visitor;
  const { found, look } = inspector(page);
  const heard: string[] = [];
  await page.exposeFunction('hear', (path: string) => heard.push(path));
  await page.addInitScript(() => {
    document.addEventListener('museum-navigate', (event) => {
      const { path } = (event as CustomEvent<{ path: string }>).detail;
      (globalThis as unknown as { hear: (path: string) => void }).hear(path);
    });
  });
  await visitor.toSettings(WIEBKE);
  await look('the settings');

  const change = section('Change password');
  await change.getByLabel('Current password').fill('Ebbe und Blut');
  await change.getByLabel('New password').fill(SECOND);
  await change.getByLabel('Repeat password').fill(SECOND);
  await change.getByRole('button', { name: 'Change password' }).click();
  await buys.sentence('Current password: The current password is wrong').waitFor();
  await look('a password that is wrong');
  await change.getByLabel('Current password').fill(WIEBKE.password);
  await change.getByRole('button', { name: 'Change password' }).click();
  await buys.sentence('Your password has been changed').waitFor();

  await buys.link('Log out').click();
  await buys.heading('You are logged out').waitFor();
  await buys.open(ACCOUNT);
  await page.reload();
  await visitor.logIn(WIEBKE.email, WIEBKE.password);
  await buys.sentence('Wrong e-mail address or password.').waitFor();

  await buys.link('Forgot your password?').click();
  await page.getByLabel('E-mail').fill(WIEBKE.email);
  await look('a forgotten password');
  await buys.button('Send the link').click();
  await buys.heading('Check your e-mail').waitFor();

  await buys.open('/museum/en/outbox.html');
  const link = await page
    .getByRole('link', { name: /recover/ })
    .first()
    .getAttribute('href');
  const key = link!.split('/recover/')[1]!;
  assert.match(link!, /\/museum\/en\/account\.html#\/recover\/[\w-]{22,}$/);
  await page.goto(link!);
  await buys.heading('Set a new password').waitFor();
  await page.waitForURL((url) => url.hash === '#/recover/-');
  await page.reload();
  await page.getByLabel('New password').fill(THIRD);
  await page.getByLabel('Repeat password').fill(THIRD);
  await look('a new password');
  await buys.button('Save the password').click();
  await buys.heading('Your new password is set').waitFor();
  await look('a new password that is set');
  await buys.link('Log in').click();
  await visitor.logIn(WIEBKE.email, SECOND);
  await buys.sentence('Wrong e-mail address or password.').waitFor();
  await visitor.logIn(WIEBKE.email, THIRD);
  await buys.heading('Settings').waitFor();

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
  await late.page.getByLabel('New password').fill(SECOND);
  await late.page.getByLabel('Repeat password').fill(SECOND);
  await late.buys.button('Save the password').click();
  await late.buys.sentence('This link has been used already or is too old.').waitFor();
  await late.buys.link('Ask for a new link').click();
  await late.buys.heading('Forgot your password?').waitFor();
  await leave(late);
});

test('an e-mail address is changed, and is the one to log in with from then on', async () => {
  const visitor = await customer(journey);
  const { buys, section } = visitor;
  const [email, password] = ['jonas@petersen.example', 'Kompass und Karte'];
  await visitor.toSettings({ email, password });
  const change = section('Change e-mail');
  await change.getByLabel('New e-mail').fill(WIEBKE.email);
  await change.getByLabel('Repeat e-mail').fill(WIEBKE.email);
  await change.getByLabel('Current password').fill(password);
  await change.getByRole('button', { name: 'Change e-mail' }).click();
  await buys.sentence('There is already an account with this e-mail address.').waitFor();
  await change.getByLabel('New e-mail').fill('jonas@lotse.example');
  await change.getByLabel('Repeat e-mail').fill('jonas@lotse.example');
  await change.getByRole('button', { name: 'Change e-mail' }).click();
  await buys.sentence('You log in with jonas@lotse.example.').waitFor();
  await buys.link('Log out').click();
  await buys.heading('You are logged out').waitFor();
  await buys.open(ACCOUNT);
  await visitor.page.reload();
  await visitor.logIn('jonas@lotse.example', password);
  await buys.heading('Settings').waitFor();
  await leave(visitor);
});
