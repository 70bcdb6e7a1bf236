import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostPages } from './support/suite.ts';
import { inTier } from '../support/tier.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

const RULES = `<style>
  * { letter-spacing: .2em; text-transform: uppercase; line-height: 3; -webkit-user-select: none; user-select: none; direction: rtl }
  html { font-size: 62.5% }
  input[type=checkbox], input[type=radio] { display: none }
  button { all: unset }
  * { word-spacing: 1em; text-indent: 2em; white-space: pre; text-align: right; cursor: help; quotes: none;
    font-style: italic; font-weight: 900; font-variant: small-caps; list-style: square; hyphens: none }
  a { color: red } h2, h3 { margin: 3em; border: 9px solid } ul { padding: 4em }
  .button, .card, .stack, .lines, .choice, .field, .museum { display: none !important }
</style>`;

/**
 * Font, colour and width for both pages: the shop inherits them on purpose. The pointer is in the corner and must not hover
 * anything.
 */
const SAME = `<style>
  body { margin: 0; font-family: serif; color: #123 }
  .room { inline-size: 900px; direction: ltr; position: relative; margin-block-start: 50px }
</style>`;

/** Screens of embeds, each with a text that it shows. */
const SCREENS: [tag: string, route: string, reads: string][] = [
  ['museum-tickets', '', 'Tides'],
  ['museum-tickets', '#/tickets/12?date=2027-03-06', say('chooseATime')],
  ['museum-account', '#/login', say('forgotYourPassword')],
  ['museum-account', '#/register', say('firstName')],
];

type Looks = [kind: string, look: string[]][];

/** Returns the computed style of the first node of each tag and class, as JSON, which is faster to transfer. */
function looksOf(tag: string): string {
  const root = document.querySelector(tag)!.shadowRoot!;
  const found = new Map<string, string[]>();
  for (const element of root.querySelectorAll('.museum, .museum *')) {
    const kind = `${element.localName}.${element.getAttribute('class') ?? ''}`;
    if (found.has(kind)) continue;
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !name.startsWith('--'));
    found.set(
      kind,
      names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
    );
  }
  return JSON.stringify([...found]);
}

for (const [tag, route, reads] of inTier(SCREENS, [SCREENS[1]!])) {
  test(`S1: styles of the host page change nothing inside ${tag} ${route}`, async () => {
    const body = `<div class="room"><${tag}></${tag}></div>`;
    const looks: Looks[] = [];
    for (const head of [SAME, SAME + RULES]) {
      const page = await pages.open({ head, body, address: route });
      await page.reads(reads, tag);
      await page.untilIdle();
      const selects = await page.ask(() => {
        const { userSelect, webkitUserSelect } = getComputedStyle(reader.all('.museum')[0]!);
        return (userSelect as string | undefined) ?? webkitUserSelect; // Safari
      });
      assert.equal(selects, 'text', 'text can be selected');
      looks.push(JSON.parse(await page.ask(looksOf, tag)) as Looks);
    }
    const [calm, hostile] = looks as [Looks, Looks];
    assert.ok(calm.length > 10);
    const changed = calm.flatMap(([kind, look], index) =>
      look
        .map((each, place) => [each, hostile[index]?.[1][place]])
        .filter(([before, after]) => before !== after)
        .map(([before, after]) => `${kind} ${before} → ${after}`),
    );
    assert.deepEqual(changed, []);
  });
}

/** Layouts that might shrink an element without a width to nothing. */
const LAYOUTS: Record<string, string> = {
  'a centred column': 'display: flex; flex-direction: column; align-items: center',
  'a row': 'display: flex',
  'a centred grid': 'display: grid; justify-items: center',
};

for (const [layout, css] of Object.entries(LAYOUTS)) {
  test(`S1: in ${layout} of the host page embeds take the full width`, async () => {
    const tags = ['museum-tickets', 'museum-account'];
    const page = await pages.open({
      head: `<style>.room { inline-size: 700px; ${css} }</style>`,
      body: tags.map((tag) => `<div class="room"><${tag}></${tag}></div>`).join(''),
    });
    await page.reads('Tides', 'museum-tickets');
    await page.reads(say('logIn'), 'museum-account');
    for (const tag of tags) {
      const width = await page.ask(
        (wanted: string) => document.querySelector<HTMLElement>(wanted)!.offsetWidth,
        tag,
      );
      assert.equal(width, 700, tag);
    }
  });
}

test('S1: an embed with the full width, padding and a border does not overflow its container', async () => {
  const page = await pages.open({
    head: '<style>.room { inline-size: 700px } museum-tickets { inline-size: 100%; padding: 20px; border: 1px solid }</style>',
    body: '<div class="room"><museum-tickets></museum-tickets></div>',
  });
  await page.reads('Tides', 'museum-tickets');
  const width = await page.ask(
    () => document.querySelector<HTMLElement>('museum-tickets')!.offsetWidth,
  );
  assert.equal(width, 700);
});
