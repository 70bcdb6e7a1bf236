import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  parseRoute,
  queryOf,
  type RouteName,
  ROUTES,
  routeTo,
} from '../../../src/core/routes/routes.ts';

const NAMES = Object.keys(ROUTES) as RouteName[];
const paramsOf = (name: RouteName): Record<string, string> =>
  Object.fromEntries([...ROUTES[name][0].matchAll(/:(\w+)/g)].map(([, key]) => [key!, 'a/b ?#ä%']));

describe('a route', () => {
  for (const name of NAMES) {
    it(`is parsed from its own URL: ${name}`, () => {
      const params = paramsOf(name);
      const href = routeTo(name, params, { date: '2027-03-05', text: 'a b&c=d?e' });
      const route = parseRoute(href);
      expect(route).to.deep.equal({ name, area: ROUTES[name][1], params, href });
      expect(Object.fromEntries(queryOf(href))).to.deep.equal({
        date: '2027-03-05',
        text: 'a b&c=d?e',
      });
      // also as the browser returns it from the hash
      const address = new URL(location.href);
      address.hash = href;
      expect(parseRoute(address.hash.slice(1))?.params).to.deep.equal(params);
    });
  }

  // the route table of the specification, section 2
  const table: [path: string, name: RouteName, area: string][] = [
    ['/', 'home', 'shop'],
    ['/merchandise', 'merchandise', 'merchandise'],
    ['/merchandise/books', 'merchandiseCategory', 'merchandise'],
    ['/product/5', 'product', 'merchandise'],
    ['/passes', 'passes', 'passes'],
    ['/passes/5', 'pass', 'passes'],
    ['/vouchers', 'voucherList', 'vouchers'],
    ['/vouchers/5', 'voucherSingle', 'vouchers'],
    ['/tickets', 'tickets', 'tickets'],
    ['/tickets/12', 'ticket', 'tickets'],
    ['/guided-tours', 'guidedTours', 'tours'],
    ['/guided-tours/5', 'guidedTour', 'tours'],
    ['/login', 'login', 'account'],
    ['/logout', 'logout', 'account'],
    ['/register', 'register', 'account'],
    ['/register/success', 'registerSuccess', 'account'],
    ['/register-guest', 'guestRegister', 'checkout'],
    ['/forgot-password', 'forgotPassword', 'account'],
    ['/recover/abc', 'recoverAccount', 'account'],
    ['/password-reset-success', 'forgotPasswordSuccess', 'account'],
    ['/recover-success', 'recoverPasswordSuccess', 'account'],
    ['/settings', 'settings', 'account'],
    ['/order-review/abc', 'orderReview', 'account'],
    ['/checkout', 'checkout', 'checkout'],
    ['/checkout/accepted', 'checkoutAccepted', 'checkout'],
    ['/checkout/canceled', 'checkoutCanceled', 'checkout'],
    ['/checkout/success', 'checkoutSuccess', 'checkout'],
    ['/checkout/failed', 'checkoutFailed', 'checkout'],
    ['/withdrawal', 'withdrawal', 'checkout'],
    ['/page/shipping', 'shippingInfo', 'shop'],
    ['/page/imprint', 'staticPage', 'shop'],
  ];
  it('is in the table of the specification or required by law', () => {
    expect(table.map(([, name]) => name)).to.have.members(NAMES);
  });
  for (const [path, name, area] of table) {
    it(`is ${name} for ${path}, in every language`, () => {
      expect(parseRoute(path)).to.deep.include({ name, area, href: path });
      for (const lang of ['de', 'en', 'sv'] as const) {
        const local = `/${lang}${path === '/' ? '' : path}`;
        expect(parseRoute(local)).to.deep.include({ name, href: path, lang });
      }
    });
  }

  const none = [
    '',
    'tickets',
    'opening-hours',
    '#/tickets',
    '/opening-hours',
    '/tickets/12/more',
    '/ticket',
    '/Tickets',
    '/checkout/paid',
    '/pl/tickets',
    '/de/en/tickets',
    '/tickets/%E0%A4',
    '!/tickets',
  ];
  for (const href of none) {
    it(`is undefined for "${href}"`, () => void expect(parseRoute(href)).to.equal(undefined));
  }

  const kept: [href: string, own: string][] = [
    ['/tickets/', '/tickets'],
    ['/tickets/12?', '/tickets/12'],
    ['/de/tickets/12?date=2027-03-05', '/tickets/12?date=2027-03-05'],
    ['/DE/tickets', '/tickets'],
    ['/tickets/a%2Fb?x=1?y=2', '/tickets/a%2Fb?x=1?y=2'],
  ];
  for (const [href, own] of kept) {
    it(`is normalised from ${href} to ${own}`, () =>
      void expect(parseRoute(href)?.href).to.equal(own));
  }

  it('leaves empty values out of its query', () => {
    expect(routeTo('tickets', {}, { date: '', time: undefined })).to.equal('/tickets');
    expect([...queryOf('/tickets')]).to.deep.equal([]);
  });
});
