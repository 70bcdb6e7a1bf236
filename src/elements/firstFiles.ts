type Load = () => Promise<unknown>;

/** What is imported at once for an element: all files that its first screen needs. */
export type FirstFiles = {
  files: readonly Load[];
  /** By element, the positions in `files`. */
  elements: Partial<Record<string, { list: readonly number[]; one?: readonly number[] }>>;
};

/**
 * Empty here. The build fills it in for the loader (`firstFiles` in tools/first-files.mjs): only then are the names of all
 * files known.
 */
export const FIRST_FILES: FirstFiles = { files: [], elements: {} };
