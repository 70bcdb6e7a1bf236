import { fileURLToPath } from 'node:url';

const context = {
  addWatchFile() {},
  error(message) {
    throw new Error(message);
  },
};
let catalogs;

/** Returns a `.po` catalog as a module, as the shop imports it. Loads the compiler on the first call. */
export async function catalogModule(file) {
  const { linguiCatalogs } = await import('./rollup-plugins.mjs');
  catalogs ??= linguiCatalogs();
  return (await catalogs.load.call(context, file)).code;
}

/** Module loader hook of Node.js, for tests: turns `.po` catalogs into modules. */
export const load = async (url, about, nextLoad) =>
  url.endsWith('.po')
    ? { format: 'module', source: await catalogModule(fileURLToPath(url)), shortCircuit: true }
    : nextLoad(url, about);
