import { type ArticleDetail, type Kind, PASS_KIND } from './types.ts';

export const kindOf = ({ product_kind_ref }: Pick<ArticleDetail, 'product_kind_ref'>): Kind =>
  product_kind_ref === PASS_KIND ? 'annualPass' : 'merchandise';
