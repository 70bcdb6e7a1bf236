import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine } from './support/engine.ts';
import { hostPages } from './support/suite.ts';

const pages = hostPages();

const RUN = 'window.wasRun=true';

/** HTML that attacks a page or the code that cleans it. */
const ATTACKS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><script>${RUN}</script></svg>`,
  `<a href="javascript:${RUN}">a</a>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<form><input name=childNodes><img src=x onerror="${RUN}"></form>`,
  `<form><input name=attributes><input name=attributes></form>`,
  `<form><input name=parentNode><input name=removeChild><input name=remove></form>`,
  `<form id=f></form><input form=f name=nodeName>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
];

/** Script of the page that replaces each description of the museum. */
const replaceTexts = (html: string): string => `
  const load = window.fetch.bind(window);
  const text = ${JSON.stringify(JSON.stringify(html)).replaceAll('<', '\\u003c')};
  window.fetch = async (...request) => {
    const answer = await load(...request);
    const body = await answer.text();
    return new Response(body.replace(/(?<="description":)"(?:[^"\\\\]|\\\\.)*"/g, () => text), answer);
  };`;

const BROWSERS: Record<string, string> = {
  'as the browser cleans it': '',
  // WebKit has none
  ...(engine !== 'webkit' && {
    'in a browser without setHTML': 'delete Element.prototype.setHTML; delete Document.parseHTML;',
  }),
};

for (const [title, without] of Object.entries(BROWSERS)) {
  test(`Security S14: no text of the museum runs a script or breaks a screen, ${title}`, async () => {
    for (const attack of ATTACKS) {
      const page = await pages.open({
        head: `<script>${without}${replaceTexts(`<p>The begin</p>${attack}`)}</script>`,
        body: '<museum-tickets item="14"></museum-tickets>',
        mayHear: /.*/,
      });
      await page.reads('The begin', 'museum-tickets');
      await page.until('the calendar is there', async () => (await page.count('[role=grid]')) > 0);
      assert.equal(await page.count('article .html :is(script, form, iframe)'), 0, attack);
      assert.equal(await page.count('article .html :is([onerror], [href^=javascript])'), 0, attack);
      assert.equal(await page.ask(() => 'wasRun' in window), false, attack);
    }
  });
}
