import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { inFull } from '../support/inFull.ts';
import type { MessageName } from '../support/messages.ts';
import { say } from '../support/say.ts';
import { setUpCms, stripTags, keepAll } from './support/cms.ts';
import { openEditor } from './support/editor.ts';
import { inspector } from './support/inspect.ts';
import { closeProfile, leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';

const FAULTY = `<!doctype html><html lang="en"><title>Faulty</title>
  <script src="/museum-shop.js?api=/api"></script>
  <museum-tickets item="4711"><a href="/">Tickets</a></museum-tickets></html>`;

const cms = setUpCms();
const journey = setUpJourney({
  extra: (app) => {
    app.get('/faulty.html', (c) => c.html(FAULTY));
  },
});

const TIDES = 'Tides: The Sea Keeps Time';

/** Returns the part of a message after a value. */
const endOf = (name: MessageName, value: string, values: Record<string, string> = {}): string =>
  say(name, { ...values, [value]: '|' }).split('|')[1]!;

const editor = () => openEditor(journey);

/** Opens a page of another site with the copied code, unchanged. */
async function paste(page: Page, script: string, embed: string): Promise<void> {
  Object.assign(cms.site, { head: script, content: `<p>${embed}</p>`, filter: keepAll });
  await page.goto(cms.at());
}

/** Waits until the page sells tickets of the event. */
async function sells(page: Page, title = 'Tides'): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('grid').waitFor();
}

test('Configurator: an editor puts the tickets of one exhibition into a page with at most eight clicks', async () => {
  const { page, pick, copy, publish, clicks, noise } = await editor();
  await pick(say('whereDoesItGo'), say('anotherSystemOrHtml'));
  await pick(say('whichOfThem'), TIDES);
  const code = page.locator('.snippet code').first();
  const box = (await code.boundingBox())!;
  assert.ok(box.y + box.height <= 900, 'the code is on the first screen');
  const copied = await copy(say('scriptAndEmbed'));
  assert.equal(copied, await code.innerText());
  await publish(cms, 'html');
  await sells(page);
  assert.ok(clicks() <= 8, `${clicks()} clicks`);
  assert.deepEqual(noise, []);
  await closeProfile(page.context());
});

test('Configurator: an editor who may not write HTML pastes a link, which becomes the shop with the administrator’s script', async () => {
  const { page, pick, press, copy, publish, clicks } = await editor();
  await pick(say('whereDoesItGo'), say('wordpressWithoutOurPlugin'));
  await press(page.getByRole('radio', { name: say('noOrIDo') }));
  await pick(say('whichOfThem'), TIDES);
  const script = await page.locator('.snippet code').nth(1).innerText();
  const address = await copy(say('link'));
  assert.match(address, /\/shop\/en\/tickets\/12\?museum-embed=tickets&item=12$/);
  Object.assign(cms.site, { head: script, filter: stripTags });
  await publish(cms, 'visual');
  await sells(page);
  assert.match(cms.site.content, /<a href=/);
  assert.ok(clicks() <= 8, `${clicks()} clicks`);
  // without the script it is a link to the same event in the whole shop
  cms.site.head = '';
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: TIDES }).click();
  await sells(page);
  assert.match(page.url(), /\/shop\/en\/tickets\/12/);
  await closeProfile(page.context());
});

inFull(
  'Configurator: if a CMS removes the tag, the link that it leaves becomes the shop',
  async () => {
    const { page, pick, copy, publish, openForms } = await editor();
    await pick(say('whereDoesItGo'), say('anotherSystemOrHtml'));
    await pick(say('whichOfThem'), TIDES);
    await openForms();
    const script = await copy(say('onceInThePage'));
    await copy(say('scriptAndEmbed'));
    Object.assign(cms.site, { head: script, filter: stripTags });
    await publish(cms, 'html');
    assert.doesNotMatch(cms.site.content, /museum-tickets/);
    await sells(page);
    await closeProfile(page.context());
  },
);

test('Configurator: the whole shop inside a page keeps the header and the address of the page', async () => {
  const { page, pick, copy, publish } = await editor();
  await pick(say('whereDoesItGo'), say('anotherSystemOrHtml'));
  await pick(say('element'), say('theWholeShop'));
  await copy(say('scriptAndEmbed'));
  Object.assign(cms.site, { head: '', filter: keepAll });
  await publish(cms, 'html');
  const tickets = page.locator('main a[href$="#/tickets"]').first();
  await tickets.click();
  await page.getByRole('heading', { name: say('tickets'), exact: true }).waitFor();
  assert.match(page.url(), /\/#\/tickets$/);
  assert.equal(await page.getByRole('banner').count(), 0);
  await closeProfile(page.context());
});

test('Configurator: each of the three forms, pasted unchanged, shows the chosen event from a pinned release', async () => {
  const visitor = await editor();
  const { page, copy, openForms } = visitor;
  await openForms();
  await page.getByLabel(say('whichOfThem')).selectOption({ label: TIDES });
  await page.getByLabel(say('language'), { exact: true }).selectOption('fr');
  await page.frameLocator('iframe').getByRole('heading', { name: 'Marées' }).waitFor();
  await page
    .getByRole('radio', { name: RegExp(`^${say('onlyThisRelease', { version: '' })}`) })
    .check();

  const script = await copy(say('onceInThePage'));
  const forms = [say('tag'), say('markedDiv'), say('markedLink')];
  const embeds: string[] = [];
  for (const form of forms) embeds.push(await copy(form));
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
  await closeProfile(page.context());
});

test('Configurator: a page that pins a release has every file checked under a security policy, and preloads the first ones', async () => {
  const { page, copy, openForms } = await editor();
  const { shop } = journey.addresses;
  await openForms();
  await page.getByLabel(say('whichOfThem')).selectOption({ label: TIDES });
  await page.getByLabel(say('language'), { exact: true }).selectOption('fr');
  await page
    .getByRole('radio', { name: RegExp(`^${say('onlyThisRelease', { version: '' })}`) })
    .check();
  const lines: string[] = [];
  for (const title of ['checkEveryFile', 'loadSooner', 'onceInThePage'] as const) {
    lines.push(await copy(say(title)));
  }
  const embed = await copy(say('tag'));
  const policyHash = await page.locator('code', { hasText: /^'sha256-/ }).textContent();
  const preloaded = [...lines[1]!.matchAll(/href="([^"]+)"/g)].map(([, address]) => address!);
  assert.ok(preloaded.length > 5);

  cms.site.policy = `default-src 'none'; script-src ${policyHash} ${shop}; connect-src ${shop}; img-src ${shop}`;
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
  cms.site.policy = '';
  await closeProfile(page.context());
});

test('Configurator: its address keeps the choice, opens in the language of the reader, and has no axe violations', async () => {
  const visitor = await editor();
  const { page } = visitor;
  await page.getByLabel(say('whereDoesItGo')).selectOption('html');
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
  await page.getByText(say('nothingFoundSoFar')).waitFor();
  await check('/gone.html');
  await page.getByText(endOf('thePageAddressAnswers', 'address', { status: '404' })).waitFor();
  assert.equal(await page.getByText(say('nothingNeedsFixing')).count(), 0);
  const { origin } = new URL(cms.at());
  await check(`${origin}/`);
  await page.getByText(endOf('thePageAddressIts', 'address')).waitFor();
  const { shop, partner } = journey.addresses;
  const allowed = `${shop}, ${partner}`;
  await page.getByText(say('visitorsCannotPay', { origin, allowed })).waitFor();
  await page.getByText(say('toFixCount', { count: '1' })).waitFor();

  await page.getByText(say('addressAndNumber')).click();
  await page.getByLabel(say('addressOfTheBack')).fill('localhost:1/api');
  await page.getByRole('button', { name: say('connect') }).click();
  await page.getByRole('button', { name: say('findOutWhy') }).click();
  await page.getByText(say('nobodyAnswersAtApiCheck', { api: 'http://localhost:1/api' })).waitFor();
  await closeProfile(page.context());
});
