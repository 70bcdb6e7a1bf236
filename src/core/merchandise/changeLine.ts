import type { AsyncState } from '../async/asyncState.ts';
import { type Around, type GoodsAvailability, goodsAvailability } from '../cart/goods.ts';
import type { GoodsLine } from '../cart/types.ts';
import { remainingFor } from './availability.ts';
import type { ArticleDetail } from './types.ts';

/** Returns the range for a line of articles or passes, based on the current stock. */
export const articleAvailability = (
  line: GoodsLine,
  answer: AsyncState<ArticleDetail> | undefined,
  around: Around,
): GoodsAvailability => goodsAvailability(line, answer, around, remainingFor);
