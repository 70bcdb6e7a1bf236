import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { po } from 'gettext-parser';
import type { Page } from 'playwright-core';
import { tides } from '../../demo/museum/catalogue/events/tides.ts';
import { PLUGIN } from '../../tools/wordpress.mjs';
import { buyAt } from './support/buyAt.ts';
import { setUpMuseum } from './support/museum.ts';
import { ROLES } from './support/wordpress.ts';

const museum = setUpMuseum({ constants: { DISALLOW_UNFILTERED_HTML: true } });

const GERMAN = po.parse(readFileSync(`${PLUGIN}/languages/museum-shop-de_DE.po`)).translations['']!;
const BLOCK = '[data-type="museum-shop/embed"]';
const item = (page: Page) => page.locator('.museum-shop-item');
const preview = (page: Page) => page.frameLocator('.museum-shop-preview');
const area = (page: Page, position: number) =>
  page.locator('.museum-shop-areas button').nth(position);

/** Opens the editor of a new post and inserts the block by its name. */
async function insert(page: Page): Promise<void> {
  await page.goto(`${museum.address}/wp-admin/post-new.php`);
  await page.locator('.editor-post-title__input').fill('Besuch');
  await page.locator('.edit-post-header-toolbar__inserter-toggle').click();
  await page.locator('.block-editor-inserter__search input').fill('museum');
  await page.locator('.editor-block-list-item-museum-shop-embed').click();
  await page.locator(BLOCK).waitFor();
}

/** Returns a text of the block in the editor's language. */
const text = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (key) =>
      (window as never as { museumShopBlock: { texts: Record<string, string> } }).museumShopBlock
        .texts[key]!,
    name,
  );

async function publish(page: Page): Promise<string> {
  await page.locator('.editor-post-publish-panel__toggle').click();
  await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
  const link = page.locator('.post-publish-panel__postpublish-buttons a').first();
  return (await link.getAttribute('href'))!;
}

for (const role of ROLES) {
  test(`Block: the role ${role} finds an exhibition by a word and sees it as visitors will, who buy its tickets on the page`, async () => {
    const page = await museum.visit(role);
    await insert(page);
    await item(page).nth(3).waitFor();
    const all = await item(page).count();
    await page.locator('.museum-shop-picker input[type="search"]').fill(tides.name.en.slice(0, 5));
    const found = item(page).filter({ hasText: tides.name.en });
    await found.waitFor();
    assert.ok((await item(page).count()) < all);
    const isLoaded = () =>
      found.locator('img').evaluate((img: HTMLImageElement) => img.decode().then(() => true));
    assert.equal(await isLoaded(), true);
    await found.click();
    await preview(page).getByRole('heading', { name: tides.name.en }).waitFor();
    const visitor = await museum.visit();
    const address = await publish(page);
    await visitor.goto(address);
    await visitor.getByRole('heading', { name: tides.name.en }).waitFor();
    const tag = visitor.locator('.wp-block-museum-shop-embed > museum-tickets');
    assert.equal(await tag.getAttribute('item'), '12');
    assert.match(await buyAt(visitor, address), /\S/);
  });
}

test('Block: lists all that the shop sells, and the other parts of the shop', async () => {
  const page = await museum.visit('editor');
  await insert(page);
  const areas = page.locator('.museum-shop-areas button');
  await areas.first().waitFor();
  assert.equal(await areas.count(), 9);
  for (const position of [0, 1, 2, 3, 4]) {
    await area(page, position).click();
    // the first one is for the whole list
    await item(page).nth(1).locator('img').waitFor();
  }
  await area(page, 8).click();
  await preview(page).locator('museum-shop').getByRole('link').first().waitFor();
  const shop = preview(page).locator('museum-shop');
  assert.equal(await shop.count(), 1);
});

test('Block: the choice can be changed', async () => {
  const page = await museum.visit('editor');
  await insert(page);
  // as long as a person presses, with the editor's list of blocks open
  await item(page).first().click({ delay: 300 });
  await preview(page).locator('museum-tickets:not([item])').waitFor();
  // the frame leaves clicks to the block, as an editor expects
  await page.locator(BLOCK).click({ position: { x: 40, y: 40 } });
  await page.getByRole('button', { name: await text(page, 'change') }).click();
  await area(page, 4).click();
  await item(page).nth(1).click();
  await preview(page).locator('museum-vouchers[item]').waitFor();
});

test('Block: explains that the back end does not answer, and tries again', async () => {
  const page = await museum.visit('editor');
  await page.route(`${museum.api}/**`, (route) => route.abort());
  await insert(page);
  const notice = page.locator(`${BLOCK} .components-notice`);
  await notice.waitFor();
  await page.unroute(`${museum.api}/**`);
  await notice.getByRole('button').click();
  await item(page).nth(1).waitFor();
});

test('Block: a text without choice shows nothing to visitors, and a note to those who may edit', async () => {
  const at = museum.publish('<!-- wp:museum-shop/embed /--><p id="rest">Rest</p>');
  const visitor = await museum.visit();
  await visitor.goto(at);
  assert.equal(await visitor.locator('#rest').count(), 1);
  assert.equal(await visitor.locator('.museum-shop-note, [class*="museum-shop"]').count(), 0);
  const editor = await museum.visit('editor');
  await editor.goto(at);
  assert.equal(await editor.locator('.museum-shop-note').count(), 1);
});

test('Block: without settings, leads administrators to them and asks all others for patience', async () => {
  museum.php(
    `update_option('museum_shop_kept', get_option('museum_shop')); delete_option('museum_shop');`,
  );
  for (const [role, links] of [
    ['administrator', 1],
    ['author', 0],
  ] as const) {
    const page = await museum.visit(role);
    await insert(page);
    await page.locator(`${BLOCK} p`).waitFor();
    assert.equal(await page.locator(`${BLOCK} a[href$="page=museum-shop"]`).count(), links);
  }
  museum.php(
    `update_option('museum_shop', get_option('museum_shop_kept')); delete_option('museum_shop_kept');`,
  );
});

test('Block: is in the language of the editor', async () => {
  museum.php(`update_user_meta(get_user_by('login', 'editor')->ID, 'locale', 'de_AT');`);
  const page = await museum.visit('editor');
  await page.goto(`${museum.address}/wp-admin/post-new.php`);
  assert.equal(await text(page, 'areas'), GERMAN['Part of the shop']?.msgstr[0]);
});

test('Block: the plugin has caused no notice of PHP or WordPress', () => {
  assert.deepEqual(museum.ownLog(), []);
});
