import path from 'node:path';
import { transform } from '@swc/core';
import { cssText, linguiCatalogs } from './rollup-plugins.mjs';
import { swcOptions } from './swc.mjs';

/** Serves `src` and `test` to the test runner as the bundle would hold them: macros, TypeScript, style sheets, catalogs. */
export function sourcePlugin() {
  const loaders = [
    ['.po', linguiCatalogs()],
    ['.css', cssText()],
  ];
  const context = {
    addWatchFile() {},
    error(message) {
      throw new Error(message);
    },
  };
  let root;
  return {
    name: 'source',
    serverStart({ config }) {
      root = config.rootDir;
    },
    resolveMimeType({ path: file }) {
      return /\.(tsx?|po|css)$/.test(file) ? 'js' : undefined;
    },
    async serve({ path: file }) {
      const loader = loaders.find(([extension]) => file.endsWith(extension))?.[1];
      return loader && (await loader.load.call(context, path.join(root, file))).code;
    },
    async transform({ path: file, body }) {
      if (!/\.tsx?$/.test(file)) return undefined;
      const options = { ...swcOptions, filename: path.join(root, file), sourceMaps: 'inline' };
      return { body: (await transform(body, options)).code };
    },
  };
}
