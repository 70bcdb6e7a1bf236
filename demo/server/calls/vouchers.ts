import { Hono } from 'hono';
import { failAtLimit } from '../caller-limits.ts';
import { findVoucher } from '../catalogue.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { MAX_CODE_LENGTH } from '../voucher-code-item.ts';
import { findVoucherCode, isHeld, wireVoucherCode } from '../voucher-codes.ts';
import { wireGroup } from '../wire-tickets.ts';
import { wireVoucher } from '../wire-voucher.ts';

/** Serves `voucher/select/event/`, `voucher/selectOne/price`, `voucher/attr`, and `voucher`, which reads a code. */
export const voucherCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { catalogue, configuration } = shop;

  if (configuration.hasVoucherCode) {
    calls.get('/voucher', (c) => {
      const refusal = failAtLimit(shop, c, 'wrongCodes');
      if (refusal) return refusal;
      const typed = (c.req.query('voucher') ?? '').trim();
      const code = typed.slice(0, MAX_CODE_LENGTH);
      const voucher = findVoucherCode(shop, typed);
      if (!voucher) return fail(c, 422, 'CODE_UNKNOWN', { code });
      shop.callerLimits.wrongCodes.giveBack(shop.callerOf(c));
      if (isHeld(voucher)) return fail(c, 422, 'CODE_HELD', { code: voucher.code });
      return c.json({ data: wireVoucherCode(voucher, c.get('lang')) });
    });
  }
  if (!configuration.hasVouchers) return calls;

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
