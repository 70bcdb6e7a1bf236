import type { CatalogueArticle } from '../museum/catalogue/articleTypes.ts';
import type { Lang } from '../museum/catalogue/types.ts';
import { picture } from './pictures.ts';
import type { Range } from './ranges.ts';
import type { Shop } from './shop.ts';
import { wireGroup } from './wire-tickets.ts';

/** An article with what is left of it. It stands in the order of its range. */
export const wireArticle = (
  shop: Shop,
  { kind, articles, categories }: Range,
  article: CatalogueArticle,
  left: number,
  lang: Lang,
) => {
  const images = article.pictures.map((file) => picture(shop, file));
  return {
    id: article.id,
    name: article.name[lang],
    description: article.description[lang],
    image: images[0] ?? '',
    ...(images.length > 1 && { images }),
    price: article.priceCents,
    vat_value: article.vat,
    stock: left,
    sequence_no: articles.indexOf(article) + 1,
    custom_groups: categories
      .filter(({ id }) => id === article.category)
      .map((category) => wireGroup(category, lang)),
    product_kind_ref: kind,
    ...(article.weightGrams && { weight: article.weightGrams }),
    ...(article.manufacturer && { manufacturer: article.manufacturer }),
    ...(article.warnings && { warnings: article.warnings[lang] }),
  };
};
