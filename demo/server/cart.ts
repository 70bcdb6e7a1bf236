import * as v from 'valibot';
import { readArticleItem } from './article-item.ts';
import type { CartLine } from './cart-line.ts';
import type { SalesArea } from './configuration.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { limitRefusal } from './order-limits.ts';
import type { Shop } from './shop.ts';
import { readTicketItem } from './ticket-item.ts';
import { readPassItem } from './pass-item.ts';
import { readTourItem } from './tour-item.ts';
import { readVoucherCodes } from './voucher-code-item.ts';
import { readVoucherItem } from './voucher-item.ts';

/** Reads one item of its type: checks it against the catalogue and prices it. Places and pieces are checked where they are held. */
type ItemReader = (shop: Shop, item: unknown) => Outcome<CartLine>;

/** The area of each type that is sold, and its reader; a type without one is refused. */
const TYPES: Record<string, [SalesArea, ItemReader]> = {
  ticket: ['hasTickets', readTicketItem],
  guidedTour: ['hasGuidedTours', readTourItem],
  merchandise: ['hasMerchandise', readArticleItem],
  annualPass: ['hasMemCard', readPassItem],
  voucher: ['hasVouchers', readVoucherItem],
};

const readItem = (shop: Shop, item: CartForm['items'][number]): Outcome<CartLine> => {
  const [area, read] = (Object.hasOwn(TYPES, item.type) && TYPES[item.type]) || [];
  return area && read && shop.configuration[area] ? read(shop, item) : refused('TYPE_NOT_OFFERED');
};

export const cartForm = v.object({
  ver: v.literal(1),
  items: v.array(v.looseObject({ type: v.string() })),
  external_document_number: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export type CartForm = v.InferOutput<typeof cartForm>;

/** What is bought, and the codes of vouchers that it is to be paid by. */
export type Cart = { lines: CartLine[]; codes: string[] };

const isCode = ({ type }: CartForm['items'][number]): boolean => type === 'voucherCode';

/** A cart in which something is bought, or the first thing that is wrong with it. */
export const readCart = (shop: Shop, cart: CartForm): Outcome<Cart> => {
  const { settings, configuration } = shop;
  const { maxItems } = settings;
  if (cart.items.every(isCode)) return refused('CART_EMPTY');
  if (cart.items.length > maxItems) return refused('TOO_MANY_ITEMS', { max: maxItems });
  if (!configuration.hasVoucherCode && cart.items.some(isCode)) return refused('CODES_OFF');
  const codes = readVoucherCodes(cart.items.filter(isCode));
  if (codes.is === 'refused') return codes;
  const lines: CartLine[] = [];
  for (const item of cart.items.filter((one) => !isCode(one))) {
    const outcome = readItem(shop, item);
    if (outcome.is === 'refused') return outcome;
    lines.push(outcome.value);
  }
  const refusal = limitRefusal(shop, lines);
  if (refusal) return refusal;
  return fine({ lines, codes: codes.value });
};
