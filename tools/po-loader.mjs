import { fileURLToPath } from 'node:url';

const context = {
  addWatchFile() {},
  error(message) {
    throw new Error(message);
  },
};
let catalogs;

/** Returns a `.po` catalog as a module, as the shop imports it. Loads the compiler only when one is needed. */
export async function catalogModule(file) {
  const { linguiCatalogs } = await import('./rollup-plugins.mjs');
  catalogs ??= linguiCatalogs();
  return (await catalogs.load.call(context, file)).code;
}

/** A loader of Node's, for tests: a `.po` catalog becomes a module. */
export const load = async (url, about, nextLoad) =>
  url.endsWith('.po')
    ? { format: 'module', source: await catalogModule(fileURLToPath(url)), shortCircuit: true }
    : nextLoad(url, about);
