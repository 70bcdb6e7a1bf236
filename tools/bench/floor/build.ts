import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Builds the floor into a folder, as a single file like that of any bundler, compressed as the shop's files are. */
export async function buildFloor(folder: string): Promise<void> {
  const file = path.join(folder, 'museum-floor.js');
  await build({
    entryPoints: [fileURLToPath(new URL('floor.tsx', import.meta.url))],
    outfile: file,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: 'es2022',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
  });
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
