import type { Lang } from '../museum/catalogue/types.ts';
import { impersonalDetails, lineCents } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';
import type { Customer } from './customers.ts';
import { sendMail } from './mail.ts';
import { inOneLine } from './mailed-text.ts';
import { readDay, readMoment, shownCents } from './notation.ts';
import { ORDER_MAIL } from './order-mail-sentences.ts';
import { linesOf } from './orders.ts';
import type { OrderRow } from './orders.ts';
import { lastDayToPay } from './overdue-orders.ts';
import type { Shop } from './shop.ts';

/** Returns the details of a line. Those about a person are typed by the buyer. */
const shownDetails = (lang: Lang, line: CartLine): string[] => {
  const ownCount = impersonalDetails(line).length;
  return line.details.map((text, index) => (index < ownCount ? text[lang] : inOneLine(text[lang])));
};

const lineText = (shop: Shop, lang: Lang, line: CartLine): string => {
  const { name, count, datetime } = line;
  const rest = [...(datetime ? [readMoment(lang, datetime)] : []), ...shownDetails(lang, line)];
  return [
    `${count} × ${name[lang]} · ${shownCents(shop, lang, lineCents(line))}`,
    ...rest.map((text) => `    ${text}`),
  ].join('\n');
};

/** Returns the address of an order's review, if the museum has a page for it. */
const reviewAddress = ({ settings }: Shop, lang: Lang, reviewId: string): string | undefined =>
  settings.orderReviewAddress?.replace('{lang}', lang).replace('{id}', reviewId);

/** Mails the order and its booking number to the customer, in the language of the order. */
export const sendOrderConfirmation = (shop: Shop, lang: Lang, order: OrderRow): void => {
  const customer = JSON.parse(order.customer) as Customer;
  const say = (name: keyof typeof ORDER_MAIL, value = ''): string =>
    ORDER_MAIL[name][lang].replace(/\{\w+\}/, () => value);
  const shipping = order.shipping_cents;
  const sums = [
    ...(shipping === null ? [] : [say('shipping', shownCents(shop, lang, shipping))]),
    say('total', shownCents(shop, lang, order.total_cents)),
    ...(order.status === 'open'
      ? [say('open'), say('payBy', readDay(lastDayToPay(shop, order))[lang])]
      : []),
  ];
  const link = reviewAddress(shop, lang, order.review_id);
  sendMail(shop, {
    kind: 'order',
    // Without a payment, an attacker can order in another person's name.
    isLimited: order.status === 'open' || order.total_cents === 0,
    to: customer.email,
    lang,
    name: `${customer.fname} ${customer.lname}`,
    subject: say('subject', order.booking_id),
    paragraphs: [
      say('thanks', order.booking_id),
      linesOf(order)
        .map((line) => lineText(shop, lang, line))
        .join('\n'),
      sums.join('\n'),
      ...(link ? [say('review', link)] : []),
    ],
  });
};
