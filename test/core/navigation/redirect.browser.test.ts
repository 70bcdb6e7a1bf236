import { expect } from 'chai';
import { config } from '../../../src/core/config/store.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { registerOutlet } from '../../../src/core/navigation/outlets.ts';
import { redirectToSignIn, returnAfterSignIn } from '../../../src/core/navigation/signInDetour.ts';
import {
  keepRedirect,
  redirectAfter,
  redirectTarget,
} from '../../../src/core/navigation/redirect.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import type { Area } from '../../../src/core/routes/routes.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { watchDepartures } from '../../support/departures.ts';
import { resetAll } from '../../support/resetAll.ts';
import { eventually } from '../../support/eventually.ts';
import { openShop } from '../../support/shop.ts';

const PAYMENT = '/checkout?step=payment';

/** Addresses of the page on which the basket is ordered. */
const CHECKOUT = ['/checkout', PAYMENT, '/checkout?step=delivery', '/register-guest'];

const SIGN_IN = [
  '/login',
  '/login?fromUnauthorized=true',
  '/register',
  '/register/success',
  '/forgot-password',
  '/password-reset-success',
  '/recover/k3y',
  '/recover-success',
];

describe('the redirect after signing in', () => {
  for (const to of SIGN_IN) {
    it(`is the checkout that was left for ${to}`, () => {
      for (const from of CHECKOUT) expect(redirectAfter(undefined, from, to)).to.equal(PAYMENT);
      expect(redirectAfter(undefined, '/checkout/failed', to)).to.equal('/checkout/failed');
    });

    it(`is kept from ${to} to the next sign-in screen`, () => {
      for (const next of SIGN_IN) expect(redirectAfter(PAYMENT, to, next)).to.equal(PAYMENT);
    });

    it(`is undefined if ${to} is opened from elsewhere`, () => {
      for (const from of ['/tickets/12', '/', '/settings', '', '/no-such']) {
        expect(redirectAfter(undefined, from, to)).to.equal(undefined);
      }
    });

    it(`is dropped when ${to} is left for any other screen`, () => {
      for (const next of [...CHECKOUT, '/tickets', '/settings', '/logout', '/', '/none']) {
        expect(redirectAfter(PAYMENT, to, next)).to.equal(undefined);
      }
    });
  }

  it('is a route of the shop, whatever is stored', async () => {
    await resetAll();
    await openShop();
    for (const stored of ['https://evil.example', '//evil.example', 'javascript:alert(1)', 5, {}]) {
      writeStored('redirect', stored);
      expect(redirectTarget()).to.equal(undefined);
    }
    writeStored('redirect', '/tickets/12');
    expect(redirectTarget()).to.equal('/tickets/12');
  });
});

const show = (...areas: Area[]): void => {
  for (const area of areas) {
    registerOutlet(
      { key: area, area, home: `/${area}`, routing: 'hash', hostsScreens: true },
      areas,
    );
  }
};

const hrefOf = (key: string) => navigation.outlets[key]?.href;
const back = (step: -1 | 1, title: string, condition: () => boolean): Promise<void> => {
  history.go(step);
  return eventually(title, condition);
};

describe('signing in', () => {
  beforeEach(async () => {
    await resetAll();
    await openShop();
  });

  it('leads back to the checkout through all its screens', () => {
    show('checkout');
    for (const href of ['/register-guest', '/login', '/register', '/register/success', '/login']) {
      navigate(href, { from: 'checkout' });
    }
    expect(readStored('redirect')).to.equal(PAYMENT);
    returnAfterSignIn(null, '/settings', 'checkout');
    expect([hrefOf('checkout'), readStored('redirect')]).to.deep.equal([PAYMENT, undefined]);
  });

  it('leads back from a separate embed to that of the checkout', () => {
    show('checkout', 'account');
    navigate('/login', { from: 'checkout' });
    expect([hrefOf('account'), hrefOf('checkout')]).to.deep.equal(['/login', '/checkout']);
    returnAfterSignIn(null, '/settings', 'account');
    expect([hrefOf('checkout'), navigation.active]).to.deep.equal([PAYMENT, 'checkout']);
  });

  it('leads to the account by default', () => {
    show('account');
    navigate('/login', { from: 'account' });
    returnAfterSignIn(null, '/settings', 'account');
    expect(hrefOf('account')).to.equal('/settings');
  });

  it('leads to the account after the visitor has left the sign-in, also by Back', async () => {
    show('checkout');
    navigate('/login', { from: 'checkout' });
    await back(-1, 'the checkout is back', () => hrefOf('checkout') === '/checkout');
    expect(redirectTarget()).to.equal(undefined);
    await back(1, 'the login is back', () => hrefOf('checkout') === '/login');
    expect(redirectTarget()).to.equal(PAYMENT);
    navigate('/tickets', { from: 'checkout' });
    expect(redirectTarget()).to.equal(undefined);
  });

  it('leads to the page that it came from', () => {
    show('account');
    keepRedirect('/tickets');
    const left: string[] = [];
    returnAfterSignIn('/tickets.html?a=1#opening', '/settings', 'account', (to) => left.push(to));
    expect(left).to.deep.equal([`${location.origin}/tickets.html?a=1#opening`]);
    expect(redirectTarget()).to.equal(undefined);
  });

  it('leads to a route of the same page without loading it', () => {
    show('account');
    const left: string[] = [];
    const here = location.pathname + location.search;
    returnAfterSignIn(`${here}#/tickets/12?date=2027-03-05`, '/settings', 'account', (to) =>
      left.push(to),
    );
    expect([hrefOf('account'), left]).to.deep.equal(['/tickets/12?date=2027-03-05', []]);
  });

  it('never leads to another site', () => {
    show('account');
    const left: string[] = [];
    returnAfterSignIn('//evil.example', '/settings', 'account', (to) => left.push(to));
    expect([hrefOf('account'), left]).to.deep.equal(['/settings', []]);
  });
});

describe('a required sign-in', () => {
  beforeEach(async () => {
    await resetAll();
    await openShop();
  });

  it('leads back to the previous screen', () => {
    show('tickets');
    navigate('/tickets/12', { from: 'tickets' });
    redirectToSignIn('/login?fromUnauthorized=true', '/tickets/12');
    expect(hrefOf('tickets')).to.equal('/login?fromUnauthorized=true');
    returnAfterSignIn(null, '/settings', 'tickets');
    expect(hrefOf('tickets')).to.equal('/tickets/12');
  });

  it('leads back from the account page to the previous page', async () => {
    config.page!.accountUrl = `${location.origin}/account.html`;
    show('tickets');
    navigate('/tickets/12', { from: 'tickets' });
    const departures = watchDepartures();
    redirectToSignIn('/login?fromUnauthorized=true', '/tickets/12');
    await eventually('the page leaves', () => departures.length > 0);
    const { hash, pathname } = new URL(departures[0]!.url);
    const query = new URLSearchParams(hash.split('?')[1]);
    expect([pathname, query.get('fromUnauthorized')]).to.deep.equal(['/account.html', 'true']);
    expect(query.get('returnTo')).to.match(/#\/tickets\/12$/);
  });
});
