import type { Lang } from '../core/i18n/languages.ts';

type Load = (lang: Lang) => Promise<unknown>;

/** Files to import at once for an element: all that its first screen needs, without the messages of first screens. */
export type FirstFiles = {
  files: readonly Load[];
  /** Positions in `files` for the list, and for one item, by element. */
  elements: Partial<Record<string, readonly [list: readonly number[], one?: readonly number[]]>>;
};

/**
 * Empty in the sources. The build replaces it in the loader (`firstFiles` in tools/first-files.mjs), once the names of
 * all files are known.
 */
export const FIRST_FILES: FirstFiles = { files: [], elements: {} };
