import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Hono } from 'hono';

const require = createRequire(import.meta.url);

/** The `dist` folder of a package whose entry is a file in it. */
const distOf = (entry: string): string => path.dirname(entry);

/** The files that a site includes, from the published packages. */
const FILES: Record<string, string> = {
  turbo: path.join(distOf(require.resolve('@hotwired/turbo')), 'turbo.es2017-umd.js'),
  swup: path.join(distOf(require.resolve('swup')), 'Swup.umd.js'),
  htmx: require.resolve('htmx.org/dist/htmx.min.js'),
  klaro: require.resolve('klaro/dist/klaro.js'),
};

/** Serves packages that host pages use, as `/packages/turbo.js` and so on. */
export function servePackages(app: Hono): void {
  for (const [name, file] of Object.entries(FILES)) {
    app.get(`/packages/${name}.js`, (c) =>
      c.body(readFileSync(file, 'utf8'), 200, { 'content-type': 'text/javascript' }),
    );
  }
}
