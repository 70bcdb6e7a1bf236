import { expect } from '@esm-bundle/chai';
import { EVENT, SHOP } from '../support/marked.ts';
import { openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';
import { testAddress } from '../support/sources.ts';

type Form = 'tag' | 'tag-multiline' | 'tag-date' | 'link-curly' | 'div' | 'div-date' | 'link';

/**
 * What a real filter has made of what an editor had entered; `survives` tells what of it. The filters are those of
 * WordPress 6.1.9, TYPO3 html-sanitizer 2.2.0, Drupal core 11.4, Joomla filter 3.0.1, Contao 6, CKEditor 48.5.2 and
 * TinyMCE 8.9.2.
 */
type Row = {
  cms: string;
  setting: string;
  form: Form;
  out: string;
  survives: 'embed' | 'fallback' | 'source-shown';
};

type Entered = { tag: string; attributes: Record<string, string>; link: string; address: string };

const TICKETS: Entered = {
  tag: 'museum-tickets',
  attributes: { item: '12' },
  link: say('tickets'),
  address: '/de/tickets/12',
};
const TOURS: Entered = {
  tag: 'museum-tours',
  attributes: { 'tour-language': 'en', date: '2027-05-01', lang: 'en' },
  link: say('guidedTours'),
  address: '/en/guided-tours',
};

/** What was entered; `link-curly` is a tag with typographic quotes around its value. */
const ENTERED: Record<Form, Entered> = {
  tag: TICKETS,
  'tag-multiline': TICKETS,
  'link-curly': TICKETS,
  div: TICKETS,
  link: TICKETS,
  'tag-date': TOURS,
  'div-date': TOURS,
};

/** What is read where an element has come alive. */
const ALIVE: Record<string, string> = {
  'museum-tickets': EVENT,
  'museum-tours': 'Highlights: Nine Centuries in an Hour',
};

const rows = (await (await fetch(testAddress('support/cms-filters.json'))).json()) as Row[];

const elements = (page: Page): Element[] => page.all('*').filter(({ shadowRoot }) => shadowRoot);

/** The fallback can be read and followed; nothing has come alive. */
async function assertFallback(page: Page, { link, address }: Entered): Promise<void> {
  await page.calm();
  expect(elements(page)).to.have.length(0);
  expect(page.text()).to.equal(link);
  expect(new URL(page.one<HTMLAnchorElement>('a').href).pathname).to.equal(address);
}

async function assertAlive(page: Page, { tag, attributes }: Entered, reads: string) {
  await page.reads(reads);
  expect(elements(page)).to.have.length(1);
  const [element] = elements(page);
  expect(element!.localName).to.equal(tag);
  for (const [name, value] of Object.entries(attributes)) {
    expect(element!.getAttribute(name)?.replace(/[”\s]/g, ''), name).to.equal(value);
  }
}

const TITLES = {
  embed: 'is an embed, and comes alive',
  fallback: 'is a link that can be followed',
  'source-shown': 'is source that visitors see, and breaks nothing',
};

for (const setting of new Set(rows.map((row) => `${row.cms}: ${row.setting}`))) {
  describe(`what is left by ${setting}`, () => {
    for (const row of rows.filter((each) => `${each.cms}: ${each.setting}` === setting)) {
      const entered = ENTERED[row.form];
      const reads = row.survives === 'embed' ? ALIVE[entered.tag] : undefined;
      it(`of ${row.form} ${TITLES[row.survives]}`, async () => {
        const page = await openPage(row.out.replaceAll('https://shop.example', SHOP));
        if (reads) await assertAlive(page, entered, reads);
        else if (row.survives === 'source-shown') {
          await page.calm();
          expect(elements(page)).to.have.length(0);
          expect(page.text()).to.include(`<${entered.tag}`);
        } else await assertFallback(page, entered);
        expect(page.said).to.deep.equal([]);
      });
    }
  });
}
