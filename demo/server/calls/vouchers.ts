import { Hono } from 'hono';
import { findVoucher } from '../catalogue.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { wireGroup } from '../wire-tickets.ts';
import { wireVoucher } from '../wire-voucher.ts';

/** `voucher/select/event/`, `voucher/selectOne/price`, `voucher/attr`. */
export const voucherCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { catalogue } = shop;

  calls.get('/voucher/select/event/', (c) => {
    const vouchers = catalogue.vouchers.map((voucher) => wireVoucher(shop, voucher, c.get('lang')));
    return c.json({ data: { vouchers } });
  });

  calls.get('/voucher/selectOne/price/:id', (c) => {
    const voucher = findVoucher(catalogue, c.req.param('id'));
    if (!voucher) return fail(c, 404, 'NOT_FOUND');
    return c.json({ data: wireVoucher(shop, voucher, c.get('lang')) });
  });

  calls.get('/voucher/attr', (c) => {
    const group = catalogue.voucherGroups.map((one) => wireGroup(one, c.get('lang')));
    return c.json({ data: { group } });
  });

  return calls;
};
