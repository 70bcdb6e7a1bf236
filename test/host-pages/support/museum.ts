import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';
import type { AppOptions } from '../../../demo/server/app.ts';
import type { Stack, StackOptions } from '../../../demo/stack.ts';
import { startDemo } from '../../journeys/support/demo.ts';
import { engine } from './engine.ts';
import { scriptOf } from './script.ts';

type Failures = NonNullable<AppOptions['failures']>;

/** A page of somebody else's site. */
export type HostPage = {
  body: string;
  lang?: string;
  /** More for the head, before any script. */
  head?: string;
  /** What the `<meta>` says of the back end: the demo's unless told otherwise; null for no `<meta>`. */
  api?: string | null;
  /** Addresses of module scripts, in this order; the loader of the shop's origin unless told otherwise. */
  scripts?: readonly string[];
  headers?: Record<string, string>;
  /** Path on the site; one of its own unless told otherwise. */
  path?: string;
};

/** The whole demo, with host pages on an origin of their own that visitors know by a name. */
export type Museum = Omit<Stack, 'addresses'> & {
  /** Origins: of the back end and the bundle, of the host pages, of the provider, and one where each line is cut. */
  at: { shop: string; site: string; provider: string; nobody: string };
  /** Puts a page into the site; returns its address. */
  put: (page: HostPage) => string;
  /** Calls fail where this answers with a status, until it is told otherwise. */
  fail: (failures: Failures | undefined) => void;
};

/** Stands before all else in each page, where the engine's driver cannot put it there. */
const FIRST = '/first.js';
const first = engine === 'webkit' ? `<script src="${FIRST}"></script>` : '';

/** A server at which each line is cut. */
async function startNobody(): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

/** Starts everything for one file of host pages; `site` puts more on the origin of the pages. */
export async function startMuseum({
  site,
  ...options
}: Partial<StackOptions> & { site?: (app: Hono) => void } = {}): Promise<Museum> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  let failures: Failures | undefined;
  const stack = await startDemo({
    // a visitor's; on `localhost` everybody is an editor
    partnerHost: 'site.localhost',
    failures: (call) => failures?.(call),
    ...options,
    extraOfPartner(app) {
      if (first) {
        const script = scriptOf('inPage.ts');
        app.get(FIRST, (c) => c.body(script, 200, { 'content-type': 'text/javascript' }));
      }
      site?.(app);
      app.get('*', (c, next) => {
        const page = pages.get(c.req.path);
        return page ? c.html(page.html, 200, page.headers) : next();
      });
    },
  });
  const nobody = await startNobody();
  const { shop, partner, provider } = stack.addresses;
  const at = {
    shop,
    site: partner,
    provider,
    nobody: `http://localhost:${(nobody.address() as AddressInfo).port}`,
  };
  return {
    ...stack,
    at,
    put({ body, lang = 'en', head = '', headers = {}, ...page }) {
      const {
        api = `${shop}/api`,
        scripts = [`${shop}/museum-shop.js`],
        path = `/pages/${pages.size}`,
      } = page;
      const meta = api === null ? '' : `<meta name="museum-shop-api" content="${api}">`;
      const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`);
      const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${first}<title>A page of a site</title><link rel="icon" href="data:,">${meta}${head}${tags.join('')}</head><body>${body}</body></html>`;
      pages.set(path, { html, headers });
      return partner + path;
    },
    fail(next) {
      failures = next;
    },
    async close() {
      await new Promise((resolve) => nobody.close(resolve));
      await stack.close();
    },
  };
}
