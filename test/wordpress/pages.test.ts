import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { tides } from '../../demo/museum/catalogue/events/tides.ts';
import { setUpMuseum } from './support/museum.ts';
import { inPhp, ROLES } from './support/wordpress.ts';

// the strictest WordPress: even administrators only write HTML that is allowed
const museum = setUpMuseum({ constants: { DISALLOW_UNFILTERED_HTML: true } });

const TICKETS = '[museum_tickets item="12" /]';

/** Waits for the embeds of a page to show their first screens. */
const shown = async (page: Page, count: number): Promise<void> => {
  for (let index = 0; index < count; index++) {
    await page.getByRole('heading', { name: tides.name.en }).nth(index).waitFor();
  }
};

for (const role of ROLES) {
  test(`Pages: the shortcode, tag, marked div and marked link of the role ${role} show the exhibition`, async () => {
    const content = [
      TICKETS,
      '<museum-tickets item="12"></museum-tickets>',
      '<div class="museum-embed" data-element="tickets" data-item="12">Tickets</div>',
      `<p><a href="${museum.address}/?museum-embed=tickets&amp;item=12">Tickets</a></p>`,
    ].join('\n');
    const type = role === 'author' ? 'post' : 'page';
    const page = await museum.visit();
    await page.goto(museum.publish(content, { author: role, post_type: type }));
    await page.locator('museum-tickets').nth(3).waitFor();
    for (const embed of await page.locator('museum-tickets').all()) {
      await embed.scrollIntoViewIfNeeded();
      await embed.getByRole('heading', { name: tides.name.en }).waitFor();
    }
  });
}

test('Pages: a tag of an author cannot name another back end', async () => {
  const content =
    '<museum-tickets item="12" api="https://evil.example.org/api" partner="x" onclick="alert(1)"></museum-tickets>';
  const page = await museum.visit();
  await page.goto(museum.publish(content, { author: 'author', post_type: 'post' }));
  await shown(page, 1);
  const names = await page.locator('museum-tickets').evaluate((tag) => tag.getAttributeNames());
  assert.ok(!names.some((name) => ['api', 'partner', 'onclick'].includes(name)), String(names));
});

test('Shortcodes: one without an end does not swallow the next', async () => {
  const page = await museum.visit();
  const at = museum.publish(`[museum_tickets item="18"]
<p id="between">Zwischen</p>
[museum_vouchers]
[museum_tickets item="12"]<a id="fallback" href="tel:+49">Anruf</a>[/museum_tickets]
<p id="after">Danach</p>`);
  await page.goto(at);
  const embeds = page.locator('museum-tickets, museum-vouchers');
  assert.equal(await embeds.count(), 3);
  assert.deepEqual(await embeds.evaluateAll((all) => all.map((tag) => tag.getAttribute('item'))), [
    '18',
    null,
    '12',
  ]);
  assert.equal(await page.locator('museum-tickets #between').count(), 0);
  assert.equal(await page.locator('[item="12"] #fallback').count(), 1);
  await page.locator('#between').waitFor();
  await page.locator('#after').waitFor();
});

test('Shortcodes: an unknown attribute is named to those who may edit the page, not to visitors', async () => {
  const at = museum.publish('[museum_tickets itm="18" item="12" "onclick" /]');
  const note = '.museum-shop-note';
  const editor = await museum.visit('editor');
  await editor.goto(at);
  assert.match((await editor.locator(note).textContent()) ?? '', /\bitm\b.*museum_tickets.*item/);
  for (const role of ['author', undefined] as const) {
    const page = await museum.visit(role);
    await page.goto(at);
    await shown(page, 1);
    assert.equal(await page.locator(note).count(), 0, role);
  }
});

test("Pages: the shop's own notes show to those who may edit the page, not to visitors", async () => {
  const at = museum.publish('[museum_tickets date="2027-02-31" item="12" /]');
  const editor = await museum.visit('editor');
  await editor.goto(at);
  await editor.locator('museum-tickets').getByText('2027-02-31').first().waitFor();
  const page = await museum.visit();
  await page.goto(at);
  await shown(page, 1);
  assert.equal(await page.locator('museum-tickets').getByText('2027-02-31').count(), 0);
  assert.equal(await page.locator('meta[name="museum-shop-debug"]').count(), 0);
});

test('Pages: no embed is empty while the back end is unreachable', async () => {
  const at = museum.publish(`${TICKETS}
<museum-tours></museum-tours>
<!-- wp:museum-shop/embed {"element":"vouchers"} /-->`);
  const page = await museum.visit();
  await page.route(`${museum.api}/**`, (route) => route.abort());
  await page.goto(at);
  for (const tag of ['museum-tickets', 'museum-tours', 'museum-vouchers']) {
    await page.locator(tag).getByRole('button').first().waitFor();
    assert.match((await page.locator(tag).textContent()) ?? '', /\S/, tag);
    const { height } = (await page.locator(tag).boundingBox())!;
    assert.ok(height > 10, `${tag} is ${height} px high`);
  }
});

test('Toolbar: the check finds nothing on a good page, a fallback without a link, and an exhibition that does not exist', async () => {
  const editor = await museum.visit('editor');
  const check = editor.locator('#wp-admin-bar-museum-shop-check a');
  const dialog = editor.getByRole('dialog');
  const link = '<a href="mailto:tickets@museum.example">Write to us</a>';
  await editor.goto(museum.publish(`[museum_tickets item="12"]${link}[/museum_tickets]`));
  await shown(editor, 1);
  for (const _ of ['first', 'again']) {
    await check.click();
    await dialog.locator('[data-state="healthy"]').waitFor();
    await dialog.getByRole('button').click();
  }
  await editor.goto(museum.publish(TICKETS));
  await check.click();
  await dialog.locator('[data-code="fallback-without-link"]').waitFor();
  await editor.goto(museum.publish('[museum_tickets item="99999" /]'));
  await check.click();
  await dialog.locator('[data-code="unknown-item"]', { hasText: '99999' }).waitFor();
  const author = await museum.visit('author');
  await author.goto(museum.publish(TICKETS));
  assert.equal(await author.locator('#wp-admin-bar-museum-shop-check').count(), 0);
});

/** Comments as a stranger can write them: each with a marked link. */
const LINKS = ['shop', 'tickets', 'checkout'].map(
  (element) =>
    `<a href="/?museum-embed=${element}&lang=fr&item=12" rel="ugc">${element}</a> <museum-tickets item="12"></museum-tickets> [museum_tickets item="12" /]`,
);

test('Comments: the approved comment of a stranger changes nothing on the page', async () => {
  const at = museum.publish('<p>Willkommen</p>', { post_type: 'post', comment_status: 'open' });
  const state = (page: Page) =>
    page.evaluate(() => ({
      title: document.title,
      lang: document.documentElement.lang,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      embeds: [...document.querySelectorAll('*')].filter(({ localName }) =>
        localName.startsWith('museum-'),
      ).length,
      address: location.href,
    }));
  const page = await museum.visit();
  await page.goto(at);
  const before = await state(page);
  for (const link of LINKS) {
    museum.php(`
      wp_set_current_user(0);
      kses_init();
      $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
      $comment = wp_new_comment(wp_slash([
        'comment_post_ID' => url_to_postid(${inPhp(at)}),
        'comment_content' => ${inPhp(link)},
        'comment_author' => ${inPhp(`Stranger ${LINKS.indexOf(link)}`)},
        'comment_author_email' => 'stranger@example.org',
        'comment_author_url' => '',
        'comment_type' => 'comment',
        'comment_date_gmt' => gmdate('Y-m-d H:i:s', time() - 3600 * (2 + ${LINKS.indexOf(link)})),
      ]));
      wp_set_comment_status($comment, 'approve');`);
  }
  await page.reload();
  const links = page.locator('a[href*="museum-embed="]');
  assert.equal(await links.count(), LINKS.length);
  for (const link of await links.all()) await link.scrollIntoViewIfNeeded();
  // the shop has looked at the links once it has shown an embed of the page itself
  await page.evaluate(() => {
    const own = document.createElement('museum-vouchers');
    own.setAttribute('routing', 'memory');
    document.body.append(own);
  });
  await page.locator('museum-vouchers').scrollIntoViewIfNeeded();
  await page.locator('museum-vouchers').getByRole('heading').first().waitFor();
  assert.equal(await links.count(), LINKS.length);
  await page.locator('museum-vouchers').evaluate((own) => own.remove());
  assert.deepEqual(await state(page), before);
});

test('Pages: the plugin has caused no notice of PHP or WordPress', () => {
  assert.deepEqual(museum.ownLog(), []);
});
