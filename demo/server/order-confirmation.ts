import type { Lang } from '../museum/catalogue/types.ts';
import { lineCents } from './cart.ts';
import type { CartLine } from './cart.ts';
import type { Customer } from './customers.ts';
import { sendMail } from './mail.ts';
import { shownCents, shownMoment } from './notation.ts';
import { ORDER_MAIL } from './order-mail-sentences.ts';
import type { Shop } from './shop.ts';

/** What the confirmation tells of an order. */
export type ConfirmedOrder = {
  bookingId: string;
  reviewId: string;
  customer: Customer;
  lines: CartLine[];
  shippingCents: number | null;
  totalCents: number;
  /** It is still to be paid. */
  isOpen: boolean;
};

const lineText = (lang: Lang, line: CartLine): string => {
  const { name, count, datetime, details } = line;
  const rest = [...(datetime ? [shownMoment(datetime)] : []), ...details.map((text) => text[lang])];
  return [
    `${count} × ${name[lang]} · ${shownCents(lang, lineCents(line))}`,
    ...rest.map((text) => `    ${text}`),
  ].join('\n');
};

/** The address of an order's review, where the museum has named a page for it. */
const reviewAddress = ({ settings }: Shop, lang: Lang, reviewId: string): string | undefined =>
  settings.orderReviewAddress?.replace('{lang}', lang).replace('{id}', reviewId);

/** Writes to the customer what he has bought, with his booking number. */
export const sendOrderConfirmation = (shop: Shop, lang: Lang, order: ConfirmedOrder): void => {
  const { bookingId, reviewId, customer, lines, shippingCents, totalCents, isOpen } = order;
  const say = (name: keyof typeof ORDER_MAIL, value = ''): string =>
    ORDER_MAIL[name][lang].replace(/\{\w+\}/, () => value);
  const link = reviewAddress(shop, lang, reviewId);
  const sums = [
    ...(shippingCents === null ? [] : [say('shipping', shownCents(lang, shippingCents))]),
    say('total', shownCents(lang, totalCents)),
    ...(isOpen ? [say('open')] : []),
  ];
  sendMail(shop, {
    to: customer.email,
    lang,
    name: `${customer.fname} ${customer.lname}`,
    subject: say('subject', bookingId),
    paragraphs: [
      say('thanks', bookingId),
      lines.map((line) => lineText(lang, line)).join('\n'),
      sums.join('\n'),
      ...(link ? [say('review', link)] : []),
    ],
  });
};
