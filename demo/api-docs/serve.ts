import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { CONTRACT } from './document.ts';
import { apiPage } from './page.ts';

const STYLE = readFileSync(new URL('docs.css', import.meta.url), 'utf8');

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves the contract under `/api`: as a page at `docs`, and as it is at `openapi.yaml`. */
export function serveApiDocs(app: Hono): void {
  const text = (path: string, type: string, content: string): void => {
    app.get(path, (c) => {
      c.header('content-type', `${type}; charset=utf-8`);
      c.header('cache-control', 'no-cache');
      return c.body(content);
    });
  };
  text('/api/openapi.yaml', 'application/yaml', CONTRACT);
  text('/api/docs.css', 'text/css', STYLE);
  app.get('/api/docs/', (c) => c.redirect('/api/docs'));
  app.get('/api/docs', (c) => {
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'no-cache');
    return c.html(apiPage());
  });
}
