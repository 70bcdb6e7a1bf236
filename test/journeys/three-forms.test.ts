import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { inspector } from './support/inspect.ts';
import { closeProfile, leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';

const journey = setUpJourney();

test('Three forms: a tag, a marked div and a marked link show tickets in one page, navigate independently, and have no axe violations', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await buys.open('/museum/en/visit.html');
  const [evenings, families] = ['#evenings-title', '#families-title'].map((title) =>
    page.locator('section', { has: page.locator(title) }),
  );
  const [event, workshop] = [/Eight Bells/, /Lead and Ink/];
  await page.getByRole('gridcell', { name: WORDS.en.saturday }).waitFor();
  // embeds far below load when the visitor comes near
  await evenings!.scrollIntoViewIfNeeded();
  await evenings!.getByRole('link', { name: event }).click();
  await evenings!.getByRole('heading', { name: event }).waitFor();
  await families!.scrollIntoViewIfNeeded();
  await families!.getByRole('link', { name: workshop }).click();
  await families!.getByRole('heading', { name: workshop }).waitFor();

  await page.reload();
  await buys.heading(WORDS.en.event).first().waitFor();
  await evenings!.scrollIntoViewIfNeeded();
  await evenings!.getByRole('heading', { name: event }).waitFor();
  await families!.scrollIntoViewIfNeeded();
  await families!.getByRole('heading', { name: workshop }).waitFor();
  assert.equal(scripts.filter((script) => script.endsWith('/museum-shop.js')).length, 2);

  const { look, found } = inspector(page);
  await look('the page');
  assert.deepEqual(found, []);

  await page.goBack();
  await families!.getByRole('link', { name: workshop }).waitFor();
  await evenings!.getByRole('heading', { name: event }).waitFor();
  await leave(visitor);
});

test('Three forms: each is a link to the tickets if the bundle fails to load', async () => {
  const { page } = await journey.visit({ locale: 'en-GB' });
  await page.route(/\/museum-shop\.js/, (route) => route.abort());
  for (const name of ['Tickets for Tides', 'Tickets for our evenings', 'Tickets for families']) {
    await page.goto(`${journey.addresses.shop}/museum/en/visit.html`);
    await page.getByRole('link', { name }).click();
    await page.waitForURL('**/museum/en/tickets.html*');
  }
  await closeProfile(page.context());
});
