import type { Lang } from '../museum/catalogue/types.ts';
import type { Moment } from './clock.ts';
import type { Customer } from './customers.ts';
import { sendMail } from './mail.ts';
import { readDay } from './notation.ts';
import type { Shop } from './shop.ts';
import { WITHDRAWAL_MAIL } from './withdrawal-mail-sentences.ts';
import type { Withdrawal } from './withdrawal.ts';

/**
 * Mails the receipt that the law requires: the withdrawal as it was sent, and when it arrived. It goes to the order's own
 * address, so that typed text cannot be mailed to a stranger.
 */
export const sendWithdrawalReceipt = (
  shop: Shop,
  lang: Lang,
  { email: to }: Customer,
  { booking_id, name, email, text }: Withdrawal,
  received: Moment,
): void => {
  const say = (part: keyof typeof WITHDRAWAL_MAIL, values: Record<string, string> = {}): string =>
    WITHDRAWAL_MAIL[part][lang].replace(/\{(\w+)\}/g, (gap, key: string) => values[key] ?? gap);
  const sent = [
    say('sent'),
    say('booking', { value: booking_id }),
    say('name', { value: name }),
    say('email', { value: email }),
    ...(text ? ['', text] : []),
  ];
  sendMail(shop, {
    to,
    lang,
    name,
    subject: say('subject', { booking: booking_id.toUpperCase() }),
    paragraphs: [
      say('received', { date: readDay(received)[lang], time: received.slice(11, 16) }),
      sent.join('\n'),
    ],
  });
};
