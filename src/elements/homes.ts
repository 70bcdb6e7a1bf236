import { account, isLoggedIn } from '../core/account/store.ts';
import { type Area, routeTo } from '../core/routes/routes.ts';
import type { Written } from './attributes.ts';

/** Initial routes of the elements, by area and attributes. */
export const HOMES: Record<Area, (written: Written) => string> = {
  tickets: ({ item, category, date }) =>
    item ? routeTo('ticket', { id: item }, { date }) : routeTo('tickets', {}, { category, date }),
  tours: ({ item, category, date, 'tour-language': tourLanguage }) =>
    item
      ? routeTo('guidedTour', { id: item }, { date })
      : routeTo('guidedTours', {}, { category, 'tour-language': tourLanguage, date }),
  merchandise: ({ item, category }) =>
    item ? routeTo('product', { id: item }) : routeTo('merchandise', {}, { category }),
  passes: ({ item, category }) =>
    item ? routeTo('pass', { id: item }) : routeTo('passes', {}, { category }),
  vouchers: ({ item, category }) =>
    item ? routeTo('voucherSingle', { id: item }) : routeTo('voucherList', {}, { category }),
  checkout: () => routeTo('checkout'),
  account: () => routeTo(isLoggedIn(account) ? 'settings' : 'login'),
  shop: () => routeTo('home'),
};
