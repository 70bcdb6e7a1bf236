import * as v from 'valibot';
import { type Day, isDay } from '../calendar/day.ts';
import { isMoment, type Moment } from '../calendar/moment.ts';
import { isTime, type Time } from '../calendar/time.ts';
import type { Address } from '../api/wire/customers.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { cents, type Cents } from '../money/cents.ts';
import { readStored } from '../web/storage.ts';
import { cart, type CartState } from './store.ts';
import {
  type AnnualPassLine,
  type CartLine,
  type DayTicketLine,
  type PlainLine,
  type Sent,
  type TicketLine,
  type TourLine,
  type VoucherCodeLine,
  type VoucherLine,
} from './types.ts';
import { type Answer, QUESTION_TYPES } from '../api/wire/tours.ts';
import { type PassOwner, PLAIN_GOODS } from '../api/wire/checkout.ts';

const amount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((value): Cents => cents(value)),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const base = {
  id: v.string(),
  name: v.string(),
  price: amount,
  totalPrice: amount,
  vat_value: v.number(),
};

const date = v.custom<Day>((value) => typeof value === 'string' && isDay(value));
const part = v.object({ id: v.string(), name: v.string(), count, price: amount });
const priced = v.object({ ...part.entries, vat_value: v.number() });

const ticketLine: v.GenericSchema<unknown, TicketLine> = v.object({
  ...base,
  type: v.literal('ticket'),
  totalCount: v.pipe(count, v.minValue(1)),
  datetime: v.custom<Moment>((value) => typeof value === 'string' && isMoment(value)),
  wireDatetime: v.exactOptional(v.string()),
  eventId: v.string(),
  eventName: v.string(),
  subtickets: v.array(part),
});

const dayTicket = v.object({ ...priced.entries, wireDatetime: v.exactOptional(v.string()) });

const dayTicketLine: v.GenericSchema<unknown, DayTicketLine> = v.object({
  ...base,
  type: v.literal('dayTicket'),
  totalCount: v.pipe(count, v.minValue(1)),
  date,
  dayTickets: v.pipe(v.array(dayTicket), v.minLength(1)),
});

const answer: v.GenericSchema<unknown, Answer> = v.object({
  qId: v.string(),
  type: v.picklist(QUESTION_TYPES),
  value: v.union([v.string(), v.number(), v.array(v.string())]),
  label: v.string(),
  shown: v.string(),
});

const tourLine: v.GenericSchema<unknown, TourLine> = v.object({
  ...base,
  type: v.literal('guidedTour'),
  bookingId: v.string(),
  totalCount: v.pipe(count, v.minValue(1)),
  date,
  time: v.custom<Time>((value) => typeof value === 'string' && isTime(value)),
  timeslotId: v.exactOptional(v.string()),
  langName: v.string(),
  single_ticketing: v.boolean(),
  prices: v.array(priced),
  tickets: v.array(v.object({ ...priced.entries, subtickets: v.array(part) })),
  answers: v.array(answer),
});

const goods = { ...base, count: v.pipe(count, v.minValue(1)) };

const plainLine: v.GenericSchema<unknown, PlainLine> = v.object({
  ...goods,
  type: v.picklist(PLAIN_GOODS),
});

const voucherLine: v.GenericSchema<unknown, VoucherLine> = v.object({
  ...goods,
  type: v.literal('voucher'),
});

const address: v.GenericSchema<unknown, Address> = v.object({
  street: v.string(),
  zip: v.string(),
  city: v.string(),
  country: v.string(),
});

const owner: v.GenericSchema<unknown, PassOwner> = v.object({
  name: v.object({
    title: v.exactOptional(v.string()),
    firstName: v.string(),
    surname: v.string(),
  }),
  address,
  send_to_custom_addr: v.boolean(),
});

const annualPassLine: v.GenericSchema<unknown, AnnualPassLine> = v.object({
  ...goods,
  type: v.literal('annualPass'),
  owners: v.pipe(v.array(owner), v.minLength(1)),
});

const voucherCodeLine: v.GenericSchema<unknown, VoucherCodeLine> = v.object({
  ...base,
  type: v.literal('voucherCode'),
  barcode: v.string(),
});

const line: v.GenericSchema<unknown, CartLine> = v.union([
  ticketLine,
  dayTicketLine,
  tourLine,
  plainLine,
  voucherLine,
  annualPassLine,
  voucherCodeLine,
]);

const sent: v.GenericSchema<unknown, Sent> = v.object({
  lines: v.array(line),
  before: v.array(v.string()),
});

const stored = v.object({
  lines: v.fallback(v.array(v.unknown()), []),
  cartId: v.fallback(v.optional(v.string()), undefined),
  sent: v.fallback(v.optional(sent), undefined),
  lang: v.fallback(v.optional(v.picklist(LANGUAGES)), undefined),
  shippingCosts: v.fallback(v.optional(amount), undefined),
});

export type StoredCart = Pick<CartState, 'lines' | 'cartId' | 'sent' | 'lang' | 'shippingCosts'>;

/** Parses a stored cart; lines that cannot be read are left out. */
export function readCart(value: unknown): StoredCart | undefined {
  const read = v.safeParse(stored, value);
  if (!read.success) return undefined;
  const lines = read.output.lines.flatMap((each): CartLine[] => {
    const checked = v.safeParse(line, each);
    return checked.success ? [checked.output] : [];
  });
  const { cartId, sent: wasSent, lang, shippingCosts } = read.output;
  return {
    lines,
    ...(cartId && { cartId }),
    ...(wasSent && { sent: wasSent }),
    ...(lang && { lang }),
    ...(shippingCosts !== undefined && { shippingCosts }),
  };
}

/** Restores the cart of this tab. */
export function restoreCart(): void {
  const stored = readCart(readStored('cart'));
  const none = { sent: undefined, cartId: undefined, lang: undefined, shippingCosts: undefined };
  Object.assign(cart, { lines: [], ...none, ...stored });
}
