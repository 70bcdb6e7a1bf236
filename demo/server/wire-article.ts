import type { CatalogueArticle } from '../museum/catalogue/articleTypes.ts';
import type { Lang } from '../museum/catalogue/types.ts';
import { wireBasePrice, wireDescription } from './food.ts';
import { picture } from './pictures.ts';
import { isOfPasses, type Range } from './ranges.ts';
import type { Shop } from './shop.ts';
import { wireGroup } from './wire-tickets.ts';

/**
 * Returns an article as in the list, with its stock. `sequence_no` is its position in the range. Only passes, which are few,
 * have their description there.
 */
export const wireArticle = (
  shop: Shop,
  range: Range,
  article: CatalogueArticle,
  left: number,
  lang: Lang,
) => ({
  id: article.id,
  name: article.name[lang],
  ...(isOfPasses(range) && wireDescription(shop, article, lang)),
  image: article.pictures[0] ? picture(shop, article.pictures[0]) : '',
  price: article.priceCents,
  vat_value: article.vat,
  stock: left,
  sequence_no: range.articles.indexOf(article) + 1,
  custom_groups: range.categories
    .filter(({ id }) => id === article.category)
    .map((category) => wireGroup(category, lang)),
  product_kind_ref: range.kind,
  ...wireBasePrice(shop, article),
});

/** Returns all details of an article. They are not in the list, which may have thousands of articles. */
export const wireArticleDetail = (...of: Parameters<typeof wireArticle>) => {
  const [shop, , article, , lang] = of;
  const { pictures, weightGrams, manufacturer, warnings } = article;
  return {
    ...wireArticle(...of),
    ...wireDescription(shop, article, lang),
    ...(pictures.length > 1 && { images: pictures.map((file) => picture(shop, file)) }),
    ...(weightGrams && { weight: weightGrams }),
    ...(manufacturer && { manufacturer }),
    ...(warnings && { warnings: warnings[lang] }),
  };
};
