import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { dist } from '../journeys/support/demo.ts';
import { engine } from './support/engine.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';

const pages = hostPages({
  site(app) {
    // imports the loader and observes the frames in the same task, so that no frame is missed
    const script = () => `import '${pages.museum.at.shop}/museum-shop.js';
      window.seen = { tops: [] };
      const lists = [...document.querySelectorAll('museum-tickets')];
      requestAnimationFrame(function look() {
        seen.wasWaiting ??= lists.every(({ shadowRoot }) => shadowRoot?.getElementById('waiting'));
        seen.tops.push(document.getElementById('below').getBoundingClientRect().top);
        requestAnimationFrame(look);
      });`;
    app.get('/loader-and-frames.js', (c) =>
      c.body(script(), 200, { 'content-type': 'text/javascript' }),
    );
  },
});
const german = hostPages({ configuration: { languages: ['de'], defaultLanguage: 'de' } });

type First = {
  elements: Record<string, { list: string[]; one?: string[] }>;
  messages: Record<string, string>;
  laterMessages: Record<string, string>;
};
const first = JSON.parse(readFileSync(path.join(dist, 'first.json'), 'utf8')) as First;

const TICKETS = '<museum-tickets><a href="/desk">Tickets at the desk</a></museum-tickets>';

/** The shop's files that the page has requested, without the loader. */
const filesOf = ({ asked }: Visitor): string[] =>
  asked.flatMap((address) => {
    const [, file] = /^https?:\/\/[^/]+\/((?:museum-|chunks\/)[^?]+\.js)/.exec(address) ?? [];
    return file && file !== 'museum-shop.js' ? [file] : [];
  });

const callsOf = ({ asked }: Visitor): string[] =>
  asked.flatMap((address) => /\/api\/(.+)/.exec(address)?.[1] ?? []);

// WebKit's driver cannot intercept requests
if (engine !== 'webkit') {
  /** Opens a page whose requests after the loader are held until `letGo` is called. */
  async function openHeld(body: string) {
    const page = await pages.visit();
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.tab.setRequestInterception(true);
    page.tab.on('request', (request) => {
      const goOn = (): void => void request.continue();
      if (isHeld && /\/chunks\/|\/museum-(?!shop\.js)|\/api\//.test(request.url())) held.push(goOn);
      else goOn();
    });
    await page.tab.goto(pages.museum.put({ body }), { waitUntil: 'domcontentloaded' });
    const letGo = (): void => {
      isHeld = false;
      for (const goOn of held.splice(0)) goOn();
    };
    return { page, letGo };
  }

  const cases: [title: string, body: string, files: string[], calls: string[], shows: string][] = [
    [
      'a list',
      TICKETS,
      first.elements.tickets!.list,
      ['en/event/select', 'en/shopinfo?shop=1', 'en/shopinfo/config?shop=1'],
      'Tides',
    ],
    [
      'one tour',
      '<museum-tours item="105"></museum-tours>',
      first.elements.tours!.one!,
      ['en/tour?tour=105', 'en/shopinfo?shop=1', 'en/shopinfo/config?shop=1'],
      say('chooseADay'),
    ],
    [
      'a marked div',
      '<div class="museum-embed" data-element="tickets"></div>',
      // the element's own file follows once museum-embeds.js has found all embeds and their order
      [
        'museum-embeds.js',
        ...first.elements.tickets!.list.filter((file) => file.startsWith('chunks/')),
      ],
      ['en/event/select', 'en/shopinfo?shop=1', 'en/shopinfo/config?shop=1'],
      'Tides',
    ],
    [
      'the checkout',
      '<museum-checkout></museum-checkout>',
      [...first.elements.checkout!.list, first.laterMessages.en!],
      ['en/shopinfo?shop=1', 'en/shopinfo/config?shop=1'],
      say('checkout'),
    ],
  ];
  for (const [title, body, files, calls, shows] of cases) {
    test(`the loader requests all files and data of ${title} at once, and nothing else`, async () => {
      const { page, letGo } = await openHeld(body);
      const wanted = [...files, first.messages.en!].toSorted();
      await page.until(
        'all is requested',
        () => callsOf(page).length + filesOf(page).length >= wanted.length + calls.length,
      );
      assert.deepEqual(filesOf(page).toSorted(), wanted);
      assert.deepEqual(callsOf(page).toSorted(), calls.toSorted());
      letGo();
      await page.reads(shows);
    });
  }
}

test('E2: skeletons fill the first frame after the loader, and content below them never jumps into view', async () => {
  const page = await pages.open({
    body: `${TICKETS}${TICKETS}<p id="below">Opening hours</p>`,
    scripts: [`${pages.museum.at.site}/loader-and-frames.js`],
  });
  await page.reads('Tides', 'museum-tickets');
  const { wasWaiting, tops } = await page.ask(
    () => (window as unknown as { seen: { wasWaiting: boolean; tops: number[] } }).seen,
  );
  assert.equal(wasWaiting, true);
  assert.ok(Math.min(...tops) >= 800, String(tops));
});

test('Chrome compiles the two files that all lists need while they load, and their source maps fit', () => {
  const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
  const shared = first.elements.tickets!.list.filter((file) =>
    first.elements.tours!.list.includes(file),
  );
  assert.equal(shared.length, 2);
  for (const file of shared) {
    assert.match(read(file), /^\/\/# allFunctionsCalledOnLoad\n/);
    assert.match((JSON.parse(read(`${file}.map`)) as { mappings: string }).mappings, /^;[^;]/);
  }
});

test('a list that was prefetched in a language that the shop lacks is dropped without an error', async () => {
  const page = await german.open({ body: TICKETS, lang: 'fr' });
  await page.reads('Gezeiten', 'museum-tickets');
  const lists = callsOf(page).filter((call) => call.endsWith('event/select'));
  assert.deepEqual(lists, ['fr/event/select', 'de/event/select']);
});

test('a back end URL that is not http or https is not requested', async () => {
  const page = await pages.open({ body: TICKETS, api: 'ftp://shop.example/api', mayHear: /./ });
  await page.reads('Tickets at the desk');
  assert.ok(!page.asked.some((address) => address.startsWith('ftp:')));
});
