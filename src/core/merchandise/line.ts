import { pricedGoods } from '../cart/lines.ts';
import type { GoodsLine } from '../cart/types.ts';
import type { ArticleDetail } from './types.ts';

export const articleLine = (
  { id, name, price, vat_value }: ArticleDetail,
  count: number,
): GoodsLine => pricedGoods({ type: 'merchandise', id, name, price, vat_value }, count);
