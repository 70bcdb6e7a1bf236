import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { catalogModule } from './po-loader.mjs';

// `npm run test:core`: the tests of `src/core` that need no browser, each file in a process of its own. They are bundled
// first, since compiling them in each process takes longer than all tests. One file alone, without bundling:
// `node --import tsx --import ./test/support/node.ts --test test/core/cart/totals.test.ts`.
const folder = '.build/test-core';
const files = readdirSync('test/core', { recursive: true }).filter(
  (file) => file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts'),
);

/** Catalogs become modules, and a helper that looks for its neighbours finds them from where it was written. */
const sources = {
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.po$/ }, async ({ path: file }) => ({
      contents: await catalogModule(file),
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
  entryPoints: ['test/support/node.ts', ...files.map((file) => path.join('test/core', file))],
  outbase: 'test',
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  define: { 'process.env.IS_BUNDLED': 'true' },
  plugins: [sources],
  logLevel: 'warning',
});

const setUp = `./${folder}/support/node.js`;
const flags = [
  '--enable-source-maps',
  '--import',
  setUp,
  '--test',
  '--test-reporter=spec',
  '--test-concurrency=2',
];
const tests = files.map((file) => path.join(folder, 'core', file.replace(/\.ts$/, '.js')));
const { status } = spawnSync(process.execPath, [...flags, ...tests], {
  stdio: 'inherit',
  // far from the museum's time zone: no test may depend on that of the machine
  env: { TZ: 'America/St_Johns', ...process.env },
});
process.exit(status ?? 1);
