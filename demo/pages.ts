import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';

/** Origins of the demo's three servers, without a trailing slash. */
export type Addresses = { shop: string; partner: string; provider: string };

/** Returns the strictest content security policy that a host page may have. The shop has to work under it. */
const policy = (sources: string): string =>
  [
    "default-src 'none'",
    `script-src ${sources}`,
    `connect-src ${sources}`,
    `img-src ${sources}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // browsers without a native sanitiser parse the museum's texts under this policy
    'trusted-types museum-shop',
  ].join('; ');

/** HTML for the `{{name}}` placeholders of a page, by name. It is produced for each request. */
export type Parts = Record<string, () => string>;

const filled = (html: string, addresses: Addresses, parts: Parts): string =>
  html
    .replace(/\{\{(shop|partner|provider)\}\}/g, (_, name: keyof Addresses) => addresses[name])
    .replace(/\{\{([\w-]+)\}\}/g, (gap, name: string) => parts[name]?.() ?? gap);

/** Sends a page whose policy allows scripts from `scripts`. */
const sendPage = (
  c: Context,
  file: string,
  addresses: Addresses,
  scripts: string,
  parts: Parts,
): Response | Promise<Response> => {
  c.header('content-security-policy', policy(scripts));
  c.header('cache-control', 'no-cache');
  return c.html(filled(readFileSync(file, 'utf8'), addresses, parts));
};

/**
 * Serves one page at `base` and at every path below it, for a shop with path routing. Paths that end in a file extension are
 * skipped. `partsOf` receives the path segments behind `base` and returns the page's parts.
 */
export function serveDeepLinks(
  app: Hono,
  base: string,
  file: string,
  addresses: Addresses,
  partsOf: (segments: string[]) => Parts,
): void {
  app.get(`${base}/*`, (c, next) => {
    const segments = c.req.path.slice(base.length).split('/').slice(1);
    if (/\.\w+$/.test(segments.at(-1) ?? '')) return next();
    return sendPage(c, file, addresses, "'self'", partsOf(segments));
  });
}

/**
 * Serves a folder of host pages as a museum's own server would: with a strict content security policy, and with the demo's
 * addresses and `parts` filled in. `scripts` is the origin that the bundle comes from.
 */
export function servePages(
  app: Hono,
  folder: string,
  addresses: Addresses,
  scripts: string,
  parts: Parts = {},
): void {
  const pages: MiddlewareHandler = async (c, next) => {
    const wanted = c.req.path.endsWith('/') ? `${c.req.path}index.html` : c.req.path;
    const file = path.join(folder, path.normalize(wanted));
    if (!wanted.endsWith('.html') || !file.startsWith(folder) || !existsSync(file)) return next();
    return sendPage(c, file, addresses, scripts, parts);
  };
  app.get('*', pages);
  app.get('*', serveStatic({ root: path.relative(process.cwd(), folder) || '.' }));
}
