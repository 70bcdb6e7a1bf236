import { fetchContent } from '../api/content.ts';
import { once } from '../renew.ts';
import { content } from './store.ts';

/** Loads banners, cookie notice, and social media links, unless they are loaded or loading. */
export const loadContent = (): Promise<void> => once(content.known, 'all', fetchContent);
