import { expect } from 'chai';
import { setCustomer } from '../../../src/core/account/actions.ts';
import { cart } from '../../../src/core/cart/store.ts';
import type { NamedArea, ShopConfig } from '../../../src/core/config/types.ts';
import { LANGUAGES, type Lang } from '../../../src/core/i18n/languages.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { ADA, ADULTS, CHILD } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { press } from '../../support/keyboard.ts';
import type { Screen } from '../../support/screen.tsx';
import {
  LANGUAGE_NAMES,
  part,
  showWhole,
  SHOWN_IN,
  startWhole,
  wordsOf,
} from '../../support/whole.tsx';
import { ofDemo } from '../../support/museum.ts';
import { say, sayIn } from '../../support/say.ts';

const { origin } = location;
const CUSTOMER = { ...ADA, isGuest: false };

const perLanguage = <T>(make: (lang: Lang) => T) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)]));

const links = ({ root }: Screen, selector: string): HTMLAnchorElement[] => [
  ...root.querySelectorAll<HTMLAnchorElement>(`${selector} a`),
];

const NAV = 'header nav';
const brand = (screen: Screen) => part<HTMLAnchorElement>(screen, '.brand a');

describe('the brand', () => {
  const names: [title: string, shop: Partial<ShopConfig>, siteName: string, reads: string][] = [
    ['is called as the museum says', { siteName: 'Sternwarte' }, 'Museum', 'Sternwarte'],
    ['is called as the museum itself, where nothing is said', {}, 'Museum', 'Museum'],
    ['is “Online Shop” where nobody has a name', {}, '', 'Online Shop'],
    [
      'is called otherwise in another language alone',
      { siteName: 'Sternwarte', siteNameTranslations: { de: 'Nur deutsch', en: '' } },
      'Museum',
      'Sternwarte',
    ],
  ];
  for (const [title, shop, siteName, reads] of names) {
    it(title, async () => {
      await startWhole(shop, { info: { site_name: siteName } });
      const screen = await showWhole();
      expect(wordsOf(screen, '.brand')).to.deep.equal([reads]);
      expect(document.title).to.equal(`${say('home')} – ${reads}`);
    });
  }

  for (const lang of SHOWN_IN) {
    it(`has a name of its own in ${lang}, and leads home`, async () => {
      await startWhole({
        siteName: 'Sternwarte',
        siteNameTranslations: perLanguage((each) => `Shop ${each}`),
      });
      const screen = await showWhole('/tickets', lang);
      expect(wordsOf(screen, '.brand')).to.deep.equal([`Shop ${lang}`]);
      expect(brand(screen).href).to.equal(`${origin}/shop/${lang}`);
      expect(brand(screen).target).to.equal('');
    });
  }

  const MAIN = 'https://museum.example/';
  const sites: [title: string, shop: Partial<ShopConfig>, site: string | undefined][] = [
    ['stays in the shop unless it is said', { museumMainUrl: MAIN }, undefined],
    [
      'leads to the museum’s site in a new tab',
      { logoLinksToMainSite: true, museumMainUrl: MAIN },
      MAIN,
    ],
    ['stays in the shop where there is no site', { logoLinksToMainSite: true }, undefined],
    [
      'never leads to a script',
      { logoLinksToMainSite: true, museumMainUrl: 'javascript:alert(1)' },
      undefined,
    ],
    [
      'leads to the site where the one of a language is a script',
      {
        logoLinksToMainSite: true,
        museumMainUrl: MAIN,
        museumPerLanguageUrls: { en: 'javascript:alert(1)' },
      },
      MAIN,
    ],
    [
      'may lead to a page beside the shop',
      { logoLinksToMainSite: true, museumMainUrl: '/visit.html' },
      `${origin}/visit.html`,
    ],
  ];
  for (const [title, shop, site] of sites) {
    it(title, async () => {
      await startWhole(shop);
      const link = brand(await showWhole());
      expect(link.href).to.equal(site ?? `${origin}/shop/en`);
      expect([link.target, link.rel]).to.deep.equal(site ? ['_blank', 'noopener'] : ['', '']);
      expect((link.textContent ?? '').includes(say('opensInANew'))).to.equal(!!site);
    });
  }

  for (const lang of SHOWN_IN) {
    it(`leads to the museum’s site in ${lang}`, async () => {
      await startWhole({
        logoLinksToMainSite: true,
        museumMainUrl: MAIN,
        museumPerLanguageUrls: perLanguage((each) => `${MAIN}${each}`),
      });
      expect(brand(await showWhole('/', lang)).href).to.equal(`${MAIN}${lang}`);
    });
  }

  it('shows the museum’s logo, which says nothing beside the name', async () => {
    const logo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    await startWhole({}, { info: { logo } });
    const image = part<HTMLImageElement>(await showWhole(), '.brand img');
    expect([image.src, image.alt]).to.deep.equal([logo, '']);
  });
});

const AREAS: readonly [flag: keyof ShopConfig, named: NamedArea, path: string][] = [
  ['hasTickets', 'tickets', 'tickets'],
  ['hasGuidedTours', 'guidedTours', 'guided-tours'],
  ['hasMerchandise', 'merchandise', 'merchandise'],
  ['hasMemCard', 'passes', 'passes'],
  ['hasVouchers', 'vouchers', 'vouchers'],
];

const labelsIn = (lang: Lang): string[] =>
  (['tickets', 'guidedTours', 'merchandise', 'annualPasses', 'vouchers'] as const).map((name) =>
    sayIn(lang, name),
  );

describe('the main menu', () => {
  for (const lang of SHOWN_IN) {
    it(`leads to all that is sold, in ${lang}`, async () => {
      await startWhole();
      const screen = await showWhole('/', lang);
      expect(wordsOf(screen, `${NAV} a`)).to.deep.equal(labelsIn(lang));
      expect(links(screen, NAV).map(({ href }) => href)).to.deep.equal(
        AREAS.map(([, , path]) => `${origin}/shop/${lang}/${path}`),
      );
    });

    it(`calls what is sold by the museum’s own words, in ${lang}`, async () => {
      const own = (each: Lang) =>
        Object.fromEntries(AREAS.map(([, named]) => [named, `${named} ${each}`]));
      await startWhole({ navTranslations: perLanguage(own) });
      const screen = await showWhole('/', lang);
      const words = AREAS.map(([, named]) => `${named} ${lang}`);
      expect(wordsOf(screen, `${NAV} a`)).to.deep.equal(words);
      expect(wordsOf(screen, '.areas .heading')).to.deep.equal(words);
    });
  }

  for (const [flag, named, path] of AREAS) {
    it(`has no way to ${path} where ${flag} is off, nor has the home page`, async () => {
      await startWhole({ [flag]: false });
      const screen = await showWhole();
      const left = AREAS.filter(([, each]) => each !== named).map(([, , each]) => each);
      const addresses = left.map((each) => `${origin}/shop/en/${each}`);
      expect(links(screen, NAV).map(({ href }) => href)).to.deep.equal(addresses);
      expect(links(screen, '.areas').map(({ href }) => href)).to.deep.equal(addresses);
    });

    it(`has a way to ${path} where ${flag} alone is on`, async () => {
      const off = Object.fromEntries(AREAS.map(([each]) => [each, each === flag]));
      await startWhole(off);
      const screen = await showWhole();
      expect(links(screen, NAV).map(({ href }) => href)).to.deep.equal([
        `${origin}/shop/en/${path}`,
      ]);
    });
  }

  it('keeps its own words where the museum has named one area alone, or in another language', async () => {
    await startWhole({
      navTranslations: { en: { tickets: 'Visit us', vouchers: '' }, de: { passes: 'Karten' } },
    });
    const screen = await showWhole();
    expect(wordsOf(screen, `${NAV} a`)).to.deep.equal(['Visit us', ...labelsIn('en').slice(1)]);
  });

  for (const [href, current] of [
    ['/', []],
    ['/tickets', [say('tickets')]],
    ['/tickets/12', [say('tickets')]],
    ['/merchandise/45', [say('merchandise')]],
    ['/product/4301', [say('merchandise')]],
    ['/checkout', []],
    ['/login', []],
    ['/nowhere', []],
  ] as const) {
    it(`marks ${current.join() || 'nothing'} at ${href}`, async () => {
      await startWhole();
      const screen = await showWhole(href);
      expect(wordsOf(screen, `${NAV} [aria-current=page]`)).to.deep.equal(current);
    });
  }
});

describe('the language menu', () => {
  const button = (screen: Screen) => screen.one('button', RegExp(`${say('language')}: `));

  it('is not there where the shop speaks one language', async () => {
    await startWhole({ languages: ['en'] });
    const screen = await showWhole();
    expect(screen.all('button', RegExp(say('language')))).to.have.length(0);
    expect(screen.root.querySelector('[hreflang]')?.outerHTML).to.equal(undefined);
  });

  for (const lang of SHOWN_IN) {
    it(`leads from ${lang} to the same page in each language`, async () => {
      await startWhole();
      const screen = await showWhole('/tickets/12?date=2027-03-06', lang);
      expect(wordsOf(screen, '[hreflang]')).to.deep.equal(
        LANGUAGES.map((each) => LANGUAGE_NAMES[each]),
      );
      const all = [...screen.root.querySelectorAll<HTMLAnchorElement>('[hreflang]')];
      expect(all.map(({ href }) => href)).to.deep.equal(
        LANGUAGES.map((each) => `${origin}/shop/${each}/tickets/12?date=2027-03-06`),
      );
      expect(all.map((each) => each.hreflang)).to.deep.equal(LANGUAGES);
      expect(all.map((each) => each.lang)).to.deep.equal(LANGUAGES);
      expect(all.filter((each) => each.ariaCurrent === 'true').map((each) => each.lang)).to.eql([
        lang,
      ]);
      // what is clicked is loaded anew: the shop does not keep it for itself
      expect(all.every(({ target }) => target === '')).to.equal(true);
    });
  }

  it('offers what the shop speaks, by their keys where they have no names', async () => {
    await startWhole({ languages: ['de', 'sv'], languagesFull: { de: 'Deutsch' } });
    const screen = await showWhole('/', 'de');
    expect(wordsOf(screen, '[hreflang]')).to.deep.equal(['Deutsch', 'sv']);
    expect(wordsOf(screen, '.tools button')).to.deep.equal([
      `de ${sayIn('de', 'language')}: Deutsch`,
    ]);
  });

  it('follows the visitor', async () => {
    await startWhole();
    const screen = await showWhole();
    navigate('/vouchers?x=1', { from: 'shop' });
    const danish = () => part<HTMLAnchorElement>(screen, '[hreflang=da]').href;
    await eventually('it leads on', () => danish() === `${origin}/shop/da/vouchers?x=1`);
  });

  it('opens and closes by its button', async () => {
    await startWhole();
    const screen = await showWhole();
    expect(screen.all('link', 'Deutsch')).to.have.length(0);
    await screen.press('button', `en ${say('language')}: English`);
    expect(button(screen).ariaExpanded).to.equal('true');
    expect(screen.all('link', 'Deutsch')).to.have.length(1);
    await screen.press('button', `en ${say('language')}: English`);
    expect(button(screen).ariaExpanded).to.equal('false');
    expect(screen.all('link', 'Deutsch')).to.have.length(0);
  });

  it('closes by Escape, and its button has the focus again', async () => {
    await startWhole();
    const screen = await showWhole();
    button(screen).focus();
    await press('Enter', 'Tab');
    expect(screen.root.activeElement?.textContent).to.equal('Deutsch');
    await press('Escape');
    expect(button(screen).ariaExpanded).to.equal('false');
    expect(screen.root.activeElement === button(screen)).to.equal(true);
  });

  it('closes when the focus goes on', async () => {
    await startWhole();
    const screen = await showWhole();
    button(screen).focus();
    await press('Enter', ...LANGUAGES.map(() => 'Tab'));
    expect(screen.root.activeElement?.textContent).to.equal('Dansk');
    await press('Tab');
    expect(button(screen).ariaExpanded).to.equal('false');
  });
});

describe('the way to the basket', () => {
  for (const [title, lines, name] of [
    ['is there when it is empty', [], `${say('basket')} ${say('itemsOfBasket', { count: 0 })}`],
    ['counts one', [ADULTS], `${say('basket')} ${say('itemsOfBasket', { count: 1 })}`],
    [
      'counts all that is in it',
      [ADULTS, CHILD],
      `${say('basket')} ${say('itemsOfBasket', { count: 2 })}`,
    ],
  ] as const) {
    it(title, async () => {
      await startWhole();
      cart.form.push(...lines);
      const screen = await showWhole();
      const link = screen.one('link', name) as HTMLAnchorElement;
      expect(link.href).to.equal(`${origin}/shop/en/checkout`);
    });
  }

  it('counts on while it is seen', async () => {
    await startWhole();
    const screen = await showWhole();
    cart.form.push({ ...ADULTS });
    await eventually(
      'it counts',
      () =>
        screen.all('link', `${say('basket')} ${say('itemsOfBasket', { count: 1 })}`).length === 1,
    );
  });

  it('is there however the shop is configured', async () => {
    await startWhole({ hasUserRegistration: false, languages: ['en'], hasTickets: false });
    const screen = await showWhole();
    expect(
      screen.all('link', `${say('basket')} ${say('itemsOfBasket', { count: 0 })}`),
    ).to.have.length(1);
  });
});

describe('the account in the header', () => {
  const own = (screen: Screen): string[] => wordsOf(screen, '.tools > a');
  const openMenu = (screen: Screen) => screen.press('button', 'Ada Lovelace');

  for (const [title, customer, hasUserRegistration, words, menu] of [
    ['lets a visitor log in and register', undefined, true, [say('logIn'), say('register')], []],
    ['is none for a visitor where nobody can register', undefined, false, [], []],
    ['lets a guest log in and register', ADA, true, [say('logIn'), say('register')], []],
    ['is none for a guest where nobody can register', ADA, false, [], []],
    ['is a menu for a customer', CUSTOMER, true, [], ['Ada Lovelace']],
    ['is none for a customer where nobody can register', CUSTOMER, false, [], []],
  ] as const) {
    it(title, async () => {
      await startWhole({ hasUserRegistration });
      if (customer) setCustomer(customer);
      const screen = await showWhole();
      expect(own(screen)).to.deep.equal(words);
      expect(screen.all('button', 'Ada Lovelace').map(({ name }) => name)).to.deep.equal(menu);
    });
  }

  it('leads a customer to his settings, and out', async () => {
    await startWhole();
    setCustomer(CUSTOMER);
    const screen = await showWhole();
    expect(screen.all('link', say('settings'))).to.have.length(0);
    await openMenu(screen);
    const hrefOf = (name: string) => (screen.one('link', name) as HTMLAnchorElement).href;
    expect(hrefOf(say('settings'))).to.equal(`${origin}/shop/en/settings`);
    expect(hrefOf(say('logOut'))).to.equal(`${origin}/shop/logout`);
  });

  it('closes the menu of a customer with a click on what is in it', async () => {
    await startWhole();
    setCustomer(CUSTOMER);
    const screen = await showWhole();
    await openMenu(screen);
    await screen.press('link', say('settings'));
    expect(screen.one('button', 'Ada Lovelace').ariaExpanded).to.equal('false');
    await screen.reads(say('thisPageRequiresLogin'));
  });

  it('keeps the menu of a customer open and focused when a screen arrives after it was opened', async () => {
    const article = { ...(await ofDemo('merchandise?article=4301')), hold: 'article' };
    const server = await startWhole({}, { answers: { 'GET merchandise': article } });
    setCustomer(CUSTOMER);
    const screen = await showWhole('/nowhere');
    navigate('/product/4301', { from: 'shop' });
    await server.arrived('GET merchandise');
    const menu = screen.one('button', 'Ada Lovelace');
    menu.focus();
    await openMenu(screen);
    await server.release('article');
    await eventually(
      'the article is there',
      () => screen.all('heading', /Exhibition catalogue$/).length > 0,
    );
    expect(screen.root.activeElement === menu).to.equal(true);
    expect(menu.ariaExpanded).to.equal('true');
  });

  it('follows who logs in and out', async () => {
    await startWhole();
    const screen = await showWhole();
    setCustomer(CUSTOMER);
    await eventually('his menu', () => screen.all('button', 'Ada Lovelace').length === 1);
    setCustomer(undefined);
    await eventually(
      'the login',
      () => own(screen).join() === `${say('logIn')},${say('register')}`,
    );
  });

  const returns: [href: string, returnTo: string | null][] = [
    ['/', '/shop/en'],
    ['/tickets/12?date=2027-03-06', '/shop/en/tickets/12?date=2027-03-06'],
    ['/nowhere?x=1', '/shop/en/nowhere?x=1'],
    ['/login', null],
    ['/login?returnTo=%2Fshop%2Fen%2Fvouchers', '/shop/en/vouchers'],
    ['/register?returnTo=%2Fshop%2Fen%2Fvouchers', '/shop/en/vouchers'],
    ['/forgot-password?returnTo=%2Fshop%2Fen%2Fvouchers', '/shop/en/vouchers'],
  ];
  for (const [href, returnTo] of returns) {
    it(`leads from ${href} back to ${returnTo ?? 'nowhere'}`, async () => {
      await startWhole();
      const screen = await showWhole(href);
      const addresses = links(screen, '.tools').slice(0, 2);
      const paths = addresses.map((each) => new URL(each.href));
      expect(paths.map(({ pathname }) => pathname)).to.deep.equal([
        '/shop/en/login',
        '/shop/en/register',
      ]);
      expect(paths.map(({ searchParams }) => searchParams.get('returnTo'))).to.deep.equal([
        returnTo,
        returnTo,
      ]);
    });
  }
});
