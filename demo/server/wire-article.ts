import type { CatalogueArticle } from '../museum/catalogue/articleTypes.ts';
import type { Lang } from '../museum/catalogue/types.ts';
import { picture } from './pictures.ts';
import type { Range } from './ranges.ts';
import type { Shop } from './shop.ts';
import { wireGroup } from './wire-tickets.ts';

/** What a list shows of an article, with what is left of it. It stands in the order of its range. */
export const wireArticle = (
  shop: Shop,
  { kind, articles, categories }: Range,
  article: CatalogueArticle,
  left: number,
  lang: Lang,
) => ({
  id: article.id,
  name: article.name[lang],
  image: article.pictures[0] ? picture(shop, article.pictures[0]) : '',
  price: article.priceCents,
  vat_value: article.vat,
  stock: left,
  sequence_no: articles.indexOf(article) + 1,
  custom_groups: categories
    .filter(({ id }) => id === article.category)
    .map((category) => wireGroup(category, lang)),
  product_kind_ref: kind,
});

/** All that is told of an article: in a list of thousands it would keep a phone waiting. */
export const wireArticleDetail = (...of: Parameters<typeof wireArticle>) => {
  const [shop, , article, , lang] = of;
  const { pictures, weightGrams, manufacturer, warnings } = article;
  return {
    ...wireArticle(...of),
    description: article.description[lang],
    ...(pictures.length > 1 && { images: pictures.map((file) => picture(shop, file)) }),
    ...(weightGrams && { weight: weightGrams }),
    ...(manufacturer && { manufacturer }),
    ...(warnings && { warnings: warnings[lang] }),
  };
};
