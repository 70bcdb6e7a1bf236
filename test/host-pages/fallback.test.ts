import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveCopy } from './support/copies.ts';
import { ALL, comeAlive, EMBEDS } from './support/embeds.ts';
import type { HostPage, Museum } from './support/museum.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';

const pages = hostPages({
  site(app) {
    app.get('/desk', (c) => c.html('<!doctype html><title>Desk</title>The desk is open'));
    // a release of which only the loader is left
    serveCopy(app, '/half', (text, file) => (file === 'museum-shop.js' ? text : undefined));
  },
});

/** Records, before each frame, the embeds that show neither a skeleton nor text, and all `museum-error` events. */
const WATCH = `<script>
  const empty = [];
  const reported = [];
  addEventListener('museum-error', ({ type }) => reported.push(type));
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

test('E2: an embed shows its children, then a skeleton, then its screen, and is never empty', async () => {
  const page = await pages.visit();
  const address = pages.museum.put({ body: ALL, head: WATCH });
  await page.tab.goto(address, { waitUntil: 'domcontentloaded' });
  await comeAlive(page);
  assert.doesNotMatch(await page.text(), /at the desk/);
  assert.deepEqual(await boxesSeenEmpty(page), []);
});

test('E2: embeds load even if they and their children are wrapped in paragraphs', async () => {
  const page = await pages.open({
    body: EMBEDS.map(({ html }) => `<p>${html.replace(/<a.*<\/a>/, '<p>$&<br></p>')}</p>`).join(''),
  });
  await comeAlive(page);
});

type Fault = Partial<HostPage> & {
  fails?: boolean;
  /** Console messages that are expected. */
  says?: RegExp;
  /** Messages and events once all embeds have given up; empty if no script of the shop runs. */
  ends?: readonly string[];
  /** Sentence above the fallback, with a button to try again. */
  explains?: string;
};

/** The event for a back end that cannot be reached. */
const ASKED = ['museum-error'];

const FAULTS: Record<string, (museum: Museum) => Fault> = {
  'the script is missing': ({ at }) => ({ scripts: [`${at.shop}/gone/museum-shop.js`] }),
  'the connection for the script is dropped': ({ at }) => ({
    scripts: [`${at.nobody}/museum-shop.js`],
  }),
  'only the loader is available': () => ({
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
    explains: say('weCannotReachThe'),
  }),
  'the connection to the back end is dropped': ({ at }) => ({
    api: `${at.nobody}/api`,
    ends: ASKED,
    explains: say('weCannotReachThe'),
  }),
  'the back end always fails': () => ({
    fails: true,
    ends: ASKED,
    explains: say('somethingWentWrongOn'),
  }),
  'the URL of the back end is another page': ({ at }) => ({
    api: `${at.site}/desk`,
    ends: ASKED,
    explains: say('somethingWentWrongOn'),
  }),
};

/**
 * Checks that each fallback is visible without reserved height, below `explains` and a button to try again if the shop
 * cannot be reached, and that a link in one works.
 */
async function fallbacksStay(page: Visitor, explains?: string): Promise<void> {
  for (const { selector, fallback } of EMBEDS) {
    const text = explains ? `${explains} ${say('tryAgain')} ${fallback}` : fallback;
    await page.until(`${selector} reads ${text}`, async () => {
      const height = await page.ask(
        (wanted: string) => document.querySelector(wanted)!.getBoundingClientRect().height,
        selector,
      );
      return (await page.text(selector)) === text && height < 200;
    });
  }
  await page.click(EMBEDS[1]!.fallback);
  await page.reads('The desk is open');
}

for (const [situation, pageWith] of Object.entries(FAULTS)) {
  test(`E2: embeds show their children if ${situation}`, async () => {
    const { fails = false, says, ends = [], explains, ...host } = pageWith(pages.museum);
    if (fails) pages.museum.fail(() => ({ status: 500 }));
    const page = await pages.open({ body: ALL, head: WATCH, mayHear: says, ...host });
    await page.until('all embeds have given up', async () => {
      const reported = [...page.noise, ...((await page.tab.evaluate('reported')) as string[])];
      return ends.every((end) => reported.some((text) => text.includes(end)));
    });
    assert.deepEqual(await boxesSeenEmpty(page), []);
    await fallbacksStay(page, explains);
  });
}
