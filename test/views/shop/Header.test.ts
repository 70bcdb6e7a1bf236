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
    ['uses the configured site name', { siteName: 'Sternwarte' }, 'Museum', 'Sternwarte'],
    ['uses the name of the museum if no site name is configured', {}, 'Museum', 'Museum'],
    ['is “Online Shop” if there is no name at all', {}, '', 'Online Shop'],
    [
      'ignores names for other languages',
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
    it(`uses the name in ${lang}, and links to the home screen`, async () => {
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
    ['links to the shop unless configured otherwise', { museumMainUrl: MAIN }, undefined],
    [
      'links to the site of the museum in a new tab',
      { logoLinksToMainSite: true, museumMainUrl: MAIN },
      MAIN,
    ],
    ['links to the shop if no site is configured', { logoLinksToMainSite: true }, undefined],
    [
      'never links to a script',
      { logoLinksToMainSite: true, museumMainUrl: 'javascript:alert(1)' },
      undefined,
    ],
    [
      'links to the main site if the address for a language is a script',
      {
        logoLinksToMainSite: true,
        museumMainUrl: MAIN,
        museumPerLanguageUrls: { en: 'javascript:alert(1)' },
      },
      MAIN,
    ],
    [
      'can link to a page of the same site',
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
    it(`links to the site of the museum in ${lang}`, async () => {
      await startWhole({
        logoLinksToMainSite: true,
        museumMainUrl: MAIN,
        museumPerLanguageUrls: perLanguage((each) => `${MAIN}${each}`),
      });
      expect(brand(await showWhole('/', lang)).href).to.equal(`${MAIN}${lang}`);
    });
  }

  it('shows the logo of the museum without alternative text, next to the name', async () => {
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
    it(`links to all offers, in ${lang}`, async () => {
      await startWhole();
      const screen = await showWhole('/', lang);
      expect(wordsOf(screen, `${NAV} a`)).to.deep.equal(labelsIn(lang));
      expect(links(screen, NAV).map(({ href }) => href)).to.deep.equal(
        AREAS.map(([, , path]) => `${origin}/shop/${lang}/${path}`),
      );
    });

    it(`uses the names that the museum gives to areas, in ${lang}`, async () => {
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
    it(`has no link to ${path} if ${flag} is off, and neither has the home screen`, async () => {
      await startWhole({ [flag]: false });
      const screen = await showWhole();
      const left = AREAS.filter(([, each]) => each !== named).map(([, , each]) => each);
      const addresses = left.map((each) => `${origin}/shop/en/${each}`);
      expect(links(screen, NAV).map(({ href }) => href)).to.deep.equal(addresses);
      expect(links(screen, '.areas').map(({ href }) => href)).to.deep.equal(addresses);
    });

    it(`links to ${path} alone if only ${flag} is on`, async () => {
      const off = Object.fromEntries(AREAS.map(([each]) => [each, each === flag]));
      await startWhole(off);
      const screen = await showWhole();
      expect(links(screen, NAV).map(({ href }) => href)).to.deep.equal([
        `${origin}/shop/en/${path}`,
      ]);
    });
  }

  it('keeps the default name of areas that the museum has not named in this language', async () => {
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

/** Returns an element of the host page whose clicks do not reach the document. */
function stopper(): HTMLElement {
  const element = document.body.appendChild(document.createElement('button'));
  element.addEventListener('click', (event) => event.stopPropagation());
  element.addEventListener('click', () => element.remove());
  return element;
}

describe('the language menu', () => {
  const button = (screen: Screen) => screen.one('button', RegExp(`${say('language')}: `));

  it('is missing if the shop has one language', async () => {
    await startWhole({ languages: ['en'] });
    const screen = await showWhole();
    expect(screen.all('button', RegExp(say('language')))).to.have.length(0);
    expect(screen.root.querySelector('[hreflang]')?.outerHTML).to.equal(undefined);
  });

  for (const lang of SHOWN_IN) {
    it(`links from ${lang} to the same screen in each language`, async () => {
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
      // without a target, a click loads the page again in this tab
      expect(all.every(({ target }) => target === '')).to.equal(true);
    });
  }

  it('lists the languages of the shop, by code if they have no name', async () => {
    await startWhole({ languages: ['de', 'sv'], languagesFull: { de: 'Deutsch' } });
    const screen = await showWhole('/', 'de');
    expect(wordsOf(screen, '[hreflang]')).to.deep.equal(['Deutsch', 'sv']);
    expect(wordsOf(screen, '.tools button')).to.deep.equal([
      `de ${sayIn('de', 'language')}: Deutsch`,
    ]);
  });

  it('follows the navigation', async () => {
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

  it('closes by Escape, and returns the focus to its button', async () => {
    await startWhole();
    const screen = await showWhole();
    button(screen).focus();
    await press('Enter', 'Tab');
    expect(screen.root.activeElement?.textContent).to.equal('Deutsch');
    await press('Escape');
    expect(button(screen).ariaExpanded).to.equal('false');
    expect(screen.root.activeElement === button(screen)).to.equal(true);
  });

  // `press` clicks without moving the focus, as Safari does
  for (const [place, find] of [
    ['on the screen', (screen: Screen) => part(screen, '.content')],
    ['on the host page', () => document.body],
    ['on a part of the host page that stops clicks', stopper],
    ['on the button of another menu', (screen: Screen) => screen.one('button', 'Ada Lovelace')],
  ] as const) {
    it(`closes by a click ${place}, without the focus`, async () => {
      await startWhole();
      setCustomer(CUSTOMER);
      const screen = await showWhole();
      await screen.press('button', `en ${say('language')}: English`);
      expect(button(screen).ariaExpanded).to.equal('true');
      find(screen).click();
      await eventually('it closes', () => button(screen).ariaExpanded === 'false');
      expect(screen.all('link', 'Deutsch')).to.have.length(0);
    });
  }

  it('closes when the focus leaves it', async () => {
    await startWhole();
    const screen = await showWhole();
    button(screen).focus();
    await press('Enter', ...LANGUAGES.map(() => 'Tab'));
    expect(screen.root.activeElement?.textContent).to.equal('Dansk');
    await press('Tab');
    expect(button(screen).ariaExpanded).to.equal('false');
  });
});

describe('the basket link', () => {
  for (const [title, lines, name] of [
    ['is shown for an empty basket', [], `${say('basket')} ${say('itemsOfBasket', { count: 0 })}`],
    ['counts one item', [ADULTS], `${say('basket')} ${say('itemsOfBasket', { count: 1 })}`],
    ['counts all items', [ADULTS, CHILD], `${say('basket')} ${say('itemsOfBasket', { count: 2 })}`],
  ] as const) {
    it(title, async () => {
      await startWhole();
      cart.lines.push(...lines);
      const screen = await showWhole();
      const link = screen.one('link', name) as HTMLAnchorElement;
      expect(link.href).to.equal(`${origin}/shop/en/checkout`);
    });
  }

  it('updates its count', async () => {
    await startWhole();
    const screen = await showWhole();
    cart.lines.push({ ...ADULTS });
    await eventually(
      'it counts',
      () =>
        screen.all('link', `${say('basket')} ${say('itemsOfBasket', { count: 1 })}`).length === 1,
    );
  });

  it('is shown with any configuration', async () => {
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
    [
      'offers login and registration to a visitor',
      undefined,
      true,
      [say('logIn'), say('register')],
      [],
    ],
    ['is missing for a visitor if the shop has no accounts', undefined, false, [], []],
    ['offers login and registration to a guest', ADA, true, [say('logIn'), say('register')], []],
    ['is missing for a guest if the shop has no accounts', ADA, false, [], []],
    ['is a menu for a customer', CUSTOMER, true, [], ['Ada Lovelace']],
    ['is missing for a customer if the shop has no accounts', CUSTOMER, false, [], []],
  ] as const) {
    it(title, async () => {
      await startWhole({ hasUserRegistration });
      if (customer) setCustomer(customer);
      const screen = await showWhole();
      expect(own(screen)).to.deep.equal(words);
      expect(screen.all('button', 'Ada Lovelace').map(({ name }) => name)).to.deep.equal(menu);
    });
  }

  it('leads a customer to the settings and to the logout', async () => {
    await startWhole();
    setCustomer(CUSTOMER);
    const screen = await showWhole();
    expect(screen.all('link', say('yourAccount'))).to.have.length(0);
    await openMenu(screen);
    const hrefOf = (name: string) => (screen.one('link', name) as HTMLAnchorElement).href;
    expect(hrefOf(say('yourAccount'))).to.equal(`${origin}/shop/en/settings`);
    expect(hrefOf(say('logOut'))).to.equal(`${origin}/shop/logout`);
  });

  it('closes the menu of a customer after a click on an entry', async () => {
    await startWhole();
    setCustomer(CUSTOMER);
    const screen = await showWhole();
    await openMenu(screen);
    await screen.press('link', say('yourAccount'));
    expect(screen.one('button', 'Ada Lovelace').ariaExpanded).to.equal('false');
    await screen.reads(say('thisPageRequiresLogin'));
  });

  it('keeps the menu of a customer open and focused when a screen arrives later', async () => {
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

  it('follows login and logout', async () => {
    await startWhole();
    const screen = await showWhole();
    setCustomer(CUSTOMER);
    await eventually(
      'the menu of the customer',
      () => screen.all('button', 'Ada Lovelace').length === 1,
    );
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
    it(`returns to ${returnTo ?? 'nowhere'} after a login at ${href}`, async () => {
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
