import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Lets the modules of the server still find the files next to their sources. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]demo[\\/]server[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', address) };
    }),
};

/** Bundles the server into one file, so that its many starts are quick. Returns the file. */
export async function bundleServer(): Promise<string> {
  const own = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
  const outfile = own(`../../.build/crash-test/server-${process.pid}.mjs`);
  await build({
    entryPoints: [own('./server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // It reads its WebAssembly from its own folder.
    external: ['node-sqlite3-wasm'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [ownAddresses],
    logLevel: 'error',
  });
  return outfile;
}
