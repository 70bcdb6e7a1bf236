import type { Lang, Text } from '../museum/catalogue/types.ts';
import { addDays, dayOf, wallClock } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import { fine, refused } from './failure.ts';
import type { Outcome, Refusal } from './failure.ts';
import { readDay } from './notation.ts';
import { TAKES_PLACES } from './places.ts';
import type { Shop } from './shop.ts';

/** A code and what has become of its worth, in cents; what payments under way have claimed is held. */
export type VoucherCode = {
  code: string;
  name: Text;
  amountCents: number;
  usedCents: number;
  heldCents: number;
  validFrom: Moment;
  validTo: Moment;
};

/** The specification reads the moments of vouchers at UTC+1, in summer, too; the zone's name has the sign the other way round. */
const voucherClock = wallClock('Etc/GMT-1');

/** The day at UTC+1, by which vouchers are valid. */
export const voucherDay = (shop: Shop): Day => dayOf(voucherClock(shop.now()));

/** Spaces around it and small letters are the same code. */
export const normalCode = (typed: string): string => typed.trim().toUpperCase();

/** Puts the catalogue's codes into the database; their days are counted from today at each start, what was spent stays spent. */
export const seedVoucherCodes = (shop: Shop): void => {
  const today = voucherDay(shop);
  for (const { code, name, amountCents, usedCents, fromDay, toDay } of shop.catalogue
    .voucherCodes) {
    shop.database.run(
      `INSERT INTO voucher_codes VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (code) DO UPDATE SET valid_from = excluded.valid_from, valid_to = excluded.valid_to`,
      [
        code,
        JSON.stringify(name),
        amountCents,
        usedCents,
        `${addDays(today, fromDay)}T00:00:00`,
        `${addDays(today, toDay)}T23:59:59`,
      ],
    );
  }
};

const REDEEMED = 'SELECT SUM(cents) FROM redemptions JOIN payments USING (cart_id) WHERE code = ?1';

/** A code by what a visitor typed. */
export const findVoucherCode = (shop: Shop, typed: string): VoucherCode | undefined => {
  const row = shop.database.one<Omit<VoucherCode, 'name'> & { name: string }>(
    `SELECT code, name, amount_cents AS amountCents, valid_from AS validFrom, valid_to AS validTo,
        used_cents + COALESCE((${REDEEMED} AND status = 'ordered'), 0) AS usedCents,
        COALESCE((${REDEEMED} AND status <> 'ordered' AND ${TAKES_PLACES.replace('?', '?2')}), 0) AS heldCents
      FROM voucher_codes WHERE code = ?1`,
    [normalCode(typed), shop.now().getTime()],
  );
  return row && { ...row, name: JSON.parse(row.name) as Text };
};

/** What can be spent of it now. */
const availableCents = ({ amountCents, usedCents, heldCents }: VoucherCode): number =>
  amountCents - usedCents - heldCents;

/** Why nothing can be spent of a code at a moment, which is at UTC+1 like those of the code; undefined where something can. */
export const faultOfCode = (voucher: VoucherCode, moment: Moment): Refusal | undefined => {
  const { code, validFrom, validTo, usedCents, amountCents } = voucher;
  if (moment < validFrom) return refused('CODE_NOT_YET_VALID', { code, date: readDay(validFrom) });
  if (moment > validTo) return refused('CODE_EXPIRED', { code, date: readDay(validTo) });
  if (usedCents >= amountCents) return refused('CODE_USED_UP', { code });
  if (availableCents(voucher) <= 0) return refused('CODE_HELD', { code });
  return undefined;
};

/** What is paid by a code. */
export type Redemption = { code: string; name: Text; cents: number };

/** What is taken from each code, in their order and limited to what is still owed; a code that is not needed is left alone. */
export const redeem = (owedCents: number, vouchers: VoucherCode[]): Redemption[] => {
  let owed = owedCents;
  const redemptions: Redemption[] = [];
  for (const voucher of vouchers) {
    const cents = Math.min(owed, availableCents(voucher));
    owed -= cents;
    if (cents > 0) redemptions.push({ code: voucher.code, name: voucher.name, cents });
  }
  return redemptions;
};

/** What the codes of a cart pay of what is owed, or why one of them cannot. */
export const redeemCodes = (
  shop: Shop,
  codes: string[],
  owedCents: number,
): Outcome<Redemption[]> => {
  const moment = voucherClock(shop.now());
  const vouchers: VoucherCode[] = [];
  for (const code of codes) {
    const voucher = findVoucherCode(shop, code);
    if (!voucher) return refused('CODE_UNKNOWN', { code });
    const fault = faultOfCode(voucher, moment);
    if (fault) return fault;
    vouchers.push(voucher);
  }
  return fine(redeem(owedCents, vouchers));
};

/** Whether all that is left of a code is claimed by payments under way, which its worth alone would not tell the reader. */
export const isHeld = (voucher: VoucherCode): boolean =>
  voucher.heldCents > 0 && availableCents(voucher) <= 0;

/** A code as the answer of `voucher`; whether it is valid is the reader's to say, so its moments stand in it. */
export const wireVoucherCode = (voucher: VoucherCode, lang: Lang) => ({
  id: voucher.code,
  name: voucher.name[lang],
  barcode: voucher.code,
  amount: voucher.amountCents,
  used_amount: voucher.usedCents,
  available_amount: availableCents(voucher),
  valid_from: voucher.validFrom,
  valid_to: voucher.validTo,
});
