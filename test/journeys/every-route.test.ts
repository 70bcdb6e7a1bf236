import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buyer } from './support/buyer.ts';
import { logIn, WIEBKE } from './support/customer.ts';
import { drawn } from './support/line.ts';
import {
  type Role,
  type Row,
  ROWS,
  SITE,
  type Spoken,
  type Standing,
  stands,
} from './support/routes.ts';
import { closeProfile } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { untilLoaded } from './support/stillness.ts';
import { WORDS } from './support/words.ts';
import { say, sayIn } from '../support/say.ts';
import { inTier } from '../support/tier.ts';

const LANGUAGES: readonly Spoken[] = ['de', 'en'];
const ROLES: readonly Role[] = ['visitor', 'guest', 'customer'];

const journey = setUpJourney();

const shopIn = (lang: Spoken): string => `${journey.addresses.shop}/shop/${lang}`;

async function becomeCustomer(page: Page, lang: Spoken): Promise<void> {
  await page.goto(`${shopIn(lang)}/login`);
  await logIn(page, WIEBKE, lang);
  await page.getByRole('button', { name: 'Wiebke Harmsen' }).waitFor();
}

/** Orders as a guest. The login of the guest lasts until the payment, so the visitor leaves the provider before. */
async function becomeGuest(page: Page, lang: Spoken): Promise<void> {
  const buys = buyer(page, journey.addresses.shop, WORDS[lang]);
  await buys.toPayment();
  await buys.goToProvider();
}

async function visitAs(role: Role, lang: Spoken) {
  const visitor = await journey.visit({ locale: lang === 'de' ? 'de-DE' : 'en-GB' });
  if (role === 'guest') await becomeGuest(visitor.page, lang);
  if (role === 'customer') await becomeCustomer(visitor.page, lang);
  return visitor;
}

/** Returns the expected state of a route's page for a role. */
const standingAt = (
  { path, heading, title, instead, becomes }: Row,
  role: Role,
  lang: Spoken,
  more: Pick<Standing, 'focus' | 'scrolled'>,
): Standing => ({
  heading: (instead?.[role] ?? heading)[lang],
  title: `${(title ?? heading)[lang]} – ${SITE[lang]}`,
  lang,
  path: `/shop/${lang}${becomes ?? path}`,
  ...more,
});

const ALL = LANGUAGES.flatMap((lang) => ROLES.map((role) => ({ lang, role })));
/** With and without a login, and each language. */
const EACH_ONCE = [
  { lang: 'de', role: 'visitor' },
  { lang: 'en', role: 'customer' },
] as const;
/** One route of each kind; links lead to the others. */
const KINDS = ROWS.filter(({ path }) =>
  [
    '',
    '/tickets/12',
    '/guided-tours',
    '/login',
    '/register/success',
    '/register-guest',
    '/recover/some-key',
    '/settings',
    '/order-review/unknown',
    '/checkout',
    '/checkout/accepted',
    '/page/nothing',
    '/tickets/12/more',
  ].includes(path),
);
/** Routes that may depend on the role. */
const OF_ROLES = ROWS.filter(({ path }) =>
  ['/login', '/register-guest', '/settings', '/checkout'].includes(path),
);

for (const { lang, role } of inTier(ALL, EACH_ONCE)) {
  const rows = inTier(ROWS, role === 'visitor' ? KINDS : OF_ROLES);
  test(`Routes: a ${role} opens every route by its address (${lang})`, async () => {
    const { page, noise } = await visitAs(role, lang);
    for (const row of rows) {
      await page.goto(shopIn(lang) + row.path);
      // nothing takes the focus when a page loads
      const wanted = standingAt(row, role, lang, { focus: 'nothing', scrolled: 0 });
      await stands(page, wanted, `${role}, ${lang}, ${row.path}`);
      await untilLoaded(page);
      await stands(page, wanted, `${role}, ${lang}, ${row.path}, at rest`);
    }
    assert.deepEqual(noise, []);
    await closeProfile(page.context());
  });
}

/** A step on the way through the shop: a link and its path. */
type Step = [area: 'header' | 'main' | 'footer' | 'menu', link: string, path: string];

const both = (words: readonly [de: string, en: string], lang: Spoken): string =>
  words[lang === 'de' ? 0 : 1];

function wayOf(role: Role, lang: Spoken): readonly Step[] {
  const of = (de: string, en: string): string => both([de, en], lang);
  const ofRole: Record<Role, readonly Step[]> = {
    visitor: [
      ['header', of(sayIn('de', 'logIn'), say('logIn')), '/login'],
      [
        'main',
        of(sayIn('de', 'forgotYourPassword'), say('forgotYourPassword')),
        '/forgot-password',
      ],
      ['header', of(sayIn('de', 'register'), say('register')), '/register'],
    ],
    guest: [
      ['header', of(sayIn('de', 'logIn'), say('logIn')), '/login'],
      ['header', of(sayIn('de', 'register'), say('register')), '/register'],
    ],
    customer: [['menu', of(sayIn('de', 'yourAccount'), say('yourAccount')), '/settings']],
  };
  return [
    ['header', say('tickets'), '/tickets'],
    ['main', of('Gezeiten. Das Meer im Takt', 'Tides: The Sea Keeps Time'), '/tickets/12'],
    ['header', of(sayIn('de', 'guidedTours'), say('guidedTours')), '/guided-tours'],
    [
      'main',
      of('Rundgang: Neun Jahrhunderte in einer Stunde', 'Highlights: Nine Centuries in an Hour'),
      '/guided-tours/101',
    ],
    ['header', of(sayIn('de', 'merchandise'), say('merchandise')), '/merchandise'],
    [
      'main',
      of(
        'Gezeiten. Das Meer im Takt – Katalog zur Ausstellung',
        'Tides: The Sea Keeps Time – Exhibition catalogue',
      ),
      '/product/4301',
    ],
    ['header', of(sayIn('de', 'annualPasses'), say('annualPasses')), '/passes'],
    ['main', of('Jahreskarte', 'Annual pass'), '/passes/5101'],
    ['header', of(sayIn('de', 'vouchers'), say('vouchers')), '/vouchers'],
    [
      'main',
      of('Gutschein über einen freien Betrag', 'Voucher for an amount of your choice'),
      '/vouchers/6101',
    ],
    ['header', of(sayIn('de', 'basket'), say('basket')), '/checkout'],
    ['footer', of(sayIn('de', 'imprint'), say('imprint')), '/page/imprint'],
    ['footer', of(sayIn('de', 'shipping'), say('shipping')), '/page/shipping'],
    [
      'footer',
      of(sayIn('de', 'withdrawFromContractHere'), say('withdrawFromContractHere')),
      '/withdrawal',
    ],
    ...ofRole[role],
    ['header', SITE[lang], ''],
  ];
}

const LANDMARKS = { header: 'banner', main: 'main', footer: 'contentinfo' } as const;

for (const { lang, role } of inTier(ALL, EACH_ONCE.slice(1))) {
  test(`Routes: a ${role} reaches every screen by links, Back and Forward (${lang})`, async () => {
    const { page, noise } = await visitAs(role, lang);
    await page.goto(shopIn(lang));
    await page.locator('museum-shop .content h1').waitFor();
    const isAt = (path: string, scrolled: number, how: string): Promise<void> => {
      const row = ROWS.find((each) => each.path === path)!;
      const wanted = standingAt(row, role, lang, { focus: 'heading', scrolled });
      return stands(page, wanted, `${how} ${path}`);
    };

    const visited: { path: string; scrolled: number }[] = [];
    let here = '';
    for (const [area, name, path] of wayOf(role, lang)) {
      const landmark = page.getByRole(area === 'menu' ? 'banner' : LANDMARKS[area]);
      if (area === 'menu') await landmark.getByRole('button', { name: 'Wiebke' }).click();
      const link = landmark.getByRole('link', { name, exact: area !== 'header' }).first();
      await page.mouse.wheel(0, 250);
      await link.scrollIntoViewIfNeeded();
      await drawn(page);
      // at the click, because the browser may still have to apply the turn of the wheel
      await page.evaluate(() => {
        addEventListener('click', () => Object.assign(globalThis, { left: Math.round(scrollY) }), {
          capture: true,
          once: true,
        });
      });
      await link.click();
      await isAt(path, 0, 'by a link to');
      visited.push({ path: here, scrolled: await page.evaluate('left') });
      here = path;
    }
    const forward = [...visited.slice(1), { path: here, scrolled: 0 }];
    for (const { path, scrolled } of visited.toReversed()) {
      await page.goBack();
      await isAt(path, scrolled, 'back to');
    }
    for (const { path, scrolled } of forward) {
      await page.goForward();
      await isAt(path, scrolled, 'forward to');
    }
    assert.deepEqual(noise, []);
    await closeProfile(page.context());
  });
}
