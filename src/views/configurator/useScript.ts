import { useSnapshot } from 'valtio/react';
import { readyValue } from '../../core/async/asyncState.ts';
import type { Choice } from '../../core/embed/choice.ts';
import { LOADER } from '../../core/embed/release.ts';
import { type Places, scriptLine } from '../../core/embed/script.ts';
import { offers as store, type PinnedRelease } from '../../core/embed/store.ts';

/** Release that the configurator belongs to, and its addresses. */
export type Release = {
  places: Places;
  version: string;
  page: string;
  /** Address of the page that shows a single embed. */
  preview: string;
};

type Script = {
  /** The script tag; `undefined` while the hash of a pinned release is unknown. */
  line: string | undefined;
  pinned: PinnedRelease | undefined;
  /** Whether the hashes are still loading. */
  isLoading: boolean;
};

/** Returns the script tag that a page needs once, for the newest or a pinned release. */
export function useScript(choice: Choice, { places, page }: Release): Script {
  const { release } = useSnapshot(store);
  const pinned = readyValue(release);
  const line = scriptLine(choice, places, page, pinned?.hashes[LOADER]);
  return { line, pinned, isLoading: release.is !== 'ready' };
}
