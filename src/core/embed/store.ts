import { proxy } from 'valtio/vanilla';
import type { Group } from '../group.ts';
import { shared } from '../shared.ts';
import { idle, type Wait } from '../wait.ts';

/** Something that can be chosen out of a list, by its id. */
export type Option = { id: string; name: string };

/** What an area of the shop has to show. */
export type Offers = {
  items: readonly Option[];
  categories: readonly Group[];
  /** In which tours are held, by their keys. */
  languages: readonly Option[];
};

export const offers = shared('embed', () =>
  proxy({
    offers: idle as Wait<Offers>,
    /** The hash of the release, by which a page pins it. */
    integrity: idle as Wait<{ hash: string | undefined }>,
  }),
);
