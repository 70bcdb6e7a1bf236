/**
 * Imports a file, with up to two retries for unstable connections. The caller passes a literal `import('./file.ts')`,
 * so that host bundlers find the file; the address never changes, so that the integrity of an import map covers it.
 * Firefox before 155 caches a failed import until the page is closed, so there all attempts fail.
 */
export const retryImport = <M>(load: () => Promise<M>): Promise<M> =>
  load().catch(load).catch(load);
