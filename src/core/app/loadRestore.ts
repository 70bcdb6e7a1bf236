import { retryImport } from '../async/retryImport.ts';

/** Loads `restore.ts`, which a first visit does not need. Resolves with `undefined` if it cannot be loaded. */
export const loadRestore = () => retryImport(() => import('./restore.ts')).catch(() => undefined);
