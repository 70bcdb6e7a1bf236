import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Addresses } from './pages.ts';

/** The page may ask any back end, as an editor names it; beside that it has the strictest policy there is. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  'connect-src *',
  'img-src *',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  // a page that is examined is parsed, and never shown
  'trusted-types museum-shop',
].join('; ');

/** Serves the pages for editors out of the bundle, at `/embed/`; who comes there without a shop gets that of the demo. */
export function serveConfigurator(app: Hono, dist: string, { shop }: Addresses): void {
  app.get('/embed', (c) => c.redirect('/embed/'));
  app.get('/embed/:page{(index|preview)\\.html|}', (c) => {
    const page = c.req.param('page') || 'index.html';
    if (page === 'index.html' && !c.req.url.includes('?')) {
      const query = new URLSearchParams({ api: `${shop}/api`, fallback: `${shop}/shop/` });
      return c.redirect(`/embed/?${query}`);
    }
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'no-cache');
    return c.html(readFileSync(path.join(dist, 'embed', page), 'utf8'));
  });
}
