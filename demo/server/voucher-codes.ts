import type { Lang, Text } from '../museum/catalogue/types.ts';
import { addDays, dayOf, wallClock } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import { fine, refused } from './failure.ts';
import type { Outcome, Refusal } from './failure.ts';
import { readDay } from './notation.ts';
import { TAKES_PLACES } from './places.ts';
import type { Shop } from './shop.ts';

/** A voucher code and its amounts in cents. Payments under way have reserved `heldCents`. */
export type VoucherCode = {
  code: string;
  name: Text;
  amountCents: number;
  usedCents: number;
  heldCents: number;
  validFrom: Moment;
  validTo: Moment;
};

/** The specification reads the times of vouchers at UTC+1, also in summer. The names of these zones have the opposite sign. */
const voucherClock = wallClock('Etc/GMT-1');

/** Returns the current day at UTC+1, which decides whether a voucher is valid. */
export const voucherDay = (shop: Shop): Day => dayOf(voucherClock(shop.now()));

/** Removes spaces around a code and converts it to capitals. */
export const normalCode = (typed: string): string => typed.trim().toUpperCase();

/** Stores the catalogue's codes. At each start their validity is counted from today again; spent amounts are kept. */
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

/** Finds a code as the visitor typed it. */
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

/** Returns what can still be spent of a code. */
const availableCents = ({ amountCents, usedCents, heldCents }: VoucherCode): number =>
  amountCents - usedCents - heldCents;

/** Returns why a code cannot be redeemed at a moment, or undefined if it can. The moment is at UTC+1, like those of the code. */
export const refusalOfCode = (voucher: VoucherCode, moment: Moment): Refusal | undefined => {
  const { code, validFrom, validTo, usedCents, amountCents } = voucher;
  if (moment < validFrom) return refused('CODE_NOT_YET_VALID', { code, date: readDay(validFrom) });
  if (moment > validTo) return refused('CODE_EXPIRED', { code, date: readDay(validTo) });
  if (usedCents >= amountCents) return refused('CODE_USED_UP', { code });
  if (availableCents(voucher) <= 0) return refused('CODE_HELD', { code });
  return undefined;
};

/** The amount that a code pays. */
export type Redemption = { code: string; name: Text; cents: number };

/** Takes from each code, in their order, at most what is still owed. Codes that are not needed are left out. */
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

/** Returns what the codes of a cart pay, or the first refusal. */
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
    const refusal = refusalOfCode(voucher, moment);
    if (refusal) return refusal;
    vouchers.push(voucher);
  }
  return fine(redeem(owedCents, vouchers));
};

/** Whether payments under way have reserved the rest of a code. The reader cannot see that from its amounts alone. */
export const isHeld = (voucher: VoucherCode): boolean =>
  voucher.heldCents > 0 && availableCents(voucher) <= 0;

/** Returns the answer of `voucher`. It contains the validity, because the reader checks that itself. */
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
