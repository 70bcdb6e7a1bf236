import { proxy } from 'valtio/vanilla';
import type { Group } from '../api/wire/group.ts';
import { shared } from '../page/shared.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import type { Article, ArticleDetail, Kind } from './types.ts';

export const merchandise = shared('merchandise', () =>
  proxy({
    lists: { merchandise: idle, annualPass: idle } as Record<Kind, AsyncState<Article[]>>,
    categories: { merchandise: idle, annualPass: idle } as Record<Kind, AsyncState<Group[]>>,
    /** Articles and passes by id. */
    known: {} as Record<string, AsyncState<ArticleDetail>>,
  }),
);
