import { fileURLToPath } from 'node:url';

const context = {
  addWatchFile() {},
  error(message) {
    throw new Error(message);
  },
};
let catalogs;

/**
 * Returns a `.po` catalog as a module, as the shop imports it: the whole, or the part after the `?`. Loads the compiler on
 * the first call.
 */
export async function catalogModule(id) {
  const { linguiCatalogs } = await import('./rollup-plugins.mjs');
  catalogs ??= linguiCatalogs();
  return (await catalogs.load.call(context, id)).code;
}

/** Module loader hook of Node.js, for tests: turns `.po` catalogs into modules. */
export const load = async (url, about, nextLoad) => {
  const { pathname, search } = new URL(url);
  if (!pathname.endsWith('.po')) return nextLoad(url, about);
  const source = await catalogModule(fileURLToPath(url) + search);
  return { format: 'module', source, shortCircuit: true };
};
