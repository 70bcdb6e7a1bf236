import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';
import type { AppOptions } from '../../../demo/server/app.ts';
import type { Stack, StackOptions } from '../../../demo/stack.ts';
import { startDemo } from '../../journeys/support/demo.ts';
import { engine } from './engine.ts';
import { scriptOf } from './script.ts';

type Failures = NonNullable<AppOptions['failures']>;

/** A page that holds embeds, on an origin other than the shop's. */
export type HostPage = {
  body: string;
  lang?: string;
  /** HTML for the head, before any script. */
  head?: string;
  /** URL of the back end in the `<meta>`; the demo's by default, null for no `<meta>`. */
  api?: string | null;
  /** URLs of module scripts, in this order; by default the loader on the shop's origin. */
  scripts?: readonly string[];
  headers?: Record<string, string>;
  /** Path on the site; a new one by default. */
  path?: string;
};

/** The whole demo, with host pages on a separate origin that has a host name. */
export type Museum = Omit<Stack, 'addresses'> & {
  /** Origins: back end and bundle, host pages, payment provider, and a server that drops each connection. */
  at: { shop: string; site: string; provider: string; nobody: string };
  /** Adds a page to the site and returns its URL. */
  put: (page: HostPage) => string;
  /** Makes calls fail for which `failures` returns a status; undefined ends that. */
  fail: (failures: Failures | undefined) => void;
};

/** First script of each page in WebKit, whose driver cannot inject one. */
const FIRST = '/first.js';
const first = engine === 'webkit' ? `<script src="${FIRST}"></script>` : '';

/** Starts a server that drops each connection. */
async function startNobody(): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

/** Starts the demo with a site for host pages; `site` adds routes to the site's origin. */
export async function startMuseum({
  site,
  ...options
}: Partial<StackOptions> & { site?: (app: Hono) => void } = {}): Promise<Museum> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  let failures: Failures | undefined;
  const stack = await startDemo({
    // on `localhost` the embeds would show the notes for editors
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
