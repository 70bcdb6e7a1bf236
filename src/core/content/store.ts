import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';
import { idle, type Wait } from '../wait.ts';
import type { StaticContent } from './types.ts';

export const content = shared('content', () =>
  proxy({
    known: { all: idle } as { all: Wait<StaticContent> },
    cookiesAccepted: false,
  }),
);
