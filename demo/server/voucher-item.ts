import * as v from 'valibot';
import type { CartLine } from './cart-line.ts';
import { findVoucher } from './catalogue.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { idCountForm } from './item-forms.ts';
import { inEveryLanguage } from './languages.ts';
import { shownCents } from './notation.ts';
import type { Shop } from './shop.ts';

/** Tax is due when a voucher is redeemed, at the rate of what it pays for. */
export const VOUCHER_VAT = 0;

const MAX_COUNT = 100;

const voucherItem = v.object({
  ...idCountForm.entries,
  price: v.pipe(v.number(), v.safeInteger()),
});

/** Reads a `voucher` item, at its price or within the limits of a free amount. Each voucher has its own code. */
export const readVoucherItem = (shop: Shop, item: unknown): Outcome<CartLine> => {
  const form = v.safeParse(voucherItem, item);
  if (!form.success) return refused('NOT_UNDERSTOOD');
  const { id, count, price: priceCents } = form.output;
  if (count < 1 || count > MAX_COUNT) return refused('VOUCHER_COUNT', { max: MAX_COUNT });
  const voucher = findVoucher(shop.catalogue, id);
  if (!voucher) return refused('VOUCHER_UNKNOWN');
  const { name, freeAmount } = voucher;
  const shown = (cents: number) => inEveryLanguage((lang) => shownCents(shop, lang, cents));
  if (!freeAmount && priceCents !== voucher.priceCents) {
    return refused('VOUCHER_CHANGED', { voucher: name });
  }
  if (freeAmount && (priceCents < freeAmount.minCents || priceCents > freeAmount.maxCents)) {
    return refused('VOUCHER_AMOUNT', {
      voucher: name,
      min: shown(freeAmount.minCents),
      max: shown(freeAmount.maxCents),
    });
  }
  return fine({
    type: 'voucher',
    id,
    name,
    details: [],
    count,
    priceCents,
    vat: VOUCHER_VAT,
    isTicket: false,
    codes: count,
  });
};
