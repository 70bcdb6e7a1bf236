import { proxy } from 'valtio/vanilla';
import { type AsyncState, idle } from '../async/asyncState.ts';
import { shared } from '../page/shared.ts';
import type { StaticContent, StaticPage } from './types.ts';

export type ContentState = {
  known: { all: AsyncState<StaticContent> };
  cookiesAccepted: boolean;
};

export const content = shared('content', () =>
  proxy<ContentState>({ known: { all: idle }, cookiesAccepted: false }),
);

/** Legal and information pages by id. */
export type PagesState = { byId: Record<string, AsyncState<StaticPage>> };

export const pages = shared('pages', () => proxy<PagesState>({ byId: {} }));
