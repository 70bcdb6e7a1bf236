import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';

/** Where the three origins of the demo are, without a slash at the end. */
export type Addresses = { shop: string; partner: string; provider: string };

/** The strictest policy that a host page may have; the shop has to live with it. */
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
    // browsers without a sanitiser of their own read the museum's texts by it
    'trusted-types museum-shop',
  ].join('; ');

/** What a page has `{{name}}` for and is made when it is asked for; it is HTML. */
export type Parts = Record<string, () => string>;

const filled = (html: string, addresses: Addresses, parts: Parts): string =>
  html
    .replace(/\{\{(shop|partner|provider)\}\}/g, (_, name: keyof Addresses) => addresses[name])
    .replace(/\{\{([\w-]+)\}\}/g, (gap, name: string) => parts[name]?.() ?? gap);

/** Answers with a page under the policy that its scripts may come from `scripts`. */
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
 * Serves one page at `base` and at every path below it, as a shop with path routing needs it; a path that ends like a file is none of
 * them. `partsOf` makes what stands in the page of the segments behind `base`.
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
 * Serves a folder of host pages as a museum's own server would: with a strict content security policy, and with the
 * addresses of the demo and `parts` filled in. `scripts` is the origin the bundle comes from.
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
