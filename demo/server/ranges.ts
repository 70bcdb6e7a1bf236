import type { ShopConfig } from '../../src/core/api/contract.ts';
import type { CatalogueArticle } from '../museum/catalogue/articleTypes.ts';
import type { CatalogueGroup } from '../museum/catalogue/types.ts';
import type { Catalogue } from './catalogue.ts';

/** Articles of one kind, with their categories. */
export type Range = { kind: number; articles: CatalogueArticle[]; categories: CatalogueGroup[] };

/** The contract defines only 13, annual passes. */
const MERCHANDISE = '1';
const PASSES = '13';

export const isOfPasses = ({ kind }: Range): boolean => kind === Number(PASSES);

/** Returns the range for a `product_kind`. An unknown kind is empty. */
export const rangeOf = (catalogue: Catalogue, kind: string = MERCHANDISE): Range => {
  const { articles, articleCategories, passes, passCategories } = catalogue;
  if (kind === PASSES) {
    return { kind: Number(PASSES), articles: passes, categories: passCategories };
  }
  const isSold = kind === MERCHANDISE;
  return {
    kind: Number(MERCHANDISE),
    articles: isSold ? articles : [],
    categories: isSold ? articleCategories : [],
  };
};

/** Whether a shop sells a `product_kind`. */
export const isKindSold = (
  { hasMerchandise = false, hasMemCard = false }: ShopConfig,
  kind: string = MERCHANDISE,
): boolean => (kind === PASSES ? hasMemCard : hasMerchandise);

/** Finds an article of any kind, with its range. */
export const findInRanges = (
  catalogue: Catalogue,
  id: string,
): { range: Range; article: CatalogueArticle } | undefined => {
  for (const kind of [MERCHANDISE, PASSES]) {
    const range = rangeOf(catalogue, kind);
    const article = range.articles.find((one) => one.id === id);
    if (article) return { range, article };
  }
  return undefined;
};
