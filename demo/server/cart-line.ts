import type { Text } from '../museum/catalogue/types.ts';
import type { Moment } from './clock.ts';
import type { Part } from './family.ts';
import type { PassOwner } from './pass-owner.ts';
import type { Pool } from './timetable.ts';
import type { Answer } from './tour-answers.ts';

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
