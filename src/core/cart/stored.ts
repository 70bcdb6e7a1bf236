import * as v from 'valibot';
import { isMoment, type Moment } from '../calendar/moment.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { CartLine, TicketLine, VoucherCodeLine } from './types.ts';

const amount = v.pipe(
  v.number(),
  v.integer(),
  v.transform((value): Cents => cents(value)),
);
const base = {
  id: v.string(),
  name: v.string(),
  price: amount,
  totalPrice: amount,
  vat_value: v.number(),
};

const ticketLine: v.GenericSchema<unknown, TicketLine> = v.object({
  ...base,
  type: v.literal('ticket'),
  totalCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  datetime: v.custom<Moment>((value) => typeof value === 'string' && isMoment(value)),
  eventId: v.string(),
  eventName: v.string(),
});

const voucherCodeLine: v.GenericSchema<unknown, VoucherCodeLine> = v.object({
  ...base,
  type: v.literal('voucherCode'),
  barcode: v.string(),
});

const line = v.union([ticketLine, voucherCodeLine]);

const stored = v.object({
  form: v.fallback(v.array(v.unknown()), []),
  cartId: v.optional(v.string()),
  sent: v.optional(v.record(v.string(), v.number())),
});

/** What a stored basket holds. It is checked like an answer from the wire: a line that cannot be read is left out. */
export function readCart(
  value: unknown,
): { form: CartLine[]; cartId?: string; sent?: Record<string, number> } | undefined {
  const read = v.safeParse(stored, value);
  if (!read.success) return undefined;
  const form = read.output.form.flatMap((each): CartLine[] => {
    const checked = v.safeParse(line, each);
    return checked.success ? [checked.output] : [];
  });
  const { cartId, sent } = read.output;
  return { form, ...(cartId && { cartId }), ...(sent && { sent }) };
}
