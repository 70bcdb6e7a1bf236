import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Hono } from 'hono';
import { dist } from './demo.ts';

/** Valtio of the page, and the expression for the copy's own. */
const VALTIO = /(Symbol\.for\("museum-shop\/valtio@2"\)\]\?\?=)([\w$]+)/;

/** Replaces valtio by one that always throws, so that the release works only with the instance that is on the page. */
const otherValtio: Plugin = {
  name: 'other-valtio',
  setup({ onLoad, onEnd }) {
    let count = 0;
    onLoad({ filter: /\.js$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (VALTIO.test(text)) count += 1;
      const own =
        'Object.fromEntries(Object.keys($2).map(name=>[name,()=>{throw Error("another valtio: "+name)}]))';
      return { contents: text.replace(VALTIO, `$1${own}`), loader: 'js' };
    });
    onEnd(() => assert.equal(count, 1, 'one file of the bundle publishes valtio'));
  },
};

/** Names of the source's own flags: the words that its types and objects declare as `is…` or `has…`. */
function ownFlags(): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'));
  return new Set(code.join('\n').match(/\b(?:is|has)[A-Z]\w*(?=\??: )/g));
}

/** Returns the properties that another release may name differently: flags that are not part of the contract. */
function privateFlags(): RegExp {
  const contract = readFileSync('test/core/app/crossBundle.snapshot.txt', 'utf8');
  const own = [...ownFlags()].filter((name) => !new RegExp(`\\b${name}\\b`).test(contract));
  return new RegExp(`^(?:${own.join('|')})$`);
}

/**
 * Builds the bundle as another release could be: by another bundler and minifier, with other chunks and other names of
 * functions and of properties that do not cross bundles. Returns the texts of its files by path.
 */
async function buildOther(): Promise<Map<string, string>> {
  const entries = readdirSync(dist).filter((file) => /^museum-.*\.js$/.test(file));
  const { outputFiles } = await build({
    entryPoints: entries.map((file) => path.join(dist, file)),
    outdir: dist,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    mangleProps: privateFlags(),
    mangleQuoted: true,
    chunkNames: 'parts/[hash]',
    // files for editors are built separately
    external: ['./embed/doctor.js'],
    // `sideEffects` in package.json describes the sources of this bundle
    ignoreAnnotations: true,
    logLevel: 'warning',
    plugins: [otherValtio],
  });
  return new Map(outputFiles.map((file) => [path.relative(dist, file.path), file.text]));
}

let files: Promise<Map<string, string>> | undefined;

/** Serves another release of the bundle below `base`. Its chunks are in `parts`. */
export function serveOtherRelease(app: Hono, base: string): void {
  app.get(`${base}/*`, async (c) => {
    files ??= buildOther();
    const text = (await files).get(c.req.path.slice(base.length + 1));
    if (text === undefined) return c.notFound();
    return c.body(text, 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
  });
}
