import type { Lang } from '../museum/catalogue/types.ts';
import type { Moment } from './clock.ts';
import { sendMail } from './mail.ts';
import { readDay, readTime } from './notation.ts';
import type { Shop } from './shop.ts';
import { UNMATCHED_WITHDRAWAL_MAIL } from './unmatched-withdrawal-sentences.ts';
import { WITHDRAWAL_MAIL } from './withdrawal-mail-sentences.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Returns how many unmatched withdrawals have named this address today. */
const namedToday = ({ database, today }: Shop, email: string): number =>
  database.one<{ times: number }>(
    `SELECT COUNT(*) AS times FROM withdrawals
      WHERE received >= ? AND is_matched = 0 AND lower(email) = lower(?)`,
    [today(), email],
  )?.times ?? 0;

/**
 * Mails the receipt for a stored withdrawal that matches no order, at most one a day to an address. A stranger may have typed the
 * address, so the mail repeats nothing of the form.
 */
export const sendUnmatchedWithdrawal = (
  shop: Shop,
  lang: Lang,
  { email }: Withdrawal,
  received: Moment,
): void => {
  if (namedToday(shop, email) > 1) return;
  const values: Record<string, string> = {
    date: readDay(received)[lang],
    time: readTime(received)[lang],
  };
  sendMail(shop, {
    kind: 'unmatchedWithdrawal',
    isLimited: true,
    to: email,
    lang,
    subject: UNMATCHED_WITHDRAWAL_MAIL.subject[lang],
    paragraphs: [
      WITHDRAWAL_MAIL.received[lang].replace(
        /\{(\w+)\}/g,
        (gap, key: string) => values[key] ?? gap,
      ),
      UNMATCHED_WITHDRAWAL_MAIL.unmatched[lang],
    ],
  });
};
