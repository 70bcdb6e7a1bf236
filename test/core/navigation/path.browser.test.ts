import { expect } from 'chai';
import { config } from '../../../src/core/config/store.ts';
import { language } from '../../../src/core/page/language.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { registerOutlet } from '../../../src/core/navigation/outlets.ts';
import { returnAfterSignIn } from '../../../src/core/navigation/signInDetour.ts';
import {
  addressWith,
  routeHere,
  routeIn,
  normalizeAddress,
} from '../../../src/core/navigation/address.ts';
import { returnToOf } from '../../../src/core/navigation/returnTo.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import { eventually } from '../../support/eventually.ts';
import { SHOP_CONFIG } from '../../support/shop.ts';
import { watchSteps } from '../../support/steps.ts';

const { origin } = location;

function speak(lang: Lang, own: Lang = lang): void {
  language.lang = lang;
  language.own = own;
}

/** Pass `at` only if the test reads the URL: Safari takes at most a hundred entries within ten seconds. */
function begin(base: string | undefined, at?: string): void {
  navigation.base = base;
  speak('en');
  const info = { site_name: 'Museum', email: 'help@museum.example' };
  config.shop = { is: 'ready', value: { info, config: SHOP_CONFIG } };
  if (at !== undefined) history.replaceState(null, '', at);
}

const open = (): void =>
  registerOutlet({ key: 'shop', area: 'shop', home: '/', routing: 'path', hostsScreens: true }, [
    'shop',
  ]);

const named = (address: string) => {
  const found = routeIn(new URL(address, origin));
  return found && [found.name, found.href, found.lang].filter(Boolean).join(' ');
};

beforeEach(resetAll);

describe('a URL of a whole shop', () => {
  const below: [path: string, names: string][] = [
    ['', 'home /'],
    ['/', 'home /'],
    ['/de', 'home / de'],
    ['/de/', 'home / de'],
    ['/DE', 'home / de'],
    ['/de-DE', 'home / de'],
    ['/de_AT/tickets', 'tickets /tickets de'],
    ['/en-GB/tickets/12', 'ticket /tickets/12 en'],
    ['/xx', 'home /'],
    ['/xx/tickets', 'tickets /tickets'],
    ['/pl-PL/tickets', 'tickets /tickets'],
    ['/tickets', 'tickets /tickets'],
    ['/tickets/', 'tickets /tickets'],
    ['/de//tickets//', 'tickets /tickets de'],
    ['/de/tickets/12?date=2027-03-06', 'ticket /tickets/12?date=2027-03-06 de'],
    ['/de/tickets?x=1&x=2#top', 'tickets /tickets?x=1&x=2 de'],
    ['/logout', 'logout /logout'],
    ['/logout?returnTo=/shop/de', 'logout /logout?returnTo=/shop/de'],
    ['/de/logout', 'logout /logout de'],
    ['/de/en/tickets', 'notFound /en/tickets de'],
    ['/de/de', 'notFound /de de'],
    ['/de/nowhere', 'notFound /nowhere de'],
    ['/nowhere', 'notFound /nowhere'],
    ['/deutsch', 'notFound /deutsch'],
    ['/de/tickets/12/more', 'notFound /tickets/12/more de'],
    ['/de/%E0%A4', 'notFound /%E0%A4 de'],
    ['/de/tickets/%E0%A4', 'notFound /tickets/%E0%A4 de'],
    ['/de/page/imprint', 'staticPage /page/imprint de'],
    ['/de/page/shipping', 'shippingInfo /page/shipping de'],
    ['/#/tickets/12', 'ticket /tickets/12'],
    ['/de#/en/tickets/12', 'ticket /tickets/12 en'],
    ['/de/vouchers#/tickets/12', 'voucherList /vouchers de'],
    ['/de#/nowhere', 'home / de'],
  ];
  for (const base of ['', '/shop', '/museum/our-shop']) {
    for (const [path, names] of below) {
      it(`is ${names} for ${base}${path || '/'}`, () => {
        begin(base);
        expect(named(`${base}${path}` || '/')).to.equal(names);
      });
    }
  }

  for (const path of [
    '/',
    '/shopping',
    '/shop-window/de',
    '/sho',
    '/SHOP/de',
    '/museum/visit.html',
    '/de/shop',
  ]) {
    it(`is undefined outside the base: ${path}`, () => {
      begin('/shop');
      expect(named(path)).to.equal(undefined);
      expect(named(`${path}#/tickets`)).to.equal(undefined);
    });
  }

  it('shows no page of an area that is switched off, with and without a hash', () => {
    begin('/shop');
    if (config.shop.is === 'ready') {
      const value = { ...config.shop.value, config: { ...SHOP_CONFIG, hasTickets: false } };
      config.shop = { is: 'ready', value };
    }
    expect(named('/shop/de/tickets')).to.equal('notFound /tickets de');
    expect(named('/shop/de#/tickets')).to.equal('home / de');
  });

  const written: [href: string, lang: Lang, address: string][] = [
    ['/', 'en', '/shop/en'],
    ['/', 'de', '/shop/de'],
    ['/tickets/12?date=2027-03-06', 'en', '/shop/en/tickets/12?date=2027-03-06'],
    ['/?x=1', 'sv', '/shop/sv?x=1'],
    ['/logout', 'de', '/shop/logout'],
    ['/logout?returnTo=%2Fshop', 'de', '/shop/logout?returnTo=%2Fshop'],
    ['/nowhere', 'da', '/shop/da/nowhere'],
  ];
  for (const [href, lang, address] of written) {
    it(`is written as ${address}`, () => {
      begin('/shop', '/shop/en/vouchers?old=1#old');
      expect(addressWith(href, lang)).to.equal(origin + address);
    });

    it(`is written as ${address.slice('/shop'.length)} if the shop has the whole site`, () => {
      begin('', '/en/vouchers');
      expect(addressWith(href, lang)).to.equal(origin + address.slice('/shop'.length));
    });
  }

  const tidied: [address: string, lang: Lang, tidy: string][] = [
    ['/shop', 'en', '/shop/en'],
    ['/shop/', 'de', '/shop/de'],
    ['/shop/xx/tickets', 'en', '/shop/en/tickets'],
    ['/shop/de-DE/tickets/?a=1', 'de', '/shop/de/tickets?a=1'],
    ['/shop/de/tickets#top', 'de', '/shop/de/tickets#top'],
    ['/shop/de#/tickets/12', 'de', '/shop/de/tickets/12'],
    ['/shop/de/logout', 'de', '/shop/logout'],
    ['/shop/de/nowhere', 'de', '/shop/de/nowhere'],
    ['/elsewhere', 'de', '/elsewhere'],
  ];
  for (const [address, lang, tidy] of tidied) {
    it(`is normalised from ${address} to ${tidy} without a new history entry`, () => {
      begin('/shop', address);
      history.replaceState({ turbo: 1 }, '');
      speak(lang);
      const steps = watchSteps();
      normalizeAddress();
      expect(location.pathname + location.search + location.hash).to.equal(tidy);
      expect([history.state, steps.count]).to.deep.equal([{ turbo: 1 }, 0]);
    });
  }

  it('opens without loading a page if it is below the base', () => {
    begin('/shop', '/shop/en/checkout?step=payment');
    const here = (address: string) => routeHere(new URL(address, origin))?.name;
    expect(here('/shop/en/tickets')).to.equal('tickets');
    expect(here('/shop/en/nowhere')).to.equal('notFound');
    expect(here('/museum/tickets.html#/tickets')).to.equal(undefined);
    expect(here('https://evil.example/shop/en/tickets')).to.equal(undefined);
  });
});

describe('a whole shop', () => {
  const at = () => location.pathname + location.search + location.hash;

  it('starts at the route in its URL without taking the focus', () => {
    begin('/shop', '/shop/en/tickets/12?date=2027-03-06');
    open();
    expect(navigation.outlets.shop).to.include({
      href: '/tickets/12?date=2027-03-06',
      focusRequests: 0,
    });
  });

  it('starts at an unknown route', () => {
    begin('/shop', '/shop/en/nowhere');
    open();
    expect(navigation.outlets.shop?.href).to.equal('/nowhere');
  });

  it('writes each step into the path and follows Back and Forward', async () => {
    begin('/shop', '/shop/en');
    open();
    const steps = watchSteps();
    navigate('/tickets', { from: 'shop' });
    navigate('/tickets/12?date=2027-03-06', { from: 'shop' });
    expect([at(), steps.count]).to.deep.equal(['/shop/en/tickets/12?date=2027-03-06', 2]);
    history.back();
    await eventually('back', () => navigation.outlets.shop?.href === '/tickets');
    expect(at()).to.equal('/shop/en/tickets');
    history.forward();
    await eventually(
      'forward',
      () => navigation.outlets.shop?.href.startsWith('/tickets/12') ?? false,
    );
  });

  it('has no language in the URL of the logout', () => {
    begin('/shop', '/shop/en');
    open();
    navigate('/logout', { from: 'shop' });
    expect(at()).to.equal('/shop/logout');
  });
});

describe('the return URL of a whole shop', () => {
  const followed = [
    '/shop/en/tickets/12?date=2027-03-06',
    '/shop/logouts',
    '/shop/en/page/logout',
    '/museum/visit.html#/logout',
    '/other/logout',
  ];
  for (const returnTo of followed) {
    it(`is followed: ${returnTo}`, () => {
      begin('/shop');
      expect(returnToOf(returnTo, `${origin}/shop/en/login`)).to.equal(origin + returnTo);
    });
  }

  for (const returnTo of [
    '/shop/logout',
    '/shop/logout/',
    '/shop/en/logout',
    '/shop/xx/logout',
    '/shop//logout',
    '/shop/./logout',
    '/shop/x/../logout',
    '/shop/%6Cogout',
    '/shop/logout?returnTo=/shop/en',
    '/shop#/logout',
    '/shop/en#/de/logout',
    '//evil.example/shop/en',
    '/\\evil.example/shop/en',
    'https://evil.example/shop/en/tickets',
    'javascript:alert(1)//shop/en',
    'https://museum@evil.example/shop',
    '/shop/en\t/tickets',
  ]) {
    it(`is rejected: ${JSON.stringify(returnTo)}`, () => {
      begin('/shop');
      expect(returnToOf(returnTo, `${origin}/shop/en/login`)).to.equal(undefined);
    });
  }

  const ways: [returnTo: string, href: string | undefined, left: string | undefined][] = [
    ['/shop/en/tickets/12?date=2027-03-06', '/tickets/12?date=2027-03-06', undefined],
    ['/shop/tickets', '/tickets', undefined],
    ['/shop/de/tickets', undefined, '/shop/de/tickets'],
    ['/shop/en/nowhere', undefined, '/shop/en/nowhere'],
    ['/museum/visit.html', undefined, '/museum/visit.html'],
    ['https://evil.example/', '/settings', undefined],
  ];
  for (const [returnTo, href, left] of ways) {
    it(`leads from ${returnTo} to ${href ?? `the page ${left}`}`, () => {
      begin('/shop', '/shop/en/login');
      open();
      const departures: string[] = [];
      returnAfterSignIn(returnTo, '/settings', 'shop', (to) => departures.push(to));
      expect(departures).to.deep.equal(left ? [origin + left] : []);
      expect(navigation.outlets.shop?.href).to.equal(href ?? '/login');
    });
  }
});
