import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Builds the floor into a folder, as a single file like that of any bundler. */
export async function buildFloor(folder: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('floor.tsx', import.meta.url))],
    outfile: path.join(folder, 'museum-floor.js'),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: 'es2022',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
  });
}
