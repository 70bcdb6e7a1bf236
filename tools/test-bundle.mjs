import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { build } from 'esbuild';
import { catalogModule } from './po-loader.mjs';
import { aliases } from './aliases.mjs';
import { cssText } from './rollup-plugins.mjs';
import { swcOptions } from './swc.mjs';

/** Folder of the bundled tests: each file has the path of its source below it, with the extension `.js`. */
export const BUNDLE = '.build/tests';

export const bundledName = (file) => path.posix.join(BUNDLE, file.replace(/\.tsx?$/, '.js'));

/** Source files that test pages load by address, or whose loading a test observes. */
const PAGE_SCRIPTS = [
  ...readdirSync('src/elements')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `src/elements/${file}`),
  'src/core/reporting/report.ts',
  'src/core/web/storage.ts',
  'src/views/checkout/screens.ts',
  'src/views/tickets/EventScreen.tsx',
  'test/support/opaque.ts',
  'test/support/page-witness.ts',
];

/** Loads files as Rollup does for the product: lingui's macros, catalogs, style sheets. */
const sources = {
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      if (!text.includes('/macro')) return undefined;
      const { code } = await transform(text, {
        ...swcOptions,
        filename: file,
        sourceMaps: 'inline',
      });
      return { contents: code, loader: 'js' };
    });
    onLoad({ filter: /\.po$/ }, async ({ path: file, suffix }) => ({
      contents: await catalogModule(file + suffix),
    }));
    const { load: loadCss } = cssText();
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => ({
      contents: (await loadCss(file)).code,
      loader: 'js',
    }));
  },
};

/** The same aliases as in the bundle for visitors (rollup.config.mjs). */
const sameAliases = {
  name: 'aliases',
  setup({ onResolve, resolve }) {
    for (const { find, replacement } of aliases) {
      onResolve({ filter: find }, ({ kind, resolveDir }) =>
        path.isAbsolute(replacement)
          ? { path: replacement }
          : resolve(replacement, { kind, resolveDir }),
      );
    }
    // for tests in Node.js; a browser never requests it
    onResolve({ filter: /\/catalogs\.node\.ts$/ }, ({ path: file }) => ({
      path: file,
      external: true,
    }));
  },
};

/** Bundles test files for the browser, with common chunks, and packages in the same builds as for visitors. */
export async function bundleTests(files) {
  await rm(BUNDLE, { recursive: true, force: true });
  await build({
    entryPoints: [...files, ...PAGE_SCRIPTS],
    outdir: BUNDLE,
    outbase: '.',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.MODE': '"production"',
      'import.meta.env': '{}',
    },
    external: ['/__web-dev-server__*'],
    // `sideEffects` in package.json lists files of the built bundle
    ignoreAnnotations: true,
    sourcemap: true,
    logLevel: 'warning',
    plugins: [sameAliases, sources],
  });
}
