type Load = () => Promise<unknown>;

/** Files to import at once for an element: all that its first screen needs. */
export type FirstFiles = {
  files: readonly Load[];
  /** Positions in `files`, by element. */
  elements: Partial<Record<string, { list: readonly number[]; one?: readonly number[] }>>;
};

/**
 * Empty in the sources. The build replaces it in the loader (`firstFiles` in tools/first-files.mjs), once the names of
 * all files are known.
 */
export const FIRST_FILES: FirstFiles = { files: [], elements: {} };
