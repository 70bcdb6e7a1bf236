import { proxy } from 'valtio/vanilla';
import type { Group } from '../api/wire/group.ts';
import { shared } from '../page/shared.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import type { Article, ArticleDetail, Kind } from './types.ts';

export type MerchandiseState = {
  lists: Record<Kind, AsyncState<Article[]>>;
  categories: Record<Kind, AsyncState<Group[]>>;
  /** Articles and passes by id. */
  known: Record<string, AsyncState<ArticleDetail>>;
};

export const merchandise = shared('merchandise', () =>
  proxy<MerchandiseState>({
    lists: { merchandise: idle, annualPass: idle },
    categories: { merchandise: idle, annualPass: idle },
    known: {},
  }),
);
