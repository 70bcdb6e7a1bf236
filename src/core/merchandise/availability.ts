import type { CartLine } from '../cart/types.ts';
import { wholeCount } from '../money/wholeCount.ts';
import type { Article } from './types.ts';

/* Rules from the specification, section 5, Merchandise. */

type Stocked = Pick<Article, 'id' | 'stock'>;

const piecesOf = (line: CartLine, articleId: string): number =>
  (line.type === 'merchandise' || line.type === 'annualPass') && line.id === articleId
    ? line.count
    : 0;

/** Returns how many pieces the visitor can still add, given those in the cart. */
export const remainingFor = ({ id, stock }: Stocked, lines: readonly CartLine[]): number =>
  Math.max(
    0,
    lines.reduce((remaining, line) => remaining - piecesOf(line, id), Math.floor(stock)),
  );

/** Returns the preselected count: 1, or 0 if none remains. */
export const firstCount = (article: Stocked, lines: readonly CartLine[]): number =>
  Math.min(1, remainingFor(article, lines));

export const countWithin = (wanted: number, article: Stocked, lines: readonly CartLine[]): number =>
  Math.min(wholeCount(wanted), remainingFor(article, lines));
