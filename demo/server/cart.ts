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

/** Reads one cart item: checks it against the catalogue and prices it. Places and stock are checked when they are held. */
type ItemReader = (shop: Shop, item: unknown) => Outcome<CartLine>;

/** Sales area and reader of each item type. Other types are refused. */
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

/** Lines of a cart, and the voucher codes that pay for it. */
export type Cart = { lines: CartLine[]; codes: string[] };

const isCode = ({ type }: CartForm['items'][number]): boolean => type === 'voucherCode';

/** Reads a cart that contains more than voucher codes, or returns the first refusal. */
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
