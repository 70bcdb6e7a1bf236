import * as v from 'valibot';
import { group, sequence } from './group.ts';
import { type Group } from './wire/group.ts';
import {
  type Article,
  type ArticleDetail,
  type Kind,
  type Manufacturer,
  PASS_KIND,
} from './wire/merchandise.ts';
import { listIn, listOf } from './lists.ts';
import { id, image, imageAddress, money, number, text } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const articleFields = {
  id,
  name: v.string(),
  image,
  price: money,
  stock: number,
  sequence_no: sequence,
  custom_groups: listOf(group, 'group'),
};

const article: v.GenericSchema<unknown, Article> = v.object(articleFields);

const isName = ({ id: groupId, name }: Partial<Group>): boolean =>
  typeof groupId === 'string' && groupId !== '' && typeof name === 'string';

const isPlainGroup = (each: Group | null): boolean =>
  each !== null && isName(each) && Number.isFinite(each.sequence_no);

/** Returns an article that is complete and in the plain form, otherwise `undefined`. */
function plainArticle(each: unknown): Article | undefined {
  const article = (each ?? {}) as Article;
  const { id: articleId, name, price, stock, sequence_no, custom_groups } = article;
  const isPlain =
    isName(article) &&
    typeof article.image === 'string' &&
    Number.isSafeInteger(price) &&
    Number.isFinite(stock) &&
    Number.isFinite(sequence_no) &&
    Array.isArray(custom_groups) &&
    custom_groups.every(isPlainGroup);
  if (!isPlain) return undefined;
  const picture = imageAddress(article.image);
  return { id: articleId, name, image: picture, price, stock, sequence_no, custom_groups };
}

const manufacturer: v.GenericSchema<unknown, Manufacturer> = v.object({
  name: v.string(),
  address: v.string(),
  email: v.string(),
});

const detail: v.GenericSchema<unknown, ArticleDetail> = v.pipe(
  v.object({
    ...articleFields,
    description: text,
    images: listOf(image, 'picture'),
    vat_value: number,
    manufacturer: v.fallback(v.optional(manufacturer), undefined),
    warnings: text,
    product_kind_ref: sequence,
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
  schema: listIn('category', group, 'category'),
});
