import * as v from 'valibot';
import type { Text } from '../museum/catalogue/types.ts';
import { readArticleItem } from './article-item.ts';
import type { Moment } from './clock.ts';
import type { SalesArea } from './configuration.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import type { Part } from './family.ts';
import type { Shop } from './shop.ts';
import { readTicketItem } from './ticket-item.ts';
import { readPassItem } from './pass-item.ts';
import type { PassOwner } from './pass-owner.ts';
import type { Pool } from './timetable.ts';
import type { Answer } from './tour-answers.ts';
import { readTourItem } from './tour-item.ts';
import { readVoucherCodes } from './voucher-code-item.ts';
import { readVoucherItem } from './voucher-item.ts';

/** Places that a line takes: of a slot, of a day, or of an entry of its ticket. */
export type PlaceClaim = Pool & { eventId: string; count: number };

/** Places on a tour, or whole tours where these are booked. */
export type TourClaim = { tourId: string; datetime: Moment; count: number };

/** Pieces of something that has a stock. */
export type ArticleClaim = { articleId: string; count: number };

/** One line as it is held and sold: names in all languages and prices of the moment, from the catalogue. */
export type CartLine = {
  type: string;
  id: string;
  name: Text;
  /** What stands below the name, e.g. the event of a ticket and who comes with a family ticket. */
  details: Text[];
  count: number;
  /** Of one piece, without its parts; of a guided tour, which has only parts, 0. */
  priceCents: number;
  vat: number;
  datetime?: Moment;
  /** Whether each piece is a ticket with a code of its own. */
  isTicket: boolean;
  /** Who comes with a family ticket; all that a guided tour is priced by. */
  parts?: Part[];
  /** How many codes it has, where that is not one for each ticket; a voucher has one, too. */
  codes?: number;
  claim?: PlaceClaim;
  tourClaim?: TourClaim;
  articleClaim?: ArticleClaim;
  /** What was asked with a guided tour. */
  answers?: Answer[];
  /** Whom annual passes are made out to, one for each. */
  owners?: PassOwner[];
};

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
  return fine({ lines, codes: codes.value });
};

/** What a line costs, in cents, gross: its pieces and its parts. */
export const lineCents = ({
  priceCents,
  count,
  parts = [],
}: Pick<CartLine, 'priceCents' | 'count' | 'parts'>): number =>
  parts.reduce((sum, part) => sum + part.priceCents * part.count, priceCents * count);

/** What the lines cost together, in cents, gross. */
export const totalCents = (lines: CartLine[]): number =>
  lines.reduce((sum, line) => sum + lineCents(line), 0);
