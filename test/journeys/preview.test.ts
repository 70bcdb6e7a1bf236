import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { inFull } from '../support/inFull.ts';
import { say, sayIn } from '../support/say.ts';
import { setUpCms } from './support/cms.ts';
import { dist } from './support/demo.ts';
import { openEditor } from './support/editor.ts';
import { closeProfile, leave } from './support/leave.ts';
import { startServer } from './support/server.ts';
import { setUpJourney } from './support/shop.ts';

const cms = setUpCms();
const journey = setUpJourney({
  extra: (app) => {
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

const origins = new Set<string | undefined>();
/** Answers as the demo's back end does, but only the pages of its shop. */
async function answerShop(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { origin } = request.headers;
  origins.add(origin);
  if (origin !== journey.addresses.shop) {
    response.writeHead(403).end();
    return;
  }
  const answer = await fetch(`${journey.addresses.shop}${request.url}`);
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'access-control-allow-origin': origin,
  });
  response.end(await answer.text());
}
let strict: Awaited<ReturnType<typeof startServer>>;
before(async () => {
  strict = await startServer(answerShop);
});
after(() => strict.close());

test('Security S1: the preview of the configurator has no origin and no storage, and shows a back end that only answers the configurator', async () => {
  const api = `${strict.address}/api`;
  const { page } = await openEditor(journey, `?api=${api}&item=12`);
  await page.frameLocator('iframe').getByRole('grid').waitFor();
  assert.deepEqual([...origins], [journey.addresses.shop]);
  const frame = page.frames().find((each) => each.url().includes('preview.html'))!;
  const held = await frame.evaluate(() => {
    try {
      return [globalThis.origin, localStorage.length];
    } catch (error) {
      return [globalThis.origin, (error as Error).name];
    }
  });
  assert.deepEqual(held, ['null', 'SecurityError']);
  await closeProfile(page.context());
});

test('Security S1: the preview of the configurator is empty outside of it, opened by itself or framed by another site', async () => {
  const visitor = await journey.visit({ locale: 'da-DK' });
  const { page } = visitor;
  const { shop } = journey.addresses;
  const query = `?api=${shop}/api&element=account`;
  await page.goto(`${shop}/embed/preview.html${query}`);
  await page.getByText(sayIn('da', 'thisPageOnlyWorks')).waitFor();
  assert.equal(await page.locator('museum-account, input').count(), 0);

  cms.site.content = `<iframe src="${shop}/bare.html${query}&page-lang=fr"></iframe>`;
  await page.goto(cms.at());
  const frame = page.frameLocator('iframe');
  await frame.getByText(sayIn('fr', 'thisPageOnlyWorks')).waitFor();
  assert.equal(await frame.locator('museum-account, input').count(), 0);

  // a stranger can make a sandbox, too, and hand in answers
  cms.site.content = `<iframe sandbox="allow-scripts" src="${shop}/bare.html${query}"></iframe>`;
  await page.goto(cms.at());
  const inner = page.frames()[1]!;
  await inner.evaluate(() => {
    const seen = new Promise((resolve) => {
      addEventListener('message', ({ data }) => data === 'last' && resolve(data));
    });
    Object.assign(globalThis, { seen });
  });
  await page.evaluate(() => {
    frames[0]!.postMessage('museum-shop-preview', '*', [new MessageChannel().port2]);
    frames[0]!.postMessage('last', '*');
  });
  await inner.evaluate(() => (globalThis as unknown as { seen: Promise<void> }).seen);
  assert.equal(await frame.locator('museum-account, input').count(), 0);
  await leave(visitor);
});

inFull('Configurator: the preview has no forms for personal data, whatever the embed', async () => {
  const { page } = await openEditor(journey);
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
  await closeProfile(page.context());
});

inFull(
  'Configurator: the preview explains that a server without CORS headers cannot show it',
  async () => {
    const visitor = await journey.visit({ locale: 'en-GB' });
    const { page } = visitor;
    await page.route('**/embed/preview.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
        body: readFileSync(path.join(dist, 'embed', 'preview.js')),
      }),
    );
    await page.goto(`${journey.addresses.shop}/embed/`);
    await page.getByText(say('thePreviewDoesNot')).waitFor();
    await closeProfile(page.context());
  },
);
