import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { DoctorReport, Examination } from '../../src/core/doctor/types.ts';
import type { Where } from '../../src/views/configurator/Check.tsx';
import { inTier } from '../support/tier.ts';
import {
  type BrokenPage,
  EATEN,
  EMBED,
  MISSPELT,
  PAGES,
  SCRIPT,
  SCRIPTS,
  TANGLED,
} from './support/brokenPages.ts';
import { first, startFaulty } from './support/faulty.ts';
import { setUpJourney } from './support/shop.ts';

const GOOD: Omit<BrokenPage, 'finds'> = {};
const BROKEN = Object.entries({ ...EATEN, ...MISSPELT, ...TANGLED, ...SCRIPTS, ...PAGES });

const BACK_ENDS = {
  good: {},
  other: { answer: { status: 200, text: '{"hello":"world"}' } },
  silent: {
    change: { of: 'shopinfo/config', with: (data) => delete data.allowedOrigins },
  },
  over: {
    change: {
      of: 'ticket/lifetime',
      with: (data) => Object.assign(data, { first: '2027-01-01', last: '2027-02-28' }),
    },
  },
  bare: {
    change: {
      of: 'event/select',
      with: (data) => {
        first(data, 'events').image = 'http://localhost:1/gone.jpg';
      },
    },
  },
} satisfies Parameters<typeof startFaulty>[1];

/** Findings of which doctor.test.ts has a page in the fast tier. */
const KNOWN = new Set<string>([
  'content-policy',
  'invalid-attribute',
  'load-error',
  'missing-api',
  'missing-fallback',
  'missing-script',
  'missing-shop',
  'unknown-attribute',
]);

/** Returns the first page of each finding that is not known. */
const onePerFinding = (pages: typeof BROKEN): typeof BROKEN => [
  ...new Map(
    pages
      .filter(([, { finds }]) => ![finds].flat().every((code) => KNOWN.has(code)))
      .toReversed()
      .map((page) => [String(page[1].finds), page]),
  ).values(),
];

/** The page that is served, and its neighbours: those that other addresses lead to or that are no pages. */
let served = GOOD;
let faulty: Awaited<ReturnType<typeof startFaulty>>;
let page: Page;

function htmlOf({ head = SCRIPT, body = EMBED, lang = 'en' }: typeof GOOD): string {
  return `<!doctype html><html lang="${lang}"><head><title>A page</title>${head}</head>
    <body>${body}</body></html>`.replaceAll('{back}', faulty.address);
}

const journey = setUpJourney({
  extra: (app) =>
    app
      .get('/broken/page.html', (c) =>
        c.html(
          htmlOf(served),
          200,
          served.policy ? { 'content-security-policy': served.policy } : {},
        ),
      )
      .get('/broken/frames.html', (c) =>
        c.html('<iframe></iframe><iframe sandbox="allow-scripts"></iframe>'),
      )
      .get('/broken/moved.html', (c) => c.redirect('/broken/page.html'))
      .get('/broken/leaflet.pdf', (c) => c.body('%PDF', 200, { 'content-type': 'application/pdf' }))
      .get('/broken/members.html', (c) => c.html('', 401))
      .get('/soft/*', (c) => c.html('<!doctype html><title>Not found</title>')),
});

before(async () => {
  faulty = await startFaulty(`${journey.addresses.shop}/api`, BACK_ENDS);
  ({ page } = await journey.visit({ locale: 'en-GB' }));
});
after(() => faulty.close());

const address = (path: string): string => `${journey.addresses.shop}/broken/${path}`;

/** Returns the result of reading a page from another one, as the configurator does. */
const read = (path: string, api = '/api'): Promise<Examination> =>
  page.evaluate(
    async (where) => {
      const doctor = '/embed/doctor.js';
      const { checkAddress } = (await import(doctor)) as {
        checkAddress: (at: Where) => Promise<Examination>;
      };
      return checkAddress(where);
    },
    { api: api.replace('{back}', faulty.address), shop: '1', page: path },
  );

/** Returns the report on the page, or the frame, that is open. */
const examine = (open: Pick<Page, 'evaluate'>): Promise<DoctorReport> =>
  open.evaluate(async () => {
    const doctor = '/embed/doctor.js';
    const { examinePage } = (await import(doctor)) as {
      examinePage: () => Promise<DoctorReport>;
    };
    return examinePage();
  });

function expect({ findings }: { findings: readonly object[] }, codes: string[], each: BrokenPage) {
  assert.deepEqual([...new Set(codes)].toSorted(), [each.finds].flat());
  if (each.names)
    assert.ok(JSON.stringify(findings).includes(each.names), JSON.stringify(findings));
}

const ofReport = ({ findings }: DoctorReport): string[] => findings.map(({ code }) => code);
const ofExamination = ({ findings }: Examination): string[] => findings.map(({ is }) => is);

describe('Doctor on a broken page that it reads', () => {
  before(async () => {
    served = GOOD;
    await page.goto(address('page.html'));
  });

  test('finds nothing in a page that is right, and examines all of it', async () => {
    served = GOOD;
    assert.deepEqual(await read('/broken/page.html'), { findings: [], unexamined: [] });
  });

  const all = BROKEN.filter(([, { isOnlyVisited }]) => !isOnlyVisited);
  const unvisited = all.filter(([, { isVisited }]) => !isVisited);
  for (const [title, each] of inTier(all, onePerFinding(unvisited))) {
    test(`reports: ${title}`, async () => {
      served = each;
      const examination = await read('/broken/page.html', each.api);
      expect(examination, ofExamination(examination), each);
    });
  }

  const unread = {
    '': 'missing-page',
    '/broken/gone.html': 'page-error',
    '/broken/members.html': 'page-error',
    '/broken/leaflet.pdf': 'not-a-web-page',
    'http://localhost:1/': 'unreadable-page',
  };
  for (const [path, code] of Object.entries(unread)) {
    test(`is not content with “${path}”, and names all that it could not examine`, async () => {
      const { findings, unexamined } = await read(path);
      assert.ok(findings.some(({ is }) => is === code));
      for (const aspect of ['access', 'markup', 'scripts', 'policy', 'links'] as const) {
        assert.ok(unexamined.includes(aspect), aspect);
      }
    });
  }

  test('reports that an address leads to another page', async () => {
    served = GOOD;
    const { findings } = await read('/broken/moved.html');
    assert.deepEqual(findings, [
      { is: 'page-redirect', address: address('moved.html'), to: address('page.html') },
    ]);
  });
});

describe('Doctor on a broken page that is open', () => {
  const all = BROKEN.filter(([, { isOnlyRead }]) => !isOnlyRead);
  // in the fast tier, each finding is examined in one way
  const some = all.filter(([, { isVisited, isOnlyVisited }]) => isVisited ?? isOnlyVisited);
  for (const [title, each] of inTier(all, onePerFinding(some))) {
    test(`reports: ${title}`, async () => {
      served = each;
      await page.goto(address('page.html'));
      const report = await examine(page);
      expect(report, ofReport(report), each);
      assert.equal(report.isHealthy, false);
    });
  }

  test('is content with a page that is right, and names all that it has examined', async () => {
    served = GOOD;
    await page.goto(address('page.html'));
    const { isHealthy, examined, unexamined, findings } = await examine(page);
    assert.deepEqual(
      { isHealthy, unexamined, findings },
      { isHealthy: true, unexamined: [], findings: [] },
    );
    assert.ok(examined.includes('payment'));
  });

  test('is not content with a back end that does not name the origins from which visitors may pay', async () => {
    served = { head: SCRIPT.replace('=/api', `=${faulty.address}/silent`) };
    await page.goto(address('page.html'));
    const { isHealthy, unexamined, findings } = await examine(page);
    assert.deepEqual(
      { isHealthy, unexamined, findings },
      { isHealthy: false, unexamined: ['payment'], findings: [] },
    );
  });

  for (const [code, index] of [
    ['framed-page', 0],
    ['sandboxed-page', 1],
  ] as const) {
    test(`reports ${code} in a frame`, async () => {
      served = GOOD;
      await page.goto(address('frames.html'));
      await page.evaluate(
        ([at, to]) => {
          document.querySelectorAll('iframe')[at]!.src = to;
        },
        [index, address('page.html')] as const,
      );
      const frame = page.locator('iframe').nth(index).contentFrame();
      await frame.locator('museum-tickets').waitFor();
      const open = page.frames().find((each) => each.url() === address('page.html'))!;
      assert.ok(ofReport(await examine(open)).includes(code));
    });
  }
});
