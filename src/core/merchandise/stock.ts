import type { CartLine } from '../cart/types.ts';
import { wholeCount } from '../count.ts';
import type { Article } from './types.ts';

/* The rules of section 5, Merchandise. */

type Stocked = Pick<Article, 'id' | 'stock'>;

const piecesOf = (line: CartLine, articleId: string): number =>
  (line.type === 'merchandise' || line.type === 'annualPass') && line.id === articleId
    ? line.count
    : 0;

/** How many of an article are left for this visitor: without those that are in his basket. */
export const leftFor = ({ id, stock }: Stocked, lines: readonly CartLine[]): number =>
  Math.max(
    0,
    lines.reduce((left, line) => left - piecesOf(line, id), Math.floor(stock)),
  );

/** How many are chosen before anybody has chosen: one, or none where there is none. */
export const firstCount = (article: Stocked, lines: readonly CartLine[]): number =>
  Math.min(1, leftFor(article, lines));

/** So many as are wanted, and no more than are left. */
export const countWithin = (wanted: number, article: Stocked, lines: readonly CartLine[]): number =>
  Math.min(wholeCount(wanted), leftFor(article, lines));
