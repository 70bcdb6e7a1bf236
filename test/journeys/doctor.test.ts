import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { DoctorReport } from '../../src/core/doctor/types.ts';
import type {} from '../../src/elements/public.ts';
import type { Checked, Where } from '../../src/views/configurator/Check.tsx';
import { first, startFaulty } from './support/faulty.ts';
import { startServer } from './support/server.ts';
import { setUpJourney } from './support/shop.ts';
import { say } from '../support/say.ts';
import { inTier } from '../support/tier.ts';

const SCRIPT = '<script type="module" src="/museum-shop.js?api=/api"></script>';
const GOOD = '<museum-tickets><a href="/">Tickets</a></museum-tickets>';

const BACK_ENDS = {
  good: {},
  'no-cors': { lacks: 'read' },
  'no-post': { lacks: 'send' },
  html: { answer: { status: 200, text: '<!doctype html><title>Welcome</title>' } },
  moved: { answer: { of: 'shopinfo', status: 307, to: (at: string) => `/good${at}` } },
  fails: { answer: { of: 'tour/attr', status: 500 } },
  silent: { answer: { of: 'merchandise/attr', status: 200, isSilent: true } },
  danish: { answer: { lang: 'da', status: 404 } },
  lifetime: {
    change: {
      of: 'ticket/lifetime',
      with: (data) => {
        data.first = '1 March';
      },
    },
  },
  nameless: {
    change: {
      of: 'event/select',
      with: (data) => {
        delete first(data, 'events').name;
      },
    },
  },
  polish: {
    change: {
      of: 'shopinfo/config',
      with: (data) => {
        data.languages = ['de', 'en', 'pl'];
      },
    },
  },
  german: {
    change: {
      of: 'shopinfo/config',
      with: (data) => {
        data.languages = ['de'];
      },
    },
  },
  'without-vouchers': {
    change: {
      of: 'shopinfo/config',
      with: (data) => {
        data.hasVouchers = false;
      },
    },
  },
  'in-kroner': {
    change: {
      of: 'shopinfo/config',
      with: (data) => {
        data.currencySymbol = 'kr';
      },
    },
  },
  'in-euros': {
    change: {
      of: 'event/select',
      with: (data) => {
        first(data, 'events').price_from = 9.99;
      },
    },
  },
  'paid-elsewhere': {
    change: {
      of: 'shopinfo/config',
      with: (data) => {
        data.allowedOrigins = ['https://elsewhere.example'];
      },
    },
  },
} satisfies Parameters<typeof startFaulty>[1];

type Case = {
  /** Replaces the correct script in the head; `{back}` is the address of the faulty back ends. */
  head?: string;
  body?: string;
  /** The content security policy in the page's headers; `{shop}` is the origin of the shop. */
  policy?: string;
  lang?: string;
  finds: string;
  /** Matches what the sentence must name. */
  names: RegExp;
};

const at = (backEnd: keyof typeof BACK_ENDS): string =>
  `<script type="module" src="/museum-shop.js?api={back}/${backEnd}"></script>`;
const policy = (text: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${text}">${SCRIPT}`;

const CASES: Record<string, Case> = {
  'an address without a server': {
    head: '<script type="module" src="/museum-shop.js?api=http://localhost:1/api"></script>',
    finds: 'unreachable',
    names: /http:\/\/localhost:1\/api/,
  },
  'a back end that other origins cannot read': {
    head: at('no-cors'),
    finds: 'cors',
    names: /no-cors.*Access-Control-Allow-Origin/,
  },
  'a back end that other origins can read but not send to': {
    head: at('no-post'),
    finds: 'preflight',
    names: /Content-Type/,
  },
  'an address that is not found': {
    head: '<script type="module" src="/museum-shop.js?api={back}/nowhere"></script>',
    finds: 'not-found',
    names: /nowhere\/en\/shopinfo.*404/,
  },
  'a web page instead of data': {
    head: at('html'),
    finds: 'html-response',
    names: /html\/en\/shopinfo/,
  },
  'a back end that redirects': {
    head: at('moved'),
    finds: 'redirect',
    names: /good\/en\/shopinfo/,
  },
  'a call that fails': { head: at('fails'), finds: 'http-error', names: /GET tour\/attr.*500/ },
  'a call that the page cannot read': {
    head: at('silent'),
    finds: 'no-response',
    names: /GET merchandise\/attr/,
  },
  'a field that breaks the contract': {
    head: at('lifetime'),
    finds: 'invalid-response',
    names: /GET ticket\/lifetime.*data\.first/,
  },
  'an event without a name': {
    head: at('nameless'),
    finds: 'item-left-out',
    names: /GET event\/select.*event 12: name/,
  },
  'a currency in which the shop cannot sell': {
    head: at('in-kroner'),
    finds: 'unknown-currency',
    names: /“kr”.*EUR, CHF/,
  },
  'amounts in euros instead of cents': {
    head: at('in-euros'),
    finds: 'wrong-unit',
    names: /9\.99/,
  },
  'a page from which the back end takes no payments': {
    head: at('paid-elsewhere'),
    finds: 'origin-refused',
    names: /localhost.*https:\/\/elsewhere\.example/,
  },
  'a language that the shop does not know': {
    head: at('polish'),
    finds: 'unknown-language',
    names: /pl/,
  },
  'a language in which the back end does not answer': {
    head: at('danish'),
    finds: 'language-unavailable',
    names: /da/,
  },
  'a page in a language that the shop does not offer': {
    lang: 'pl',
    finds: 'unsupported-page-language',
    names: /lang="pl"/,
  },
  'a policy that forbids the back end': {
    head: policy("connect-src 'none'"),
    finds: 'content-policy',
    names: /connect-src/,
  },
  'a policy that forbids the pictures': {
    head: policy("img-src 'none'"),
    finds: 'content-policy',
    names: /img-src/,
  },
  'a policy that forbids the pictures, in a header that the page cannot read': {
    policy: "connect-src {shop}/api/; img-src 'none'",
    finds: 'content-policy',
    names: /img-src/,
  },
  'a page with the script but without an embed': {
    body: '<p><a href="/">Tickets</a></p>',
    finds: 'missing-embed',
    names: RegExp(say('noEmbedInThePage')),
  },
  'a tag that is shown as text': {
    body: '<p>&lt;museum-tickets item="12"&gt;<a href="/">Tickets</a>&lt;/museum-tickets&gt;</p>',
    finds: 'tag-as-text',
    names: /“<museum-tickets”/,
  },
  'a page without the script': {
    head: '<meta name="museum-shop-api" content="/api">',
    finds: 'missing-script',
    names: /museum-shop\.js/,
  },
  'a script that is included twice': {
    head: SCRIPT + '<script type="module" src="/elsewhere/museum-shop.js"></script>',
    finds: 'several-scripts',
    names: /elsewhere/,
  },
  'a script that is not a module': {
    head: SCRIPT.replace(' type="module"', ''),
    finds: 'not-a-module',
    names: /type="module"/,
  },
  'a pinned release without a hash': {
    head: SCRIPT.replace('/museum', '/0.1.0/museum'),
    finds: 'missing-integrity',
    names: /0\.1\.0/,
  },
  'a page without the address of the back end': {
    head: SCRIPT.replace('?api=/api', ''),
    finds: 'missing-api',
    names: /\?api=/,
  },
  'two back ends in one page': {
    body: `${GOOD}<museum-vouchers api="{back}/good"><a href="/">V</a></museum-vouchers>`,
    finds: 'several-apis',
    names: /good/,
  },
  'two languages in one page': {
    body: GOOD.replace('>', ' lang="de">') + GOOD.replace('>', ' lang="fr">'),
    finds: 'several-languages',
    names: /de, fr/,
  },
  'an area that is switched off': {
    head: at('without-vouchers'),
    body: '<museum-vouchers><a href="/">V</a></museum-vouchers>',
    finds: 'switched-off',
    names: /museum-vouchers/,
  },
  'an embed in a language that the shop does not offer': {
    head: at('german'),
    lang: 'de',
    body: GOOD.replace('>', ' lang="fr">'),
    finds: 'unsupported-embed-language',
    names: /fr.*de/,
  },
  'the eleventh marked link of a page': {
    body: '<p><a href="/?museum-embed=tickets">Tickets</a></p>'.repeat(11),
    finds: 'ignored-link',
    names: RegExp(say('onlyTenMarkedLinks', { address: '.+' })),
  },
  'a page for the checkout without a checkout': {
    body: GOOD.replace('>', ' checkout-url="/museum/en/imprint.html">'),
    finds: 'page-without-embed',
    names: /imprint\.html.*<museum-checkout>/,
  },
};

/** One error of each kind: of access, calls, data, money, language, policy, script, back end and pages. */
const ONE_OF_EACH = [
  'a back end that other origins cannot read',
  'a call that fails',
  'a field that breaks the contract',
  'amounts in euros instead of cents',
  'a page in a language that the shop does not offer',
  'a policy that forbids the pictures, in a header that the page cannot read',
  'a page without the script',
  'two back ends in one page',
  'a page for the checkout without a checkout',
];

/** Errors of single embeds: if one page has several, all are reported. */
const EMBEDS: Record<string, Pick<Case, 'finds' | 'names'> & { body: string }> = {
  'an event that no longer exists': {
    body: GOOD.replace('>', ' item="4711">'),
    finds: 'unknown-item',
    names: /<museum-tickets item="4711">.*4711/,
  },
  'a category that no longer exists': {
    body: '<div class="museum-embed" data-element="merchandise" data-category="99"><a href="/">M</a></div>',
    finds: 'unknown-category',
    names: /99/,
  },
  'a day in the past': {
    body: GOOD.replace('>', ' date="2027-02-01">'),
    finds: 'past-date',
    names: /2027-02-01/,
  },
  'an invalid day': {
    body: GOOD.replace('>', ' date="1 April">'),
    finds: 'invalid-attribute',
    names: /“1 April” in date/,
  },
  'an unknown attribute': {
    body: GOOD.replace('>', ' items="12">'),
    finds: 'unknown-attribute',
    names: /“items”/,
  },
  'an unknown kind of embed': {
    body: '<div class="museum-embed" data-element="nothing-yet"><a href="/">T</a></div>',
    finds: 'unknown-element',
    names: /nothing-yet/,
  },
  'a marked link to another site': {
    body: '<p><a href="https://elsewhere.example/?museum-embed=tickets">Tickets</a></p>',
    finds: 'foreign-link',
    names: /elsewhere\.example/,
  },
  'a marked link written by a visitor': {
    body: `${GOOD}<p><a rel="nofollow ugc" href="/?museum-embed=tickets">Tickets</a></p>`,
    finds: 'ignored-link',
    names: /rel="ugc"/,
  },
  'a marked link in the comments': {
    body: `${GOOD}<div id="comments"><a href="/?museum-embed=tickets">Tickets</a></div>`,
    finds: 'ignored-link',
    names: /comments/,
  },
  'a marked link with nofollow': {
    body: '<p><a rel="nofollow" href="/?museum-embed=tickets">Tickets</a></p>',
    finds: 'ignored-link',
    names: /rel="nofollow"/,
  },
  'a marked link for the checkout': {
    body: '<p><a href="/?museum-embed=checkout">Basket</a></p>',
    finds: 'unsupported-form',
    names: RegExp(say('notAsMarkedLink', { embed: '.*museum-embed=checkout.*' })),
  },
  'a marked div for the whole shop': {
    body: '<div class="museum-embed" data-element="shop"><a href="/">Shop</a></div>',
    finds: 'unsupported-form',
    names: /data-element="shop".*tag/,
  },
  'an embed without a fallback': {
    body: '<museum-tickets></museum-tickets>',
    finds: 'missing-fallback',
    names: /museum-tickets/,
  },
  'a page for the checkout that does not exist': {
    body: GOOD.replace('>', ' checkout-url="/gone.html">'),
    finds: 'page-not-found',
    names: /checkout-url.*gone\.html/,
  },
};

const journey = setUpJourney({
  extra: (app) =>
    app.get('/page.html', (c) =>
      c.html(html, 200, policyHeader ? { 'content-security-policy': policyHeader } : {}),
    ),
});
let faulty: Awaited<ReturnType<typeof startFaulty>>;
let page: Page;
let html = '';
let policyHeader = '';
/** Another site: all its pages but one can be read, their headers never. */
let elsewhere: Awaited<ReturnType<typeof startServer>>;
before(async () => {
  faulty = await startFaulty(`${journey.addresses.shop}/api`, BACK_ENDS);
  elsewhere = await startServer((request, response) => {
    if (request.url !== '/closed.html') response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/html').end(html);
  });
  ({ page } = await journey.visit({ locale: 'en-GB' }));
});
after(() => {
  elsewhere.close();
  faulty.close();
});

/** Returns the doctor's report on the page that is open. */
const examine = (): Promise<DoctorReport> =>
  page.evaluate(async () => {
    const address = '/embed/doctor.js';
    const { examinePage } = (await import(address)) as {
      examinePage: () => Promise<DoctorReport>;
    };
    return examinePage();
  });

/** Returns the doctor's findings on a page with this content. */
async function examined({
  head = SCRIPT,
  body = GOOD,
  policy: header = '',
  lang = 'en',
}: Omit<Case, 'finds' | 'names'>) {
  policyHeader = header.replace('{shop}', journey.addresses.shop);
  html = `<!doctype html><html lang="${lang}"><head><title>A page</title>${head}</head>
    <body>${body}</body></html>`.replaceAll('{back}', faulty.address);
  await page.goto(`${journey.addresses.shop}/page.html`);
  const report = await examine();
  policyHeader = '';
  assert.equal(report.isHealthy, false);
  return report.findings;
}

describe('Doctor on an open page', () => {
  const cases = Object.entries(CASES);
  for (const [title, each] of inTier(
    [...cases, ...Object.entries(EMBEDS)],
    cases.filter(([title]) => ONE_OF_EACH.includes(title)),
  )) {
    test(`reports ${title}`, async () => {
      const findings = await examined(each);
      assert.deepEqual([...new Set(findings.map(({ code }) => code))], [each.finds]);
      assert.match(findings[0]!.sentence, each.names);
    });
  }

  test('reports every error of the embeds in one page', async () => {
    const embeds = Object.entries(EMBEDS);
    const findings = await examined({ body: embeds.map(([, { body }]) => body).join('') });
    for (const [title, { finds, names }] of embeds) {
      assert.ok(
        findings.some(({ code, sentence }) => code === finds && names.test(sentence)),
        title,
      );
    }
    const expected = new Set(embeds.map(([, { finds }]) => finds));
    assert.deepEqual(
      findings.filter(({ code }) => !expected.has(code)),
      [],
    );
  });
});

type Read = Pick<Case, 'head' | 'body' | 'finds' | 'names'> & {
  /** Whether the page is on another site, from which the back end takes no payments. */
  isElsewhere?: boolean;
  /** The page to check; `{other}` is a site of another origin. */
  address?: string;
  api?: string;
};

/** Findings on pages that are read but never opened. */
const READ: Record<string, Read> = {
  'a marked div with the address of the back end': {
    body: '<div class="museum-embed" data-element="tickets" data-api="/api"><a href="/">T</a></div>',
    finds: 'ignored-attribute',
    names: /"data-api"/,
  },
  'a marked link with a language': {
    body: '<p><a href="/?museum-embed=tickets&amp;lang=fr">Tickets</a></p>',
    finds: 'ignored-attribute',
    names: /"lang"/,
  },
  'a script that does not exist': {
    head: SCRIPT.replace('/museum', '/gone/museum'),
    finds: 'load-error',
    names: /gone\/museum-shop\.js/,
  },
  'a script that does not match its hash': {
    head: SCRIPT.replace('/museum', '/0.1.0/museum').replace(
      '>',
      ` integrity="sha384-${'A'.repeat(64)}">`,
    ),
    finds: 'integrity-mismatch',
    names: /0\.1\.0\/museum-shop\.js/,
  },
  'a page with neither script nor embed': {
    head: '',
    body: '<p>Tickets</p>',
    api: '/api',
    finds: 'missing-shop',
    names: /missing-shop/,
  },
  'a back end other than the one that is examined': {
    head: SCRIPT.replace('/api', '/apix'),
    api: '/api',
    finds: 'other-api',
    names: /\/apix"/,
  },
  'a page without a back end': {
    head: SCRIPT.replace('?api=/api', ''),
    api: '/api',
    finds: 'missing-api',
    names: /missing-api/,
  },
  'a page that is not found': {
    address: '/gone.html',
    api: '/api',
    finds: 'page-error',
    names: /gone\.html.*404/,
  },
  'a missing address of the page': {
    address: '',
    api: '/api',
    finds: 'missing-page',
    names: /missing-page/,
  },
  'a page of another site that cannot be read': {
    isElsewhere: true,
    address: '{other}/closed.html',
    api: '/api',
    finds: 'unreadable-page',
    names: /closed\.html/,
  },
  'a policy in the headers of another site, which cannot be read': {
    isElsewhere: true,
    address: '{other}/open.html',
    head: SCRIPT.replace('/museum', '{shop}/museum').replace('=/api', '={shop}/api'),
    api: '/api',
    finds: 'unreadable-policy',
    names: /open\.html/,
  },
};

describe('Doctor on a page that it only reads', () => {
  for (const [title, each] of Object.entries(READ)) {
    const { head = SCRIPT, body = GOOD, address = '/page.html', api = '', names } = each;
    const finds = each.isElsewhere ? ['origin-refused', each.finds] : [each.finds];
    test(`reports ${title}`, async () => {
      html = '<!doctype html><title>A page of an editor</title>';
      await page.goto(`${journey.addresses.shop}/page.html`);
      html = `<!doctype html><html lang="en"><head><title>A page</title>${head}</head>
        <body>${body}</body></html>`.replaceAll('{shop}', journey.addresses.shop);
      const where: Where = { api, shop: '1', page: address.replace('{other}', elsewhere.address) };
      const { findings } = await page.evaluate(async (named) => {
        const doctor = '/embed/doctor.js';
        const { checkAddress } = (await import(doctor)) as {
          checkAddress: (at: Where) => Promise<Checked>;
        };
        return checkAddress(named);
      }, where);
      assert.deepEqual([...new Set(findings.map(({ is }) => is))].toSorted(), finds.toSorted());
      assert.match(JSON.stringify(findings), names);
    });
  }
});

const pagesIn = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(`../../demo/${folder}`, import.meta.url)), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`);

test('Doctor on the demo: reports no findings on any page, in the language of the page', async () => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const found: string[] = [];
  const { shop, partner } = journey.addresses;
  const addresses = [
    ...pagesIn('museum/pages').map((file) => `${shop}${file.replace('/shop.html', '/shop/')}`),
    ...pagesIn('partner/pages').map((file) => `${partner}${file}`),
  ];
  // one page of each form: marked embeds, a tag in a page, the whole shop
  const isOfFastTier = (address: string) =>
    address.startsWith(partner) || /\/en\/tickets|\/shop\/$/.test(address);
  for (const address of inTier(addresses, addresses.filter(isOfFastTier))) {
    await page.goto(address);
    const isOfShop = await page.locator('script[src*="museum-shop.js"]').count();
    if (isOfShop === 0) continue;
    const report = await page.evaluate(() => window.museumShop.doctor());
    found.push(...report.findings.map(({ sentence }) => `${address}: ${sentence}`));
  }
  assert.deepEqual(found, []);
  assert.ok(said.includes(say('nothingNeedsFixing')));
});
