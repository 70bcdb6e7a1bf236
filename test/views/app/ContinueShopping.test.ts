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

describe('the link to continue shopping', () => {
  const ways: [title: string, area: Area, home: string, on: Partial<typeof OFF>, href: string][] = [
    [
      'leads back to the first screen of the embed',
      'vouchers',
      '/vouchers/6101',
      OFF,
      '/vouchers/6101',
    ],
    ['leads from the checkout to the tickets', 'checkout', '/checkout', {}, '/tickets'],
    [
      'leads to the tours if there are no tickets',
      'checkout',
      '/',
      { ...OFF, hasGuidedTours: true },
      '/guided-tours',
    ],
    [
      'leads to the merchandise if there are no tours',
      'checkout',
      '/',
      { ...OFF, hasMerchandise: true },
      '/merchandise',
    ],
    [
      'leads to the passes if there is no merchandise',
      'checkout',
      '/',
      { ...OFF, hasMemCard: true },
      '/passes',
    ],
    [
      'leads to the vouchers if there are no passes',
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
      for (const place of Object.values(navigation.outlets)) Object.assign(place, { area, home });
      const way = screen.root.querySelector<HTMLAnchorElement>('.actions a')!;
      await eventually(`it leads to ${href}`, () => way.hash === `#/en${href}`);
    });
  }
});
