import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { dist } from './support/demo.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { setUpJourney, type Visitor } from './support/shop.ts';
import type { MessageName } from '../support/messages.ts';
import { say, sayIn } from '../support/say.ts';
import { inFull } from '../support/inFull.ts';

const FAULTY = `<!doctype html><html lang="en"><title>Faulty</title>
  <script src="/museum-shop.js?api=/api"></script>
  <museum-tickets item="4711"><a href="/">Tickets</a></museum-tickets></html>`;

let pasted = '';
let policy = '';
const elsewhere = createServer((_, response) => {
  const headers = { ...(policy && { 'content-security-policy': policy }) };
  response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(pasted);
});
const journey = setUpJourney({
  extra: (app) => {
    app.get('/faulty.html', (c) => c.html(FAULTY));
    // as on a server without a policy for frames
    app.get('/bare.html', (c) =>
      c.html(
        readFileSync(path.join(dist, 'embed', 'preview.html'), 'utf8').replace(
          'preview.js',
          'embed/preview.js',
        ),
      ),
    );
  },
});
before(() => new Promise<void>((listening) => elsewhere.listen(0, listening)));
after(() => {
  elsewhere.close();
  elsewhere.closeAllConnections();
});

/** Returns the part of a message after a value. */
const endOf = (name: MessageName, value: string, values: Record<string, string> = {}): string =>
  say(name, { ...values, [value]: '|' }).split('|')[1]!;

/** Opens the configurator as an editor whose clipboard can be read. */
async function editor(): Promise<Visitor & { copied: (title: string) => Promise<string> }> {
  const visitor = await journey.visit({
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = visitor;
  await page.goto(`${journey.addresses.shop}/embed/`);
  await page.getByText(say('connectedName', { name: '' }).trim()).waitFor();
  const copied = async (title: string): Promise<string> => {
    const snippet = page.locator('.snippet', {
      has: page.getByRole('heading', { name: title, exact: true }),
    });
    await snippet.getByRole('button').press('Enter');
    await snippet.getByRole('status').getByText(say('copied')).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  return { ...visitor, copied };
}

/** Opens a page of another site with the copied code, unchanged. */
async function paste(page: Page, script: string, embed: string): Promise<void> {
  pasted = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pasted</title>${script}</head>
    <body><p>${embed}</p></body></html>`;
  await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
}

test('Configurator: each of the three forms, pasted unchanged, shows the chosen event from a pinned release', async () => {
  const visitor = await editor();
  const { page, copied } = visitor;
  await page.getByLabel(say('whichOfThem')).selectOption({ label: 'Tides: The Sea Keeps Time' });
  await page.getByLabel(say('language'), { exact: true }).selectOption('fr');
  await page.frameLocator('iframe').getByRole('heading', { name: 'Marées' }).waitFor();
  await page
    .getByRole('radio', { name: RegExp(`^${say('onlyThisRelease', { version: '' })}`) })
    .check();

  const script = await copied(say('onceInThePage'));
  const forms = [say('tag'), say('markedDiv'), say('markedLink')];
  const embeds: string[] = [];
  for (const form of forms) embeds.push(await copied(form));
  const [src] = /http[^"]+museum-shop\.js/.exec(script)!;
  assert.match(src, /\/\d+\.\d+\.\d+\/museum-shop\.js$/);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [index, embed] of embeds.entries()) {
    asked.length = 0;
    await paste(page, script, embed);
    // a marked link uses the language of the page
    const title = forms[index] === say('markedLink') ? 'Tides' : 'Marées';
    await page.getByRole('heading', { name: title }).waitFor();
    assert.ok(
      asked.some((address) => address.startsWith(src)),
      forms[index],
    );
  }

  const broken = script.replace(/sha384-..../, 'sha384-AAAA');
  await paste(page, broken, embeds[0]!);
  await page.getByRole('link', { name: /Marées/ }).waitFor();
  await page.context().close();
});

test('Configurator: a page that pins a release has every file checked under a security policy, and preloads the first ones', async () => {
  const { page, copied } = await editor();
  const { shop } = journey.addresses;
  await page.getByLabel(say('whichOfThem')).selectOption({ label: 'Tides: The Sea Keeps Time' });
  await page.getByLabel(say('language'), { exact: true }).selectOption('fr');
  await page
    .getByRole('radio', { name: RegExp(`^${say('onlyThisRelease', { version: '' })}`) })
    .check();
  const lines: string[] = [];
  for (const title of ['checkEveryFile', 'loadSooner', 'onceInThePage'] as const) {
    lines.push(await copied(say(title)));
  }
  const embed = await copied(say('tag'));
  const policyHash = await page.locator('code', { hasText: /^'sha256-/ }).textContent();
  const preloaded = [...lines[1]!.matchAll(/href="([^"]+)"/g)].map(([, address]) => address!);
  assert.ok(preloaded.length > 5);

  policy = `default-src 'none'; script-src ${policyHash} ${shop}; connect-src ${shop}; img-src ${shop}`;
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await paste(page, lines.join('\n'), embed);
  await page.getByRole('heading', { name: 'Marées' }).waitFor();
  for (const address of preloaded) {
    assert.equal(asked.filter((each) => each === address).length, 1, address);
  }
  assert.deepEqual(errors, []);

  // a file that is loaded after the first ones has been changed on the server
  const changed = preloaded.find((address) => address.includes('EventScreen'))!;
  await page.route(changed, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};` });
  });
  await paste(page, lines[0]! + lines[2]!, embed);
  await page.getByRole('link', { name: /Marées/ }).waitFor();
  assert.ok(asked.filter((each) => each === changed).length > 1);
  policy = '';
  await page.context().close();
});

test('Configurator: its address keeps the choice, opens in the language of the reader, and has no axe violations', async () => {
  const visitor = await editor();
  const { page } = visitor;
  await page.getByLabel(say('element')).selectOption('tours');
  await page.getByLabel(say('languageOfTheTours')).selectOption({ label: 'English' });
  await page.getByLabel(say('theme')).selectOption('dark');
  await page.locator('code', { hasText: 'tour-language="en" theme="dark"' }).waitFor();
  const { look, found } = inspector(page);
  await look('the configurator');
  assert.deepEqual(found, []);

  const other = await journey.visit({ locale: 'da-DK' });
  await other.page.goto(page.url());
  const tag = other.page.locator('code', { hasText: 'tour-language="en" theme="dark"' });
  await tag.waitFor();
  assert.equal(await other.page.title(), 'Indsæt webshoppen på en side');
  await leave(other);
  await leave(visitor);
});

test('Configurator: the check of the back end and a page shows what to correct and what could not be checked', async () => {
  const { page } = await editor();
  const check = async (address: string): Promise<void> => {
    await page.getByLabel(say('addressOfAPage')).fill(address);
    await page.getByRole('button', { name: say('check'), exact: true }).click();
  };
  await check(`${journey.addresses.shop}/museum/en/tickets.html`);
  await page.getByText(say('nothingNeedsFixing')).waitFor();
  await check('/faulty.html');
  await page.getByText(say('toFixCount', { count: '2' })).waitFor();
  await page.getByText(endOf('theScriptAddressLacks', 'address')).waitFor();
  await page.getByText(endOf('embedTheShopHas', 'embed', { id: '4711' })).waitFor();
  await check('');
  await page.getByText(say('noPageEnterThe')).waitFor();
  await page.getByText(say('theBackEndIs')).waitFor();
  const origin = `http://localhost:${(elsewhere.address() as AddressInfo).port}`;
  await check(`${origin}/`);
  await page.getByText(endOf('thePageAddressIts', 'address')).waitFor();
  const { shop, partner } = journey.addresses;
  const allowed = `${shop}, ${partner}`;
  await page.getByText(say('visitorsCannotPay', { origin, allowed })).waitFor();
  await page.getByText(say('toFixCount', { count: '1' })).waitFor();

  await page.getByLabel(say('addressOfTheBack')).fill('http://localhost:1/api');
  await page.getByRole('button', { name: say('connect') }).click();
  await page.getByRole('button', { name: say('findOutWhy') }).click();
  await page.getByText(say('nobodyAnswersAtApiCheck', { api: 'http://localhost:1/api' })).waitFor();
  await page.context().close();
});

test('Configurator: the preview is empty outside of it, opened by itself or framed by another site', async () => {
  const visitor = await journey.visit({ locale: 'da-DK' });
  const { page } = visitor;
  const { shop } = journey.addresses;
  const query = `?api=${shop}/api&element=account`;
  await page.goto(`${shop}/embed/preview.html${query}`);
  await page.getByText(sayIn('da', 'thisPageOnlyWorks')).waitFor();
  assert.equal(await page.locator('museum-account, input').count(), 0);

  await paste(page, '', `<iframe src="${shop}/bare.html${query}&page-lang=fr"></iframe>`);
  const frame = page.frameLocator('iframe');
  await frame.getByText(sayIn('fr', 'thisPageOnlyWorks')).waitFor();
  assert.equal(await frame.locator('museum-account, input').count(), 0);
  await leave(visitor);
});

inFull('Configurator: the preview has no forms for personal data, whatever the embed', async () => {
  const { page } = await editor();
  const preview = page.frameLocator('iframe');
  await page.getByLabel(say('element')).selectOption('account');
  await preview.getByText(say('signingInRegistrationPersonal')).waitFor();
  assert.equal(await preview.locator('input').count(), 0);
  await page.getByLabel(say('element')).selectOption('shop');
  await page.getByLabel(say('whereTheShopGoes')).selectOption('path');
  await preview.getByRole('button', { name: say('menu') }).press('Enter');
  await preview.getByRole('link', { name: say('logIn') }).press('Enter');
  await preview.getByText(say('signingInRegistrationPersonal')).waitFor();
  assert.equal(await preview.locator('input[type=password]').count(), 0);
  await page.context().close();
});
