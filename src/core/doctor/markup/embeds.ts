import { TAGS } from '../../embed/elements.ts';

/** Selector of embeds with a fallback inside: tags, and marked `div`s. */
export const EMBEDS = [...TAGS, 'div.museum-embed'].join();
