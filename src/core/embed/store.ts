import { proxy } from 'valtio/vanilla';
import type { Group } from '../api/wire/group.ts';
import { shared } from '../page/shared.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import type { Release } from './release.ts';

export type Option = { id: string; name: string };

/** Items, categories, and languages to choose from. */
export type Offers = {
  items: readonly Option[];
  categories: readonly Group[];
  /** Languages of tours, by key. */
  languages: readonly Option[];
};

/** Release with its import map; `policyHash` is missing if the browser could not compute it. */
export type PinnedRelease = Release & { importMap: string; policyHash: string | undefined };

export type EmbedState = {
  offers: AsyncState<Offers>;
  release: AsyncState<PinnedRelease | undefined>;
};

export const offers = shared('embed', () => proxy<EmbedState>({ offers: idle, release: idle }));
