import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inTurn } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import { say } from '../support/say.ts';

/**
 * The output of a real CMS filter for an editor's embed; `survives` is the part that is left. The filters are those of
 * WordPress 6.1.9, TYPO3 html-sanitizer 2.2.0, Drupal core 11.4, Joomla filter 3.0.1, Contao 6, CKEditor 48.5.2 and
 * TinyMCE 8.9.2.
 */
type Row = {
  cms: string;
  setting: string;
  form: string;
  out: string;
  survives: 'embed' | 'fallback' | 'source-shown';
};

const rows = JSON.parse(
  readFileSync(new URL('../support/cms-filters.json', import.meta.url), 'utf8'),
) as Row[];

const pages = hostPages();

/** The text that a row shows. Forms with a date are tours, the others are tickets. */
const readIn = ({ form, survives }: Row): RegExp => {
  const isTours = form.endsWith('-date');
  if (survives === 'fallback') return isTours ? /^Guided tours$/ : /^Tickets$/;
  if (survives === 'source-shown') return isTours ? /<museum-tours/ : /<museum-tickets/;
  return isTours
    ? /Nine Centuries in an Hour/
    : inTurn('Tides: The Sea Keeps Time', say('chooseADay'));
};

const settingOf = ({ cms, setting }: Row): string => `${cms}: ${setting}`;

for (const setting of new Set(rows.map(settingOf))) {
  test(`E1: the output of ${setting} is an embed, a link, or source text that breaks nothing`, async () => {
    const own = rows.filter((row) => settingOf(row) === setting);
    const { shop } = pages.museum.at;
    const sections = own.map(
      ({ out }, index) =>
        `<section id="row-${index}">${out.replaceAll('https://shop.example', shop)}</section>`,
    );
    const page = await pages.open({ body: sections.join('\n') });
    for (const [index, row] of own.entries()) {
      await page.finds(readIn(row), `#row-${index}`);
      const elements = await page.ask(
        (id: string) =>
          [...document.querySelectorAll(`#${id} *`)].filter((each) => each.shadowRoot).length,
        `row-${index}`,
      );
      assert.equal(elements, row.survives === 'embed' ? 1 : 0, `${row.form}: ${row.out}`);
    }
  });
}
