import * as v from 'valibot';
import { group, sequence } from './group.ts';
import { type Group } from './wire/group.ts';
import {
  type Article,
  type ArticleDetail,
  type Kind,
  type Manufacturer,
} from './wire/merchandise.ts';
import type { Call } from './call.ts';
import { listOf } from './lists.ts';
import { id, image, imageAddress, money, number, text } from './primitives.ts';
import { call } from './door.ts';
import { LISTS, ONE } from './first.ts';
import type { Result } from '../async/result.ts';

type Options = Pick<Call<unknown>, 'isPrefetch'>;

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

const articleDetail: v.GenericSchema<unknown, ArticleDetail> = v.pipe(
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

const articleList = v.pipe(
  v.object({ merchandise: listOf(article, 'article', plainArticle) }),
  v.transform(({ merchandise }) => merchandise),
);

const categoryList = v.pipe(
  v.object({ category: listOf(group, 'category') }),
  v.transform(({ category }) => category),
);

const listsOf = (kind: Kind) => LISTS[kind === 'annualPass' ? 'passes' : 'merchandise'];

/** Fetches the articles of the museum's shop, or its annual passes: `GET merchandise/select`. */
export const fetchArticles = (kind: Kind, options?: Options): Promise<Result<Article[]>> =>
  call({ ...listsOf(kind).list, schema: articleList, ...options });

/** Fetches one article or pass, with its current stock: `GET merchandise`. */
export const fetchArticle = (
  articleId: string,
  options?: Options,
): Promise<Result<ArticleDetail>> =>
  call({
    ...ONE.merchandise(articleId),
    schema: articleDetail,
    ...options,
  });

/** Fetches the categories of a kind, including empty ones: `GET merchandise/attr`. */
export const fetchArticleCategories = (kind: Kind, options?: Options): Promise<Result<Group[]>> =>
  call({ ...listsOf(kind).groups, schema: categoryList, ...options });
