import type { Group } from './group.ts';
import type { Cents } from '../../money/cents.ts';

/** Kind of goods; both use the same API calls and screens. */
export type Kind = 'merchandise' | 'annualPass';

/** Product kind of annual passes in the API. */
export const PASS_KIND = 13;

/** Price of an amount of a unit, such as 100 g. */
export type BasePrice = { price: Cents; unit: string; amount: number };

/** Article or annual pass in a list. */
export type Article = {
  id: string;
  name: string;
  /** HTML. */
  description?: string;
  image?: string;
  price: Cents;
  /** Unit price, of goods sold by weight, volume, length or area. */
  base_price?: BasePrice;
  /** Available pieces, without those reserved by payments. */
  stock: number;
  sequence_no: number;
  custom_groups: readonly Group[];
};

/** Labelling of food, as HTML; sanitised before display. */
export type Food = { ingredients?: string; allergens?: string };

export type Manufacturer = { name: string; address: string; email: string };

/** Article with everything needed to show and buy it. */
export type ArticleDetail = Article & {
  /** The first image is the main one. */
  images: readonly string[];
  /** In per cent. */
  vat_value: number;
  food?: Food;
  manufacturer?: Manufacturer;
  /** Mandatory safety information. */
  warnings?: string;
  /** `PASS_KIND` for annual passes. */
  product_kind_ref: number;
};
