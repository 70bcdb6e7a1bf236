import { expect } from '@esm-bundle/chai';
import type { RouteName } from '../../../src/core/routes/routes.ts';
import { ROUTES, routeTo } from '../../../src/core/routes/routes.ts';
import { navigate } from '../../../src/core/navigation/actions.ts';
import { eventually } from '../../support/eventually.ts';
import type { Screen } from '../../support/screen.tsx';
import { showWhole, startWhole } from '../../support/whole.tsx';
import { say, sayIn } from '../../support/say.ts';

type Words = readonly [en: string, de: string];

const TITLES: Readonly<Record<RouteName, Words>> = {
  home: [say('home'), sayIn('de', 'home')],
  merchandise: [say('merchandise'), sayIn('de', 'merchandise')],
  merchandiseCategory: [say('merchandise'), sayIn('de', 'merchandise')],
  product: [say('merchandise'), sayIn('de', 'merchandise')],
  passes: [say('annualPasses'), sayIn('de', 'annualPasses')],
  pass: [say('annualPasses'), sayIn('de', 'annualPasses')],
  voucherList: [say('vouchers'), sayIn('de', 'vouchers')],
  voucherSingle: [say('vouchers'), sayIn('de', 'vouchers')],
  tickets: [say('tickets'), say('tickets')],
  ticket: [say('tickets'), say('tickets')],
  guidedTours: [say('guidedTours'), sayIn('de', 'guidedTours')],
  guidedTour: [say('guidedTours'), sayIn('de', 'guidedTours')],
  login: [say('logIn'), sayIn('de', 'logIn')],
  logout: [say('logOut'), sayIn('de', 'logOut')],
  register: [say('register'), sayIn('de', 'register')],
  registerSuccess: [say('youAreRegistered'), sayIn('de', 'youAreRegistered')],
  guestRegister: [say('yourDetails'), sayIn('de', 'yourDetails')],
  forgotPassword: [say('forgotYourPassword'), sayIn('de', 'forgotYourPassword')],
  recoverAccount: [say('setANewPassword'), sayIn('de', 'setANewPassword')],
  forgotPasswordSuccess: [say('forgotYourPassword'), sayIn('de', 'forgotYourPassword')],
  recoverPasswordSuccess: [say('yourNewPasswordIs'), sayIn('de', 'yourNewPasswordIs')],
  settings: [say('settings'), sayIn('de', 'settings')],
  orderReview: [say('yourOrder'), sayIn('de', 'yourOrder')],
  checkout: [say('checkout'), sayIn('de', 'checkout')],
  checkoutAccepted: [say('payment'), sayIn('de', 'payment')],
  checkoutCanceled: [say('payment'), sayIn('de', 'payment')],
  checkoutSuccess: [say('yourOrder'), sayIn('de', 'yourOrder')],
  checkoutFailed: [say('payment'), sayIn('de', 'payment')],
  withdrawal: [say('withdrawFromContract'), sayIn('de', 'withdrawFromContractHere')],
  shippingInfo: [say('shipping'), sayIn('de', 'shipping')],
  staticPage: [say('information'), sayIn('de', 'information')],
};

const site = { siteName: 'Sternwarte', siteNameTranslations: { en: 'Observatory' } };
const titled = (title: string): Promise<void> =>
  eventually(
    `is called ${title}`,
    () => document.title === title,
    () => document.title,
  );

const description = (): string | undefined =>
  document.head.querySelector<HTMLMetaElement>('meta[name=description]')?.content;

const told = (): Record<string, unknown> | undefined => {
  const script = document.head.querySelector('script[type="application/ld+json"]');
  return script ? (JSON.parse(script.textContent!) as Record<string, unknown>) : undefined;
};

describe('the title of the page', () => {
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    for (const [index, lang] of (['en', 'de'] as const).entries()) {
      it(`is of ${name} and of the site, in ${lang}`, async () => {
        // a page that is still on its way has no title of its own yet
        await startWhole(site, { answers: { 'GET content/page': { hold: 'page' } } });
        await showWhole(routeTo(name, { id: 'x', category: 'x', guid: 'x' }), lang);
        const siteName = lang === 'en' ? 'Observatory' : 'Sternwarte';
        expect(document.title).to.equal(`${TITLES[name][index]} – ${siteName}`);
      });
    }
  }

  for (const [lang, title] of [
    ['en', 'Page not found – Observatory'],
    ['de', 'Seite nicht gefunden – Sternwarte'],
  ] as const) {
    it(`says in ${lang} that there is no such page`, async () => {
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
    it(`begins with what ${href} is called`, async () => {
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

  it('follows the visitor', async () => {
    await startWhole(site);
    await showWhole('/tickets/12');
    await titled('Tides: The Sea Keeps Time – Observatory');
    navigate('/tickets', { from: 'shop' });
    await titled('Tickets – Observatory');
  });
});

describe('the description of the page', () => {
  it('is what the shop sells and whose it is, where nothing single is shown', async () => {
    await startWhole({
      ...site,
      hasGuidedTours: false,
      navTranslations: { en: { tickets: 'Visit us' } },
    });
    await showWhole();
    expect(description()).to.equal('Visit us, Merchandise, Annual passes, Vouchers – Observatory');
  });

  it('is of what is sold there, in words, and no longer than it is shown', async () => {
    await startWhole(site);
    await showWhole('/tickets/12');
    await titled('Tides: The Sea Keeps Time – Observatory');
    expect(description()).to.match(/^[^<]{20,160}…$/);
  });

  it('takes the place of the page’s own, and gives it back', async () => {
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

const isCalm = ({ root }: Screen): boolean =>
  root.querySelector('.skeleton, .days-room, [aria-busy=true]') === null;

describe('the data of the page', () => {
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
    it(`tells at ${href} of one ${type}`, async () => {
      await startWhole(site);
      const screen = await showWhole(href);
      await eventually('it tells', () => told() !== undefined && isCalm(screen));
      const data = told()!;
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
    it(`is none at ${href}`, async () => {
      await startWhole(site);
      const screen = await showWhole(href);
      await eventually('it has come', () => isCalm(screen));
      expect(told()).to.equal(undefined);
    });
  }

  it('goes with what it is of', async () => {
    await startWhole(site);
    await showWhole('/tickets/12');
    await eventually('it tells', () => told() !== undefined);
    navigate('/tickets', { from: 'shop' });
    await eventually('it tells no more', () => told() === undefined);
  });
});

describe('a page that the shop has left', () => {
  it('has title, language and head as before', async () => {
    const before = { title: document.title, lang: document.documentElement.lang };
    const inHead = document.head.childElementCount;
    document.title = 'A museum';
    document.documentElement.lang = 'nl';
    await startWhole(site);
    const screen = await showWhole('/tickets/12', 'de');
    await eventually('it tells', () => told() !== undefined);
    expect(document.documentElement.lang).to.equal('de');
    screen.unmount();
    expect([document.title, document.documentElement.lang]).to.deep.equal(['A museum', 'nl']);
    expect(told() ?? description()).to.equal(undefined);
    expect(document.head.querySelectorAll('title').length <= 1).to.equal(true);
    expect(document.head.childElementCount - inHead).to.be.within(0, 1);
    document.title = before.title;
    document.documentElement.lang = before.lang;
  });
});
