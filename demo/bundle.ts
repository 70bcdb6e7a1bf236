import { statSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { entityTag } from './entity-tag.ts';

const YEAR_SECONDS = 31_536_000;

/** Whether a file never changes: its name has a content hash, or it belongs to a numbered release. */
const isForEver = (file: string): boolean =>
  /^\/((embed\/)?chunks|\d+\.\d+\.\d+[^/]*)\//.test(file);

const changedAtMs = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Serves the bundle with the headers of a CDN: any page may load it, and immutable files are cached for a year. */
export function serveBundle(app: Hono, dist: string): void {
  const root = path.relative(process.cwd(), dist) || '.';
  const files = serveStatic({ root });
  const compressed = serveStatic({ root, precompressed: true });
  // while a developer changes the sources, only the files themselves are built again
  const isCompressed = (file: string): boolean =>
    changedAtMs(`${path.join(dist, file)}.br`) >= changedAtMs(path.join(dist, file));
  const isOurs =
    /^\/(museum-[a-z-]+\.js(\.map)?|((embed\/)?chunks|themes)\/.+|embed\/[a-z]+\.js(\.map)?|\d+\.\d+\.\d+[^/]*\/.+)$/;
  app.use('*', async (c, next) => {
    if (!isOurs.test(c.req.path)) return next();
    c.header('access-control-allow-origin', '*');
    c.header('cross-origin-resource-policy', 'cross-origin');
    c.header('timing-allow-origin', '*');
    c.header('x-content-type-options', 'nosniff');
    c.header(
      'cache-control',
      isForEver(c.req.path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=300',
    );
    return next();
  });
  app.get('*', async (c, next) => {
    if (!isOurs.test(c.req.path)) return next();
    return entityTag()(c, async () => {
      await compress()(c, async () => {
        // the file may be missing while a build is running
        const serve = isCompressed(c.req.path) ? compressed : files;
        const file = await serve(c, () => Promise.resolve());
        // a release may appear a minute later
        if (!file) c.header('cache-control', 'no-store');
        c.res = file ?? (await c.notFound());
      });
    });
  });
}
