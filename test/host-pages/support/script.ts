import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { MORNING } from '../../../tools/morning.mjs';
import { engine } from './engine.ts';

/** Bundles a file of this folder as a classic script. */
export const scriptOf = (file: string): string =>
  buildSync({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { NOW: String(MORNING), ENGINE: JSON.stringify(engine) },
  }).outputFiles[0]!.text;
