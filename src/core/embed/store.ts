import { proxy } from 'valtio/vanilla';
import type { Group } from '../group.ts';
import { shared } from '../shared.ts';
import { idle, type Wait } from '../wait.ts';
import type { Release } from './release.ts';

/** Something that can be chosen out of a list, by its id. */
export type Option = { id: string; name: string };

/** What an area of the shop has to show. */
export type Offers = {
  items: readonly Option[];
  categories: readonly Group[];
  /** In which tours are held, by their keys. */
  languages: readonly Option[];
};

/** A release with what a page holds of it; without `policyHash` where the browser could not make it. */
export type PinnedRelease = Release & { importMap: string; policyHash: string | undefined };

export const offers = shared('embed', () =>
  proxy({
    offers: idle as Wait<Offers>,
    release: idle as Wait<PinnedRelease | undefined>,
  }),
);
