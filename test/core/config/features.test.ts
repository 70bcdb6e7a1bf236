import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { isAreaOn, isOffered } from '../../../src/core/config/features.ts';
import { config } from '../../../src/core/config/store.ts';
import type { ShopConfig } from '../../../src/core/config/types.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { registerOutlet } from '../../../src/core/navigation/outlets.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { type Area, type RouteName, ROUTES } from '../../../src/core/routes/routes.ts';
import { resetAll } from '../../support/resetAll.ts';
import { SHOP_CONFIG } from '../../support/shop.ts';

const NAMES = Object.keys(ROUTES) as RouteName[];
const AREAS = [...new Set(Object.values(ROUTES).map(([, area]) => area))];

function configure(shop: Partial<ShopConfig>): void {
  const info = { site_name: 'Museum', email: 'help@museum.example' };
  config.shop = { is: 'ready', value: { info, config: { ...SHOP_CONFIG, ...shop } } };
}

const isOff = (): RouteName[] => NAMES.filter((name) => !isOffered(name));

beforeEach(resetAll);

describe('the routes that a shop offers', () => {
  const switches: [flag: keyof ShopConfig, area: Area, routes: RouteName[]][] = [
    ['hasTickets', 'tickets', ['tickets', 'ticket']],
    ['hasGuidedTours', 'tours', ['guidedTours', 'guidedTour']],
    ['hasMerchandise', 'merchandise', ['merchandise', 'merchandiseCategory', 'product']],
    ['hasMemCard', 'passes', ['passes', 'pass']],
    ['hasVouchers', 'vouchers', ['voucherList', 'voucherSingle']],
    [
      'hasUserRegistration',
      'account',
      [
        'login',
        'register',
        'registerSuccess',
        'forgotPassword',
        'recoverAccount',
        'forgotPasswordSuccess',
        'recoverPasswordSuccess',
        'settings',
      ],
    ],
  ];

  it('are all as long as nothing is switched off or loaded', () => {
    expect(isOff()).to.deep.equal([]);
    configure({});
    expect(isOff()).to.deep.equal([]);
  });

  for (const [flag, area, routes] of switches) {
    it(`exclude only ${area} without ${flag}`, () => {
      configure({ [flag]: false });
      expect(isOff()).to.have.members(routes);
      expect(AREAS.filter((each) => !isAreaOn(each))).to.deep.equal([area]);
    });

    it(`include ${area} with ${flag} alone`, () => {
      configure(Object.fromEntries(switches.map(([each]) => [each, each === flag])));
      for (const name of routes) expect(isOffered(name), name).to.equal(true);
      expect(AREAS.filter(isAreaOn)).to.have.members([area, 'checkout', 'shop']);
    });

    it(`exclude ${area} before the rest of the shop is loaded`, () => {
      config.features = { ...SHOP_CONFIG, [flag]: false };
      expect(isOff()).to.have.members(routes);
    });

    it(`cannot be reached in ${area} without ${flag}`, () => {
      configure({ [flag]: false });
      const outlet = {
        key: 'shop',
        home: '/',
        area: 'shop',
        hostsScreens: true,
        routing: 'memory',
      };
      registerOutlet(outlet as Parameters<typeof registerOutlet>[0], ['shop']);
      for (const name of routes) navigate(ROUTES[name][0].replace(/:\w+/, '12'), { from: 'shop' });
      expect(navigation.outlets.shop?.href).to.equal('/');
    });
  }

  it('keep cart, checkout, pages, guest details, order review and logout with everything switched off', () => {
    configure(Object.fromEntries(switches.map(([flag]) => [flag, false])));
    expect(NAMES.filter(isOffered)).to.have.members([
      'home',
      'logout',
      'guestRegister',
      'orderReview',
      'checkout',
      'checkoutAccepted',
      'checkoutCanceled',
      'checkoutSuccess',
      'checkoutFailed',
      'withdrawal',
      'shippingInfo',
      'staticPage',
    ]);
  });
});
