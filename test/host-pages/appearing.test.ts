import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT } from './support/buy.ts';
import { ALL, comeAlive, EMBEDS } from './support/embeds.ts';
import { begins } from './support/names.ts';
import { servePackages } from './support/packages.ts';
import { hostPages } from './support/suite.ts';
import { say, sayIn } from '../support/say.ts';

const pages = hostPages({ site: servePackages });

test('E5: embeds show their fallback until a consent manager runs the script, and then load', async () => {
  const loader = `${pages.museum.at.shop}/museum-shop.js`;
  const config = {
    version: 1,
    acceptAll: true,
    translations: { en: { shop: { title: sayIn('de', 'merchandise') } } },
    services: [{ name: 'shop', purposes: ['functional'] }],
  };
  const page = await pages.open({
    head: `<script>var klaroConfig = ${JSON.stringify(config)}</script>
      <script defer src="/packages/klaro.js" data-config="klaroConfig"></script>`,
    body: `${ALL}<script type="text/plain" data-type="module" data-name="shop" data-src="${loader}"></script>`,
    scripts: [],
  });
  await page.control("That's ok");
  for (const { selector, fallback } of EMBEDS) {
    assert.equal(await page.text(selector), fallback);
  }
  await page.click("That's ok");
  await comeAlive(page);
});

test('E5: embeds in a hidden tab panel of the page are there when it opens', async () => {
  const page = await pages.open({
    body: `<button onclick="document.querySelector('#panel').hidden = false">Visit us</button>
      <div id="panel" hidden>${ALL}</div>`,
  });
  await page.click('Visit us');
  await comeAlive(page);
});

test('E5: embeds load that a tab of the page inserts when it opens', async () => {
  const page = await pages.open({
    body: `<button onclick="document.querySelector('#panel').innerHTML = document.querySelector('template').innerHTML">Visit us</button>
      <template>${ALL}</template><div id="panel"></div>`,
  });
  await page.click('Visit us');
  await comeAlive(page);
});

test('E5: embeds load again from a snapshot of the page that has only their markup', async () => {
  const page = await pages.open({ body: ALL });
  await comeAlive(page);
  for (const how of ['innerHTML', 'cloneNode'] as const) {
    await page.ask((way: string) => {
      const snapshot = document.createElement('body');
      if (way === 'innerHTML') snapshot.innerHTML = document.body.innerHTML;
      document.body.replaceWith(way === 'innerHTML' ? snapshot : document.body.cloneNode(true));
    }, how);
    await comeAlive(page);
    assert.doesNotMatch(await page.text(), /at the desk/);
  }
});

for (const [embed, html, route, field] of [
  ['a tag', EVENT, '#/withdrawal', begins(say('bookingNumber'))],
  [
    'a marked div',
    '<div class="museum-embed" data-element="account"></div>',
    '#/login',
    begins(say('eMail')),
  ],
] as const) {
  test(`E5: ${embed} that is moved in the page keeps what the visitor has typed`, async () => {
    const page = await pages.open({
      body: `<main>${html}</main><aside></aside>`,
      address: route,
    });
    await page.type(field, 'Ada');
    await page.ask(() =>
      document.querySelector('aside')!.append(document.querySelector('main')!.firstChild!),
    );
    await page.untilIdle();
    const kept = await page.control(field, 'aside');
    assert.equal(await kept.evaluate((each) => (each as HTMLInputElement).value), 'Ada');
  });
}

test('E5: an embed that is removed and inserted again adds one history entry per click', async () => {
  const page = await pages.open({
    body: '<museum-tickets></museum-tickets><museum-tours></museum-tours>',
  });
  await page.reads('Tides', 'museum-tickets');
  await page.reads('Nine Centuries', 'museum-tours');
  for (const _ of [1, 2, 3]) {
    await page.ask(() => {
      (globalThis as { left?: Element[] }).left = [...document.body.children];
      document.body.replaceChildren();
    });
    await page.untilIdle();
    await page.ask(() => document.body.append(...(globalThis as { left?: Element[] }).left!));
    await page.reads('Tides', 'museum-tickets');
    await page.reads('Nine Centuries', 'museum-tours');
  }
  const steps = await page.ask(() => history.length);
  await page.click(/^Tides/, 'museum-tickets');
  await page.reads(say('chooseADay'), 'museum-tickets');
  assert.equal(await page.ask(() => history.length), steps + 1);
});
