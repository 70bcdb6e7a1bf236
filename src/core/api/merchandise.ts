import * as v from 'valibot';
import { aside, optionals } from './decode.ts';
import { group, groups, sequence } from './group.ts';
import { type Group } from './wire/group.ts';
import {
  type Article,
  type ArticleDetail,
  type BasePrice,
  type Food,
  type Kind,
  type Manufacturer,
  PASS_KIND,
} from './wire/merchandise.ts';
import { asideIn, listIn, listOf } from './lists.ts';
import {
  available,
  id,
  image,
  imageAddress,
  label,
  labelOrEmpty,
  number,
  optional,
  optionalLabel,
  salePrice,
  text,
  textOrEmpty,
  vatRate,
} from './primitives.ts';
import { endpoint } from './endpoint.ts';

const basePrice: v.GenericSchema<unknown, BasePrice> = v.object({
  price: salePrice,
  unit: label,
  amount: v.pipe(number, v.gtValue(0)),
});

const articleFields = {
  id,
  name: label,
  price: salePrice,
  ...optionals('article', {
    description: text,
    image,
    base_price: optional(basePrice),
    stock: available,
    sequence_no: sequence,
    custom_groups: groups,
  }),
};

const article: v.GenericSchema<unknown, Article> = v.object(articleFields);

const isName = ({ id: groupId, name }: Partial<Group>): boolean =>
  typeof groupId === 'string' &&
  groupId !== '' &&
  typeof name === 'string' &&
  name.trim() !== '' &&
  !name.includes('&');

const isPlainGroup = (each: Group | null): boolean =>
  each !== null && isName(each) && Number.isFinite(each.sequence_no);

/** Returns an article that is complete and in the plain form, otherwise `undefined`. */
function plainArticle(each: unknown): Article | undefined {
  const article = (each ?? {}) as Article;
  const { id: articleId, name, description, price, stock, sequence_no, custom_groups } = article;
  const isPlain =
    isName(article) &&
    article.base_price === undefined &&
    (description === undefined || typeof description === 'string') &&
    typeof article.image === 'string' &&
    Number.isSafeInteger(price) &&
    price >= 0 &&
    Number.isFinite(stock) &&
    Number.isFinite(sequence_no) &&
    Array.isArray(custom_groups) &&
    custom_groups.every(isPlainGroup);
  if (!isPlain) return undefined;
  const picture = imageAddress(article.image);
  return {
    id: articleId,
    name,
    ...(description && { description }),
    image: picture,
    price,
    stock,
    sequence_no,
    custom_groups,
  };
}

const manufacturer: v.GenericSchema<unknown, Manufacturer> = v.object(
  optionals('manufacturer', { name: labelOrEmpty, address: labelOrEmpty, email: textOrEmpty }),
);

const food: v.GenericSchema<unknown, Food> = v.object(
  optionals('food', { ingredients: text, allergens: text }),
);

const detail: v.GenericSchema<unknown, ArticleDetail> = v.pipe(
  v.object({
    ...articleFields,
    ...optionals('article', {
      images: aside(listOf(image, 'picture')),
      vat_value: vatRate,
      food: optional(food),
      manufacturer: optional(manufacturer),
      warnings: optionalLabel,
      product_kind_ref: sequence,
    }),
  }),
  v.transform(({ images, ...rest }): ArticleDetail => {
    const all = [rest.image, ...images].filter((each) => each !== undefined);
    return { ...rest, images: [...new Set(all)] };
  }),
);

const ofKind = (kind: Kind) => ({ product_kind: kind === 'annualPass' ? PASS_KIND : undefined });

/** Articles of the museum's shop, or its annual passes. */
export const articleList = endpoint({
  path: 'merchandise/select',
  params: ofKind,
  schema: listIn('merchandise', article, 'article', plainArticle),
});

/** One article or pass, with its current stock. */
export const articleDetail = endpoint({
  path: 'merchandise',
  params: (article: string) => ({ article }),
  schema: detail,
});

/** Categories of a kind, including empty ones. */
export const articleCategories = endpoint({
  path: 'merchandise/attr',
  params: ofKind,
  schema: asideIn('category', group, 'category'),
  whenMissing: () => [],
});
