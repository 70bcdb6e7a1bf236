import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveCopy } from './support/copies.ts';
import { ALL, comeAlive, EMBEDS } from './support/embeds.ts';
import type { HostPage, Museum } from './support/museum.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';

const pages = hostPages({
  site(app) {
    app.get('/desk', (c) => c.html('<!doctype html><title>Desk</title>The desk is open'));
    // a release of which only the loader can be had
    serveCopy(app, '/half', (text, file) => (file === 'museum-shop.js' ? text : undefined));
  },
});

/**
 * Before each frame that the browser draws: which embeds show neither a skeleton nor anything to be read; and the events that
 * tell of errors.
 */
const WATCH = `<script>
  const empty = [];
  const told = [];
  addEventListener('museum-error', ({ type }) => told.push(type));
  (function look() {
    for (const selector of ${JSON.stringify(EMBEDS.map(({ selector }) => selector))}) {
      const embed = document.querySelector(selector);
      const own = embed?.shadowRoot ?? embed?.firstElementChild?.shadowRoot;
      if (embed?.firstChild && !own?.getElementById('waiting') && !reader.text(selector)) empty.push(selector);
    }
    requestAnimationFrame(look);
  })();
</script>`;

const boxesSeenEmpty = (page: Visitor): Promise<string[]> =>
  page.tab.evaluate('empty') as Promise<string[]>;

test('E2: the children of an embed show until the loader has run, then a skeleton, and no box is ever empty', async () => {
  const page = await pages.visit();
  const address = pages.museum.put({ body: ALL, head: WATCH });
  await page.tab.goto(address, { waitUntil: 'domcontentloaded' });
  await comeAlive(page);
  assert.doesNotMatch(await page.text(), /at the desk/);
  assert.deepEqual(await boxesSeenEmpty(page), []);
});

test('E2: an embed may be wrapped in paragraphs, and its children too', async () => {
  const page = await pages.open({
    body: EMBEDS.map(({ html }) => `<p>${html.replace(/<a.*<\/a>/, '<p>$&<br></p>')}</p>`).join(''),
  });
  await comeAlive(page);
});

type Fault = Partial<HostPage> & {
  fails?: boolean;
  /** What the console is told. */
  says?: RegExp;
  /** What has been told once all embeds have tried; nothing where no script of ours runs. */
  ends?: readonly string[];
};

/** The event that tells of a back end that cannot be had. */
const ASKED = ['museum-error'];

const FAULTS: Record<string, (museum: Museum) => Fault> = {
  'the script is gone': ({ at }) => ({ scripts: [`${at.shop}/gone/museum-shop.js`] }),
  'the line to the script is cut': ({ at }) => ({ scripts: [`${at.nobody}/museum-shop.js`] }),
  'only the loader can be had': () => ({
    scripts: ['/half/museum-shop.js'],
    says: /could not be loaded; the fallback stays/,
    ends: ['Marked forms could not', '<museum-tickets> could not', '<museum-tours> could not'],
  }),
  "the page's policy forbids the script": () => ({
    headers: { 'content-security-policy': "script-src 'self' 'unsafe-inline'" },
    says: /policy|script-src-elem forbids/i,
    ends: ['script-src-elem forbids'],
  }),
  "the page's policy forbids the back end": ({ at }) => ({
    headers: {
      'content-security-policy': `script-src ${at.shop} 'unsafe-inline'; connect-src 'none'`,
    },
    says: /policy|connect-src forbids|fetch/i,
    ends: ['connect-src forbids', ...ASKED],
  }),
  'the line to the back end is cut': ({ at }) => ({ api: `${at.nobody}/api`, ends: ASKED }),
  'the back end fails for good': () => ({ fails: true, ends: ASKED }),
  'there is something else at the address of the back end': ({ at }) => ({
    api: `${at.site}/desk`,
    ends: ASKED,
  }),
};

/** The fallbacks can be read, in no more room than they need, and followed. */
async function fallbacksStay(page: Visitor): Promise<void> {
  for (const { selector, fallback } of EMBEDS) {
    await page.until(`${selector} is its fallback`, async () => {
      const height = await page.ask(
        (wanted: string) => document.querySelector(wanted)!.getBoundingClientRect().height,
        selector,
      );
      return (await page.text(selector)) === fallback && height < 100;
    });
  }
  await page.click(EMBEDS[1]!.fallback);
  await page.reads('The desk is open');
}

for (const [fault, pageWith] of Object.entries(FAULTS)) {
  test(`E2: the children come back, or stay, where ${fault}`, async () => {
    const { fails = false, says, ends = [], ...host } = pageWith(pages.museum);
    if (fails) pages.museum.fail(() => ({ status: 500 }));
    const page = await pages.open({ body: ALL, head: WATCH, mayHear: says, ...host });
    await page.until('all embeds have tried', async () => {
      const told = [...page.noise, ...((await page.tab.evaluate('told')) as string[])];
      return ends.every((end) => told.some((text) => text.includes(end)));
    });
    assert.deepEqual(await boxesSeenEmpty(page), []);
    await fallbacksStay(page);
  });
}
