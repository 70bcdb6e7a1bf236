import { readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { runNodeTests, testFiles } from './node-tests.mjs';
import { catalogModule } from './po-loader.mjs';

// `npm run test:core` runs the tests of `src/core` that need no browser, each file in its own process; with words
// (`-- cart tours/list`) only the files whose paths contain one. They are bundled first, because compiling them in each
// process takes longer than all tests. Without bundling:
// `node --import tsx --import ./test/support/node.ts --test test/core/cart/totals.test.ts`
const folder = '.build/test-core';
const ONLY_BUNDLE = '--bundle';
const words = process.argv.slice(2);
const files = testFiles(
  'test/core',
  words.filter((word) => word !== ONLY_BUNDLE),
  (file) => file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts'),
);

/** Turns catalogs into modules, and keeps the source path in `import.meta.url` of helpers that read files next to them. */
const sources = {
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.po$/ }, async ({ path: file, suffix }) => ({
      contents: await catalogModule(file + suffix),
    }));
    onLoad({ filter: /test\/support\/.*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(file)),
      ),
      loader: 'ts',
    }));
  },
};

rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: ['test/support/node.ts', ...files],
  outbase: 'test',
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  define: { 'process.env.IS_BUNDLED': 'true' },
  external: ['gettext-parser', 'oxc-parser', 'yaml'], // a native module, and two that require modules of Node.js
  plugins: [sources],
  logLevel: 'warning',
});

// the mutation tests run the files themselves
if (words.includes(ONLY_BUNDLE)) process.exit();

const bundled = Object.fromEntries(
  files.map((file) => [file.replace(/^test/, folder).replace(/\.ts$/, '.js'), file]),
);
const isGreen = runNodeTests('core', Object.keys(bundled), {
  flags: [
    '--enable-source-maps',
    '--import',
    `./${folder}/support/node.js`,
    '--test-timeout=900000', // ends a file that hangs; the longest takes minutes on a busy machine
  ],
  command: 'npm run test:core --',
  sources: bundled,
});
process.exit(isGreen ? 0 : 1);
