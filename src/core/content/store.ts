import { proxy } from 'valtio/vanilla';
import { type AsyncState, idle } from '../async/asyncState.ts';
import { shared } from '../page/shared.ts';
import type { StaticContent, StaticPage } from './types.ts';

export const content = shared('content', () =>
  proxy({
    known: { all: idle } as { all: AsyncState<StaticContent> },
    cookiesAccepted: false,
  }),
);

/** Legal and information pages by id. */
export const pages = shared('pages', () =>
  proxy({ byId: {} as Record<string, AsyncState<StaticPage>> }),
);
