import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';
import type { Wait } from '../wait.ts';
import type { StaticPage } from './types.ts';

export const pages = shared('pages', () => proxy({ byId: {} as Record<string, Wait<StaticPage>> }));
