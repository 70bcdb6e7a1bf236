import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { serveApiDocs } from './api-docs/serve.ts';
import { serveBundle } from './bundle.ts';
import { serveConfigurator } from './configurator.ts';
import { outboxParts } from './outbox.ts';
import { type Addresses, serveDeepLinks, servePages } from './pages.ts';
import type { Catalogue } from './server/catalogue.ts';
import type { Settings } from './server/settings.ts';
import { shopPageParts } from './shop-page.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

type MuseumSite = {
  api: Hono;
  settings: Settings;
  catalogue: Catalogue;
  /** Folder of the mails. */
  outbox: string;
  /** Folder of the built bundle. */
  dist: string;
  addresses: Addresses;
  /** Adds routes that take precedence over the museum's pages. */
  extra: ((app: Hono) => void) | undefined;
};

/** Creates the app of the shop's origin: the API, the bundle, the configurator and the museum's pages. */
export const createMuseumSite = (site: MuseumSite): Hono => {
  const { api, settings, catalogue, outbox, dist, addresses, extra } = site;
  const app = new Hono();
  serveApiDocs(app);
  // around the sloppy proxy too, which reads and changes the answers
  app.use('/api/*', compress());
  app.route('/', api);
  app.use('*', bodyLimit({ maxSize: settings.bodyLimitBytes }));
  serveBundle(app, dist);
  serveConfigurator(app, dist, addresses);
  extra?.(app);
  app.use('/museum/posters/*', serveStatic({ root: path.relative(process.cwd(), here) }));
  for (const folder of ['/museum', '/museum/en']) {
    app.get(`${folder}/outbox`, (c) => c.redirect(`${folder}/outbox.html`));
  }
  const mails = outboxParts(outbox, settings.timezone);
  const pages = path.join(here, 'museum/pages');
  const shopPage = path.join(pages, 'shop.html');
  serveDeepLinks(app, '/shop', shopPage, addresses, shopPageParts(catalogue, settings));
  app.get('/shop.html', (c) => c.redirect('/shop/'));
  servePages(app, pages, addresses, "'self'", mails);
  return app;
};
