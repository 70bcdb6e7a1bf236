import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { DoctorReport } from '../../src/core/doctor/types.ts';
import type {} from '../../src/elements/public.ts';
import type { Checked, Where } from '../../src/views/configurator/Check.tsx';
import { first, startFaulty } from './support/faulty.ts';
import { setUpJourney } from './support/shop.ts';
import { say } from '../support/say.ts';
import { inTier, isFull } from '../support/tier.ts';

const SCRIPT = '<script type="module" src="/museum-shop.js?api=/api"></script>';
const GOOD = '<museum-tickets><a href="/">Tickets</a></museum-tickets>';

const BACK_ENDS = {
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
} satisfies Parameters<typeof startFaulty>[1];

type Case = {
  /** What is in the head in place of the good script; `{back}` is where the faulty back ends are. */
  head?: string;
  body?: string;
  /** The policy in the header of the page; `{shop}` is its origin. */
  policy?: string;
  lang?: string;
  finds: string;
  /** What the sentence names. */
  names: RegExp;
};

const at = (backEnd: keyof typeof BACK_ENDS): string =>
  `<script type="module" src="/museum-shop.js?api={back}/${backEnd}"></script>`;
const policy = (text: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${text}">${SCRIPT}`;

const CASES: Record<string, Case> = {
  'an address at which nobody answers': {
    head: '<script type="module" src="/museum-shop.js?api=http://localhost:1/api"></script>',
    finds: 'unreachable',
    names: /http:\/\/localhost:1\/api/,
  },
  'a back end that lets no other origin read': {
    head: at('no-cors'),
    finds: 'cors',
    names: /no-cors.*Access-Control-Allow-Origin/,
  },
  'a back end that lets other origins read and not send': {
    head: at('no-post'),
    finds: 'preflight',
    names: /Content-Type/,
  },
  'an address with nothing there': {
    head: '<script type="module" src="/museum-shop.js?api=/nowhere"></script>',
    finds: 'notFound',
    names: /nowhere\/en\/shopinfo.*404/,
  },
  'a web page in place of data': { head: at('html'), finds: 'html', names: /html\/en\/shopinfo/ },
  'a back end that has moved': {
    head: at('moved'),
    finds: 'redirect',
    names: /good\/en\/shopinfo/,
  },
  'a call that fails': { head: at('fails'), finds: 'callFails', names: /GET tour\/attr.*500/ },
  'a call that may not be read': {
    head: at('silent'),
    finds: 'unread',
    names: /GET merchandise\/attr/,
  },
  'a field that is not as the contract has it': {
    head: at('lifetime'),
    finds: 'contract',
    names: /GET ticket\/lifetime.*data\.first/,
  },
  'an event without a name': {
    head: at('nameless'),
    finds: 'leftOut',
    names: /GET event\/select.*event: name/,
  },
  'a language that the shop does not know': {
    head: at('polish'),
    finds: 'unknownLanguage',
    names: /pl/,
  },
  'a language in which the back end does not answer': {
    head: at('danish'),
    finds: 'languageFails',
    names: /da/,
  },
  'a page in a language that the shop does not speak': {
    lang: 'pl',
    finds: 'pageLanguage',
    names: /lang="pl"/,
  },
  'a policy that forbids the back end': {
    head: policy("connect-src 'none'"),
    finds: 'policy',
    names: /connect-src/,
  },
  'a policy that forbids the pictures': {
    head: policy("img-src 'none'"),
    finds: 'policy',
    names: /img-src/,
  },
  'a policy for pictures in a header that the page may not read': {
    policy: "connect-src {shop}/api/; img-src 'none'",
    finds: 'policy',
    names: /img-src/,
  },
  'a page with the script whose embed has been removed': {
    body: '<p><a href="/">Tickets</a></p>',
    finds: 'noEmbeds',
    names: RegExp(say('noEmbedInThePage')),
  },
  'a tag that visitors read as text': {
    body: '<p>&lt;museum-tickets item="12"&gt;<a href="/">Tickets</a>&lt;/museum-tickets&gt;</p>',
    finds: 'tagAsText',
    names: /“<museum-tickets”/,
  },
  'a page without the script': {
    head: '<meta name="museum-shop-api" content="/api">',
    finds: 'noScript',
    names: /museum-shop\.js/,
  },
  'a script that comes twice': {
    head: SCRIPT + '<script type="module" src="/elsewhere/museum-shop.js"></script>',
    finds: 'twoScripts',
    names: /elsewhere/,
  },
  'a script that is no module': {
    head: SCRIPT.replace(' type="module"', ''),
    finds: 'notModule',
    names: /type="module"/,
  },
  'a release that is pinned without its hash': {
    head: SCRIPT.replace('/museum', '/0.1.0/museum'),
    finds: 'noIntegrity',
    names: /0\.1\.0/,
  },
  'a page that does not say where the back end is': {
    head: SCRIPT.replace('?api=/api', ''),
    finds: 'noApi',
    names: /\?api=/,
  },
  'two back ends in one page': {
    body: `${GOOD}<museum-vouchers api="{back}/good"><a href="/">V</a></museum-vouchers>`,
    finds: 'twoApis',
    names: /good/,
  },
  'two languages in one page': {
    body: GOOD.replace('>', ' lang="de">') + GOOD.replace('>', ' lang="fr">'),
    finds: 'twoLanguages',
    names: /de, fr/,
  },
  'an area that is switched off': {
    head: at('without-vouchers'),
    body: '<museum-vouchers><a href="/">V</a></museum-vouchers>',
    finds: 'areaOff',
    names: /museum-vouchers/,
  },
  'a language of an embed that the shop does not speak': {
    head: at('german'),
    lang: 'de',
    body: GOOD.replace('>', ' lang="fr">'),
    finds: 'embedLanguage',
    names: /fr.*de/,
  },
  'the eleventh marked link of a page': {
    body: '<p><a href="/?museum-embed=tickets">Tickets</a></p>'.repeat(11),
    finds: 'linkIgnored',
    names: RegExp(say('onlyTenMarkedLinks', { address: '.+' })),
  },
  'a page for the checkout that holds none': {
    body: GOOD.replace('>', ' checkout-url="/museum/en/imprint.html">'),
    finds: 'pageWithout',
    names: /imprint\.html.*<museum-checkout>/,
  },
};

/** Faults of single embeds, which do not hide one another in one page. */
const EMBEDS: Record<string, Pick<Case, 'finds' | 'names'> & { body: string }> = {
  'an event that there is no more': {
    body: GOOD.replace('>', ' item="4711">'),
    finds: 'itemGone',
    names: /<museum-tickets item="4711">.*4711/,
  },
  'a category that there is no more': {
    body: '<div class="museum-embed" data-element="merchandise" data-category="99"><a href="/">M</a></div>',
    finds: 'categoryGone',
    names: /99/,
  },
  'a day that is over': {
    body: GOOD.replace('>', ' date="2027-02-01">'),
    finds: 'dayGone',
    names: /2027-02-01/,
  },
  'a day that is none': {
    body: GOOD.replace('>', ' date="1 April">'),
    finds: 'attribute',
    names: /“1 April” in date/,
  },
  'an attribute that there is not': {
    body: GOOD.replace('>', ' items="12">'),
    finds: 'unknownAttribute',
    names: /“items”/,
  },
  'an embed of something that there is not': {
    body: '<div class="museum-embed" data-element="nothing-yet"><a href="/">T</a></div>',
    finds: 'unknownElement',
    names: /nothing-yet/,
  },
  'a marked link to somebody else': {
    body: '<p><a href="https://elsewhere.example/?museum-embed=tickets">Tickets</a></p>',
    finds: 'foreignLink',
    names: /elsewhere\.example/,
  },
  'a marked link that a visitor has written': {
    body: `${GOOD}<p><a rel="nofollow ugc" href="/?museum-embed=tickets">Tickets</a></p>`,
    finds: 'linkIgnored',
    names: /rel="ugc"/,
  },
  'a marked link in the comments': {
    body: `${GOOD}<div id="comments"><a href="/?museum-embed=tickets">Tickets</a></div>`,
    finds: 'linkIgnored',
    names: /comments/,
  },
  'a marked link with nofollow': {
    body: '<p><a rel="nofollow" href="/?museum-embed=tickets">Tickets</a></p>',
    finds: 'linkIgnored',
    names: /rel="nofollow"/,
  },
  'a marked link for the checkout': {
    body: '<p><a href="/?museum-embed=checkout">Basket</a></p>',
    finds: 'notInForm',
    names: RegExp(say('notAsMarkedLink', { embed: '.*museum-embed=checkout.*' })),
  },
  'a marked div for the whole shop': {
    body: '<div class="museum-embed" data-element="shop"><a href="/">Shop</a></div>',
    finds: 'notInForm',
    names: /data-element="shop".*tag/,
  },
  'an embed without a fallback': {
    body: '<museum-tickets></museum-tickets>',
    finds: 'noFallback',
    names: /museum-tickets/,
  },
  'a page for the checkout that is not there': {
    body: GOOD.replace('>', ' checkout-url="/gone.html">'),
    finds: 'pageGone',
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
/** Another site: its pages may be read by some, and never its headers. */
const elsewhere = createServer((request, response) => {
  if (request.url !== '/closed.html') response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', 'text/html').end(html);
});
let other = '';
before(async () => {
  faulty = await startFaulty(`${journey.addresses.shop}/api`, BACK_ENDS);
  await new Promise<void>((listening) => elsewhere.listen(0, listening));
  other = `http://localhost:${(elsewhere.address() as AddressInfo).port}`;
  ({ page } = await journey.visit({ locale: 'en-GB' }));
});
after(() => {
  elsewhere.close();
  elsewhere.closeAllConnections();
  faulty.close();
});

/** What the doctor says of the page that is open. */
const examine = (): Promise<DoctorReport> =>
  page.evaluate(async () => {
    const address = '/embed/doctor.js';
    const { examinePage } = (await import(address)) as {
      examinePage: () => Promise<DoctorReport>;
    };
    return examinePage();
  });

/** What the doctor says of a page like this. */
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

describe('the doctor finds, and names rightly,', () => {
  for (const [title, each] of Object.entries({ ...CASES, ...(isFull && EMBEDS) })) {
    test(title, async () => {
      const findings = await examined(each);
      assert.deepEqual([...new Set(findings.map(({ code }) => code))], [each.finds]);
      assert.match(findings[0]!.sentence, each.names);
    });
  }

  test('everything that is wrong with the embeds of one page', async () => {
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
  /** The page that is named; `{other}` is a site of another origin. */
  address?: string;
  api?: string;
};

/** What is seen of pages that are read, and never opened. */
const READ: Record<string, Read> = {
  'a marked div that says where the back end is': {
    body: '<div class="museum-embed" data-element="tickets" data-api="/api"><a href="/">T</a></div>',
    finds: 'markedLimit',
    names: /"data-api"/,
  },
  'a language that a marked link asks for': {
    body: '<p><a href="/?museum-embed=tickets&amp;lang=fr">Tickets</a></p>',
    finds: 'markedLimit',
    names: /"lang"/,
  },
  'a script that is not there': {
    head: SCRIPT.replace('/museum', '/gone/museum'),
    finds: 'scriptGone',
    names: /gone\/museum-shop\.js/,
  },
  'a script that is another one than its hash says': {
    head: SCRIPT.replace('/museum', '/0.1.0/museum').replace(
      '>',
      ` integrity="sha384-${'A'.repeat(64)}">`,
    ),
    finds: 'integrity',
    names: /0\.1\.0\/museum-shop\.js/,
  },
  'neither script nor embed': {
    head: '',
    body: '<p>Tickets</p>',
    api: '/api',
    finds: 'noShop',
    names: /noShop/,
  },
  'another back end than the one that is examined': {
    head: SCRIPT.replace('/api', '/apix'),
    api: '/api',
    finds: 'otherApi',
    names: /\/apix"/,
  },
  'no back end': {
    head: SCRIPT.replace('?api=/api', ''),
    api: '/api',
    finds: 'noApi',
    names: /noApi/,
  },
  'that there is no such page': {
    address: '/gone.html',
    api: '/api',
    finds: 'pageFails',
    names: /gone\.html.*404/,
  },
  'that no page was named': { address: '', api: '/api', finds: 'noPage', names: /noPage/ },
  'that another site does not let its page be read': {
    address: '{other}/closed.html',
    api: '/api',
    finds: 'pageUnread',
    names: /closed\.html/,
  },
  'that the policy in the headers of another site cannot be read': {
    address: '{other}/open.html',
    head: SCRIPT.replace('/museum', '{shop}/museum').replace('=/api', '={shop}/api'),
    api: '/api',
    finds: 'policyUnread',
    names: /open\.html/,
  },
};

describe('the doctor finds in a page that it only reads', () => {
  for (const [title, each] of Object.entries(READ)) {
    const { head = SCRIPT, body = GOOD, address = '/page.html', api = '', finds, names } = each;
    test(title, async () => {
      html = '<!doctype html><title>A page of an editor</title>';
      await page.goto(`${journey.addresses.shop}/page.html`);
      html = `<!doctype html><html lang="en"><head><title>A page</title>${head}</head>
        <body>${body}</body></html>`.replaceAll('{shop}', journey.addresses.shop);
      const where: Where = { api, shop: '1', page: address.replace('{other}', other) };
      const { findings } = await page.evaluate(async (named) => {
        const doctor = '/embed/doctor.js';
        const { checkAddress } = (await import(doctor)) as {
          checkAddress: (at: Where) => Promise<Checked>;
        };
        return checkAddress(named);
      }, where);
      assert.deepEqual([...new Set(findings.map(({ is }) => is))], [finds]);
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

test('the doctor finds nothing on any page of the demo, and says so in the language of the page', async () => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const found: string[] = [];
  const { shop, partner } = journey.addresses;
  const addresses = [
    ...pagesIn('museum/pages').map((file) => `${shop}${file.replace('/shop.html', '/shop/')}`),
    ...pagesIn('partner/pages').map((file) => `${partner}${file}`),
  ];
  // the German pages hold the same embeds as the English ones
  const isOfFastTier = (address: string) =>
    address.startsWith(partner) || address.includes('/en/') || address.endsWith('/shop/');
  for (const address of inTier(addresses, addresses.filter(isOfFastTier))) {
    await page.goto(address);
    const isOfShop = await page.locator('script[src*="museum-shop.js"]').count();
    if (isOfShop === 0) continue;
    const report = await page.evaluate(() => window.museumShop.doctor());
    found.push(...report.findings.map(({ sentence }) => `${address}: ${sentence}`));
  }
  assert.deepEqual(found, []);
  assert.ok(said.includes(say('nothingNeedsMending')));
});
