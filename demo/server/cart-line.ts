import type { Text } from '../museum/catalogue/types.ts';
import type { Moment } from './clock.ts';
import type { Part } from './family.ts';
import type { PassOwner } from './pass-owner.ts';
import type { Pool } from './timetable.ts';
import type { Answer } from './tour-answers.ts';

/** Places that a line takes: in a slot, on a day, or of one entry of its ticket. */
export type PlaceClaim = Pool & { eventId: string; count: number };

/** Places that a line takes on a shared tour, or the number of whole tours that it books. */
export type TourClaim = { tourId: string; datetime: Moment; count: number };

/** Pieces of an article that a line takes from its stock. */
export type ArticleClaim = { articleId: string; count: number };

/** One line as it is held and sold, with the catalogue's names and prices at that time. */
export type CartLine = {
  type: string;
  id: string;
  name: Text;
  /** Lines shown below the name, e.g. the event of a ticket and the people of a family ticket. */
  details: Text[];
  count: number;
  /** Price of one piece without its parts. It is 0 for a guided tour, whose price is the sum of its parts. */
  priceCents: number;
  vat: number;
  datetime?: Moment;
  /** Whether each piece is a ticket with its own code. */
  isTicket: boolean;
  /** People of a family ticket, or everything that makes up the price of a guided tour. */
  parts?: Part[];
  /** Number of codes, if it is not one for each ticket. Vouchers have codes too. */
  codes?: number;
  claim?: PlaceClaim;
  tourClaim?: TourClaim;
  articleClaim?: ArticleClaim;
  /** Answers to the questions of a guided tour. */
  answers?: Answer[];
  /** Owners of annual passes, one for each pass. */
  owners?: PassOwner[];
};

/** Returns the details of a line that are not about a person. Owners of passes and answers about a tour come last. */
export const impersonalDetails = ({ details, owners = [], answers = [] }: CartLine): Text[] =>
  details.slice(0, details.length - owners.length - answers.length);

/** Returns what a line costs with its parts, in cents, gross. */
export const lineCents = ({
  priceCents,
  count,
  parts = [],
}: Pick<CartLine, 'priceCents' | 'count' | 'parts'>): number =>
  parts.reduce((sum, part) => sum + part.priceCents * part.count, priceCents * count);

/** Returns what the lines cost together, in cents, gross. */
export const totalCents = (lines: CartLine[]): number =>
  lines.reduce((sum, line) => sum + lineCents(line), 0);
