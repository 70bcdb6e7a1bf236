import { fetchContent } from '../api/content.ts';
import { once } from '../renew.ts';
import { content } from './store.ts';

/** Loads what stands around the screens, unless it is there or on its way. */
export const loadContent = (): Promise<void> => once(content.known, 'all', fetchContent);
