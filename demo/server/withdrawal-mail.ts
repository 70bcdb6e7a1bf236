import type { Lang } from '../museum/catalogue/types.ts';
import type { Moment } from './clock.ts';
import type { Customer } from './customers.ts';
import { sendMail } from './mail.ts';
import { inOneLine, quoted } from './mailed-text.ts';
import { readDay, readTime } from './notation.ts';
import type { Shop } from './shop.ts';
import { WITHDRAWAL_MAIL } from './withdrawal-mail-sentences.ts';
import type { Withdrawal } from './withdrawal.ts';

/**
 * Mails the receipt that the law requires: the withdrawal, and when it arrived. It goes to the order's own address. The order may
 * have been placed in another person's name, so typed text is repeated without links.
 */
export const sendWithdrawalReceipt = (
  shop: Shop,
  lang: Lang,
  { email: to }: Customer,
  { booking_id, name, text }: Withdrawal,
  received: Moment,
): void => {
  const say = (part: keyof typeof WITHDRAWAL_MAIL, values: Record<string, string> = {}): string =>
    WITHDRAWAL_MAIL[part][lang].replace(/\{(\w+)\}/g, (gap, key: string) => values[key] ?? gap);
  const sent = [
    say('sent'),
    say('booking', { value: booking_id.toUpperCase() }),
    say('name', { value: inOneLine(name) }),
    say('email', { value: to }),
    ...(text ? ['', quoted(text)] : []),
  ];
  sendMail(shop, {
    kind: 'withdrawal',
    isLimited: true,
    to,
    lang,
    name,
    subject: say('subject', { booking: booking_id.toUpperCase() }),
    paragraphs: [
      say('received', { date: readDay(received)[lang], time: readTime(received)[lang] }),
      sent.join('\n'),
    ],
  });
};
