import { cents } from '../../src/core/money/cents.ts';
import type { ArticleDetail } from '../../src/core/merchandise/types.ts';

/** A book for 24.00 with a stock of nine. */
export const article = (more: Partial<ArticleDetail> = {}): ArticleDetail => ({
  id: 'book',
  name: 'The book of tides',
  images: [],
  price: cents(2400),
  vat_value: 7,
  stock: 9,
  sequence_no: 1,
  custom_groups: [],
  product_kind_ref: 1,
  ...more,
});
