import type { Group } from '../group.ts';
import type { Cents } from '../money/cents.ts';

/** What is sold as a thing of its own; both come by the same calls and are shown by the same screens. */
export type Kind = 'merchandise' | 'annualPass';

/** The number that annual passes have on the wire. */
export const PASS_KIND = 13;

/** One article of the museum's shop, or one annual pass, as a list shows it. */
export type Article = {
  id: string;
  name: string;
  image?: string;
  price: Cents;
  /** How many are left; what a payment under way holds is not. */
  stock: number;
  sequence_no: number;
  custom_groups: readonly Group[];
};

/** Who made an article and answers for it. */
export type Manufacturer = { name: string; address: string; email: string };

/** An article with all that is told of it and that buying it needs. */
export type ArticleDetail = Article & {
  description?: string;
  /** The first one stands for the article. */
  images: readonly string[];
  /** In per cent. */
  vat_value: number;
  manufacturer?: Manufacturer;
  /** What has to be told about its safety. */
  warnings?: string;
  /** `PASS_KIND` is an annual pass. */
  product_kind_ref: number;
};
