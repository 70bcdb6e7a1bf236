import { expect } from 'chai';
import type { RouteName } from '../../../src/core/routes/routes.ts';
import { ROUTES, routeTo } from '../../../src/core/routes/routes.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { eventually } from '../../support/eventually.ts';
import { KINDS_OF_ROUTES } from '../../support/kindsOfRoutes.ts';
import { untilLoaded } from '../../support/screen.tsx';
import type { MessageName } from '../../support/messages.ts';
import { say, sayIn } from '../../support/say.ts';
import { inTier } from '../../support/tier.ts';
import { part, showWhole, startWhole } from '../../support/whole.tsx';

const TITLES: Readonly<Record<RouteName, MessageName>> = {
  home: 'home',
  merchandise: 'merchandise',
  merchandiseCategory: 'merchandise',
  product: 'merchandise',
  passes: 'annualPasses',
  pass: 'annualPasses',
  voucherList: 'vouchers',
  voucherSingle: 'vouchers',
  tickets: 'tickets',
  ticket: 'tickets',
  guidedTours: 'guidedTours',
  guidedTour: 'guidedTours',
  login: 'logIn',
  logout: 'youAreLoggedOut',
  register: 'register',
  registerSuccess: 'youAreRegistered',
  guestRegister: 'checkout',
  forgotPassword: 'forgotYourPassword',
  recoverAccount: 'setANewPassword',
  forgotPasswordSuccess: 'forgotYourPassword',
  recoverPasswordSuccess: 'yourNewPasswordIs',
  settings: 'yourAccount',
  orderReview: 'yourOrder',
  checkout: 'checkout',
  checkoutAccepted: 'payment',
  checkoutCanceled: 'payment',
  checkoutSuccess: 'yourOrder',
  checkoutFailed: 'payment',
  withdrawal: 'withdrawFromContract',
  shippingInfo: 'shipping',
  staticPage: 'information',
};

const site = { siteName: 'Sternwarte', siteNameTranslations: { en: 'Observatory' } };
const titleIn = (lang: 'en' | 'de', name: MessageName): string =>
  `${sayIn(lang, name)} – ${lang === 'en' ? 'Observatory' : 'Sternwarte'}`;
const titled = (title: string): Promise<void> =>
  eventually(
    `is called ${title}`,
    () => document.title === title,
    () => document.title,
  );

const description = (): string | undefined =>
  document.head.querySelector<HTMLMetaElement>('meta[name=description]')?.content;

const structuredData = (): Record<string, unknown> | undefined => {
  const script = document.head.querySelector('script[type="application/ld+json"]');
  return script ? (JSON.parse(script.textContent!) as Record<string, unknown>) : undefined;
};

/** Screens that offer nothing for sale. */
const SECONDARY: readonly RouteName[] = [
  'login',
  'register',
  'settings',
  'forgotPassword',
  'recoverPasswordSuccess',
  'recoverAccount',
  'forgotPasswordSuccess',
  'registerSuccess',
  'checkoutSuccess',
];

describe('the title of the page', () => {
  for (const name of inTier(Object.keys(ROUTES) as RouteName[], KINDS_OF_ROUTES)) {
    for (const lang of inTier<'en' | 'de'>(['en', 'de'], ['en'])) {
      const isSecondary = SECONDARY.includes(name);
      it(`names ${name} and the site, in ${lang}; the screen is ${isSecondary ? '' : 'not '}secondary`, async () => {
        // a page that is still loading has no title of its own
        await startWhole(site, { answers: { 'GET content/page': { hold: 'page' } } });
        const screen = await showWhole(routeTo(name, { id: 'x', category: 'x', guid: 'x' }), lang);
        expect(document.title).to.equal(titleIn(lang, TITLES[name]));
        // a logout leaves its screen
        if (name === 'logout') return;
        expect(part(screen, '.whole').matches('.secondary')).to.equal(isSecondary);
      });
    }
  }

  for (const lang of ['en', 'de'] as const) {
    const title = titleIn(lang, 'pageNotFound');
    it(`reports a missing page in ${lang}`, async () => {
      await startWhole(site);
      const screen = await showWhole('/nowhere', lang);
      expect(document.title).to.equal(title);
      screen.unmount();
      await startWhole({ ...site, hasVouchers: false });
      await showWhole('/vouchers', lang);
      expect(document.title).to.equal(title);
    });
  }

  for (const [href, en, de] of [
    ['/tickets/12', 'Tides: The Sea Keeps Time', 'Gezeiten. Das Meer und die Zeit'],
    ['/page/imprint', say('imprint'), sayIn('de', 'imprint')],
    ['/passes/5101', 'Annual pass', 'Jahreskarte'],
  ] as const) {
    it(`starts with the name of ${href}`, async () => {
      await startWhole(site);
      const screen = await showWhole(href);
      await titled(`${en} – Observatory`);
      screen.unmount();
      await startWhole(site);
      await showWhole(href, 'de');
      await eventually(
        `is called ${de}`,
        () => document.title.startsWith(de.split('.')[0]!),
        () => document.title,
      );
    });
  }

  it('follows the navigation', async () => {
    await startWhole(site);
    await showWhole('/tickets/12');
    await titled('Tides: The Sea Keeps Time – Observatory');
    navigate('/tickets', { from: 'shop' });
    await titled(titleIn('en', 'tickets'));
  });
});

describe('the description of the page', () => {
  it('lists the areas and the site if no single item is shown', async () => {
    await startWhole({
      ...site,
      hasGuidedTours: false,
      navTranslations: { en: { tickets: 'Visit us' } },
    });
    await showWhole();
    expect(description()).to.equal(
      `Visit us, ${[say('merchandise'), say('annualPasses'), say('vouchers')].join(', ')} – Observatory`,
    );
  });

  it('is the plain text of the item, at most 160 characters', async () => {
    await startWhole(site);
    await showWhole('/tickets/12');
    await titled('Tides: The Sea Keeps Time – Observatory');
    expect(description()).to.match(/^[^<]{20,160}…$/);
  });

  it('replaces the description of the host page, and restores it', async () => {
    const own = Object.assign(document.createElement('meta'), {
      name: 'description',
      content: 'A museum',
    });
    document.head.append(own);
    await startWhole(site);
    const screen = await showWhole('/tickets');
    expect(document.head.querySelectorAll('meta[name=description]')).to.have.length(1);
    expect(description()).not.to.equal('A museum');
    screen.unmount();
    expect(description()).to.equal('A museum');
    own.remove();
  });
});

describe('the structured data of the page', () => {
  const things: [href: string, type: string, name: string, has: readonly string[]][] = [
    [
      '/tickets/12',
      'Event',
      'Tides: The Sea Keeps Time',
      ['description', 'image', 'location', 'organizer', 'startDate'],
    ],
    [
      '/product/4301',
      'Product',
      'Tides: The Sea Keeps Time – Exhibition catalogue',
      ['description', 'image', 'offers'],
    ],
    ['/passes/5101', 'Product', 'Annual pass', ['description', 'offers']],
    ['/guided-tours/101', 'Product', '', ['description']],
    ['/vouchers/6102', 'Product', '', ['offers']],
  ];
  for (const [href, type, name, has] of things) {
    it(`describe one ${type} at ${href}`, async () => {
      await startWhole(site);
      const screen = await showWhole(href);
      await eventually('the data are there', () => structuredData() !== undefined);
      await untilLoaded(screen);
      const data = structuredData()!;
      expect(data['@type']).to.equal(type);
      if (name) expect(data.name).to.equal(name);
      expect(data.url).to.equal(`${location.origin}/shop/en${href}`);
      expect(Object.keys(data)).to.include.members(has);
      expect(JSON.stringify(data)).not.to.include('undefined');
      expect(document.head.querySelectorAll('script[type="application/ld+json"]')).to.have.length(
        1,
      );
    });
  }

  for (const href of ['/', '/tickets', '/checkout', '/page/imprint', '/tickets/none', '/nowhere']) {
    it(`are missing at ${href}`, async () => {
      await startWhole(site);
      const screen = await showWhole(href);
      await untilLoaded(screen);
      expect(structuredData()).to.equal(undefined);
    });
  }

  it('are removed with their item', async () => {
    await startWhole(site);
    await showWhole('/tickets/12');
    await eventually('the data are there', () => structuredData() !== undefined);
    navigate('/tickets', { from: 'shop' });
    await eventually('the data are gone', () => structuredData() === undefined);
  });
});

describe('a page after the shop has been removed', () => {
  it('has its title, language and head back', async () => {
    const before = { title: document.title, lang: document.documentElement.lang };
    const inHead = document.head.childElementCount;
    document.title = 'A museum';
    document.documentElement.lang = 'nl';
    await startWhole(site);
    const screen = await showWhole('/tickets/12', 'de');
    await eventually('the data are there', () => structuredData() !== undefined);
    expect(document.documentElement.lang).to.equal('de');
    screen.unmount();
    expect([document.title, document.documentElement.lang]).to.deep.equal(['A museum', 'nl']);
    expect(structuredData() ?? description()).to.equal(undefined);
    expect(document.head.querySelectorAll('title').length <= 1).to.equal(true);
    expect(document.head.childElementCount - inHead).to.be.within(0, 1);
    document.title = before.title;
    document.documentElement.lang = before.lang;
  });
});
