import { navigation } from '../../../src/core/navigation/store.ts';
import type { Area } from '../../../src/core/routes/routes.ts';
import { eventually } from '../../support/eventually.ts';
import { showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

const OFF = {
  hasTickets: false,
  hasGuidedTours: false,
  hasMerchandise: false,
  hasMemCard: false,
  hasVouchers: false,
};

describe('the way on to what is sold', () => {
  const ways: [title: string, area: Area, home: string, on: Partial<typeof OFF>, href: string][] = [
    ['leads to where the element began', 'vouchers', '/vouchers/6101', OFF, '/vouchers/6101'],
    ['leads from the checkout to the tickets', 'checkout', '/checkout', {}, '/tickets'],
    [
      'leads to the tours without tickets',
      'checkout',
      '/',
      { ...OFF, hasGuidedTours: true },
      '/guided-tours',
    ],
    [
      'leads to the shop without tours',
      'checkout',
      '/',
      { ...OFF, hasMerchandise: true },
      '/merchandise',
    ],
    [
      'leads to the passes without a shop',
      'checkout',
      '/',
      { ...OFF, hasMemCard: true },
      '/passes',
    ],
    [
      'leads to the vouchers without passes',
      'account',
      '/',
      { ...OFF, hasVouchers: true },
      '/vouchers',
    ],
  ];
  for (const [title, area, home, on, href] of ways) {
    it(title, async () => {
      await startShop(undefined, on);
      const screen = await showScreen('/checkout');
      await screen.reads(say('yourBasketIsEmpty'));
      for (const place of Object.values(navigation.places)) Object.assign(place, { area, home });
      const way = screen.root.querySelector<HTMLAnchorElement>('.actions a')!;
      await eventually(`it leads to ${href}`, () => way.hash === `#/en${href}`);
    });
  }
});
