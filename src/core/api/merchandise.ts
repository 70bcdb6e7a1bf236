import * as v from 'valibot';
import type { Group } from '../group.ts';
import {
  type Article,
  type ArticleDetail,
  type Kind,
  type Manufacturer,
  PASS_KIND,
} from '../merchandise/types.ts';
import type { Call } from './client.ts';
import { id, image, listOf, money, number, text } from './decode.ts';
import { call } from './door.ts';
import type { Result } from './errors.ts';
import { group, sequence } from './group.ts';

type Options = Pick<Call<unknown>, 'isBeforehand'>;

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
  v.object({ merchandise: listOf(article, 'article') }),
  v.transform(({ merchandise }) => merchandise),
);

const categoryList = v.pipe(
  v.object({ category: listOf(group, 'category') }),
  v.transform(({ category }) => category),
);

const query = (kind: Kind) => (kind === 'annualPass' ? { product_kind: PASS_KIND } : {});

/** `GET merchandise/select`: the articles of the museum's shop, or its annual passes. */
export const fetchArticles = (kind: Kind, options?: Options): Promise<Result<Article[]>> =>
  call({ endpoint: 'merchandise/select', query: query(kind), schema: articleList, ...options });

/** `GET merchandise`: one article, or one pass, with what is left of it now. */
export const fetchArticle = (
  articleId: string,
  options?: Options,
): Promise<Result<ArticleDetail>> =>
  call({
    endpoint: 'merchandise',
    query: { article: articleId },
    schema: articleDetail,
    ...options,
  });

/** `GET merchandise/attr`: the categories of a kind, also those without anything in them. */
export const fetchArticleCategories = (kind: Kind, options?: Options): Promise<Result<Group[]>> =>
  call({ endpoint: 'merchandise/attr', query: query(kind), schema: categoryList, ...options });
