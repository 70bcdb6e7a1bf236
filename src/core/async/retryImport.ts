/**
 * Imports a file, at most three times in all: a mobile connection may just have been gone. The import stays a literal in the
 * caller, `retryImport(() => import('./file.ts'))`, so that the bundlers of host projects find the file, and each attempt is
 * at the same address, so that the integrity of an import map covers it. A browser that remembers a failed import for as long
 * as the page is open (Firefox before 155) rejects all three.
 */
export const retryImport = <M>(load: () => Promise<M>): Promise<M> =>
  load().catch(load).catch(load);
