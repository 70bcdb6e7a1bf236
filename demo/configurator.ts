import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Addresses } from './pages.ts';

/** Connections and images go to any back end, because an editor types its address. Everything else is as strict as possible. */
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
  // a page under examination is parsed but never shown
  'trusted-types museum-shop',
].join('; ');

/** Serves the bundle's pages for editors at `/embed/`. Without a query, redirects to the one for the demo's own shop. */
export function serveConfigurator(app: Hono, dist: string, { shop }: Addresses): void {
  app.get('/embed', (c) => c.redirect('/embed/'));
  app.get('/embed/:page{(index|preview)\\.html|}', (c) => {
    const page = c.req.param('page') || 'index.html';
    if (page === 'index.html' && !c.req.url.includes('?')) {
      const query = new URLSearchParams({
        api: `${shop}/api`,
        fallback: `${shop}/shop/`,
        deep: 'true',
      });
      return c.redirect(`/embed/?${query}`);
    }
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'no-cache');
    return c.html(readFileSync(path.join(dist, 'embed', page), 'utf8'));
  });
}
