import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { po } from 'gettext-parser';
import type { Locator, Page } from 'playwright-core';
import { tides } from '../../demo/museum/catalogue/events/tides.ts';
import { PLUGIN } from '../../tools/wordpress.mjs';
import { buyAt } from './support/buyAt.ts';
import { setUpMuseum, ZIP } from './support/museum.ts';

const museum = setUpMuseum({ isReady: false });

const settingsOf = () => `${museum.address}/wp-admin/options-general.php?page=museum-shop`;
const field = (page: Page, name: string): Locator => page.locator(`#museum-shop-${name}`);
const save = (page: Page): Promise<void> => page.locator('#submit').click();
/** The notice about the back end, which is `success`, `error`, `unknown` or `silent`. */
const connection = (page: Page): Locator => page.locator('[data-museum-shop]');

let address = '';

test('WordPress: six clicks lead from the activated plugin to an exhibition that visitors see', async () => {
  const page = await museum.visit('administrator');
  await page.goto(`${museum.address}/wp-admin/plugin-install.php`);
  await page.locator('.upload-view-toggle').click();
  await page.locator('#pluginzip').setInputFiles(ZIP);
  await page.locator('#install-plugin-submit').click();
  await page.locator('a[href*="action=activate"]').click();

  let clicks = 0;
  const click = async (target: Locator): Promise<void> => {
    clicks += 1;
    await target.click();
  };
  await click(page.locator('.notice-warning a[href$="page=museum-shop"]'));
  await field(page, 'api').fill(museum.api);
  await click(page.locator('#submit'));
  assert.equal(await connection(page).getAttribute('data-museum-shop'), 'success');
  assert.ok((await connection(page).textContent())?.includes(museum.address));
  await click(connection(page).getByRole('link'));
  await click(page.locator('.museum-shop-item', { hasText: tides.name.en }));
  const preview = page.frameLocator('.museum-shop-preview');
  await preview.getByRole('heading', { name: tides.name.en }).waitFor();
  await click(page.locator('.editor-post-publish-panel__toggle'));
  await click(page.locator('.editor-post-publish-panel .editor-post-publish-button'));
  const link = page.locator('.post-publish-panel__postpublish-buttons a').first();
  address = (await link.getAttribute('href'))!;
  assert.equal(clicks, 6);

  const visitor = await museum.visit();
  await visitor.goto(address);
  await visitor.getByRole('heading', { name: tides.name.en }).waitFor();
});

test('WordPress: a visitor buys tickets on the page, and returns to it from the payment', async () => {
  const page = await museum.visit();
  assert.match(await buyAt(page, address), /\S/);
  assert.equal(new URL(page.url()).origin, museum.address);
});

test('Settings: a wrong value stays in its field with a sentence, and nothing is saved', async () => {
  const page = await museum.visit('administrator');
  const before = museum.php(`echo json_encode(get_option('museum_shop'));`);
  for (const [name, value] of [
    ['api', 'http://shop.example.org/api'],
    ['api', 'shop.example.org'],
    ['api', 'https://shop.example.org/"><script>alert(1)</script>'],
    ['script', 'javascript:alert(1)'],
    ['shop', 'one'],
  ] as const) {
    await page.goto(settingsOf());
    await field(page, name).fill(value);
    await save(page);
    assert.equal(await field(page, name).inputValue(), value);
    assert.equal(await field(page, name).getAttribute('aria-invalid'), 'true');
    assert.match((await page.locator(`#museum-shop-${name}-error`).textContent()) ?? '', /\S/);
    assert.equal(museum.php(`echo json_encode(get_option('museum_shop'));`), before);
  }
});

test('Settings: backslashes and quotes are saved as typed', async () => {
  const page = await museum.visit('administrator');
  await page.goto(settingsOf());
  const contact = String.raw`C:\Kasse "Nord" & O'Neill`;
  await field(page, 'contact').fill(contact);
  await save(page);
  await page.locator('.notice-success').first().waitFor();
  assert.equal(await field(page, 'contact').inputValue(), contact);
  await field(page, 'contact').fill('');
  await save(page);
});

test('Settings: a back end that is silent, foreign or refuses payments is named', async () => {
  const page = await museum.visit('administrator');
  const { shop } = museum.demo.addresses;
  for (const [api, is] of [
    [`${shop}/museum`, 'silent'],
    ['http://127.0.0.1:9', 'silent'],
    [museum.api, 'success'],
  ] as const) {
    await page.goto(settingsOf());
    await field(page, 'api').fill(api);
    await save(page);
    assert.equal(await connection(page).getAttribute('data-museum-shop'), is, api);
  }
  // the same site under an address that the back end does not know
  mkdirSync(`${museum.site}/wp-content/mu-plugins`);
  const elsewhere = `${museum.site}/wp-content/mu-plugins/elsewhere.php`;
  writeFileSync(elsewhere, `<?php add_filter('home_url', fn () => 'https://other.example.org/');`);
  await page.goto(settingsOf());
  assert.equal(await connection(page).getAttribute('data-museum-shop'), 'error');
  rmSync(elsewhere);
});

test('Settings: editors and authors cannot open them, and a form without nonce is refused', async () => {
  for (const role of ['editor', 'author'] as const) {
    const page = await museum.visit(role);
    const answer = await page.goto(settingsOf());
    assert.equal(answer?.status(), 403);
  }
  const page = await museum.visit('administrator');
  await page.goto(settingsOf());
  await page.locator('[name="_wpnonce"]').evaluate((nonce) => nonce.remove());
  await field(page, 'partner').fill('stolen');
  const answer = page.waitForResponse((each) => each.request().method() === 'POST');
  await save(page);
  assert.equal((await answer).status(), 403);
  assert.ok(!museum.php(`echo get_option('museum_shop')['partner'];`).includes('stolen'));
});

const textsIn = (locale: string) =>
  po.parse(readFileSync(`${PLUGIN}/languages/museum-shop-${locale}.po`)).translations['']!;

for (const [site, catalog] of [
  ['de_DE_formal', 'de_DE'],
  ['de_AT', 'de_DE'],
  ['de_CH', 'de_DE'],
  ['fr_CA', 'fr_FR'],
  ['nl_BE', 'nl_NL'],
  ['es_MX', 'es_ES'],
  ['sv_SE', 'sv_SE'],
] as const) {
  test(`Settings: a site in ${site} reads ${catalog}`, () => {
    const said = museum.php(`
      add_filter('plugin_locale', fn () => '${site}');
      load_plugin_textdomain('museum-shop', false, 'museum-shop/languages');
      echo MuseumShop\\element_names()['cart-button'];`);
    assert.equal(said, textsIn(catalog)['Basket button']?.msgstr[0]);
  });
}

test('WordPress: the configurator of the plugin knows the back end and writes a shortcode', async () => {
  const page = await museum.visit('administrator');
  await page.goto(settingsOf());
  const link = page.locator('a[href*="to=wordpress-plugin"]');
  const configurator = new URL((await link.getAttribute('href'))!);
  assert.equal(configurator.searchParams.get('api'), museum.api);
  await page.goto(configurator.href);
  await page.locator('option', { hasText: tides.name.en }).first().waitFor({ state: 'attached' });
  await page.locator('code', { hasText: '[museum_tickets' }).first().waitFor();
});

test('WordPress: the plugin has caused no notice of PHP or WordPress', () => {
  assert.deepEqual(museum.ownLog(), []);
});

test('WordPress: the deleted plugin leaves nothing behind', async () => {
  const page = await museum.visit('administrator');
  await page.goto(`${museum.address}/wp-admin/plugins.php`);
  page.on('dialog', (dialog) => void dialog.accept());
  const row = page.locator('tr[data-plugin="museum-shop/museum-shop.php"]').first();
  await row.locator('a[href*="action=deactivate"]').click();
  await row.locator('a.delete').click();
  await page.locator('tr.plugin-deleted-tr').first().waitFor();
  const left = museum.php(`global $wpdb;
    echo json_encode($wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'museum%'"));
    echo json_encode($wpdb->get_col("SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%museum%'"));
    echo json_encode(file_exists(WP_PLUGIN_DIR . '/museum-shop'));`);
  assert.equal(left, '[][]false');
});
