import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMuseumSite } from './museum-site.ts';
import { museum } from './museum/museum.ts';
import { type Addresses, servePages } from './pages.ts';
import { createProvider } from './provider/app.ts';
import { openProviderDatabase } from './provider/database.ts';
import type { AppOptions } from './server/app.ts';
import type { Catalogue } from './server/catalogue.ts';
import { openShopDatabase } from './server/database.ts';
import { seedCustomers } from './server/demo-customers.ts';
import { createServer } from './server/reference-server.ts';
import { settingsBy } from './server/settings.ts';
import type { Settings } from './server/settings.ts';
import type { Database } from './server/sqlite.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

export type StackOptions = {
  /** Port of the shop. The partner gets the next one, the provider the one after that. With 0 each gets a free port. */
  port: number;
  /** Address on which all three listen. The default is reachable from this computer only. */
  host?: string | undefined;
  /** Folder of the two databases and the mails. */
  data: string;
  /** Folder of the built bundle. */
  dist: string;
  now?: () => Date;
  catalogue?: Catalogue;
  failures?: AppOptions['failures'];
  /** Distorts the API's answers within the contract, as real back ends do; the seed selects how. */
  sloppySeed?: number | undefined;
  /** Adds routes to the shop's origin, e.g. pages of a test. */
  extra?: (app: Hono) => void;
  /** Adds routes to the partner's origin. */
  extraOfPartner?: (app: Hono) => void;
  /** Host name of the partner, if it differs from the shop's. */
  partnerHost?: string;
  /** Origins of other sites that may take payments. */
  allowedOrigins?: readonly string[];
} & Partial<Settings>;

export type Stack = { addresses: Addresses; database: Database; close: () => Promise<void> };

type Listener = { server: Server; port: number; answer: Hono['fetch'] };

/**
 * Connections that may wait until a busy server accepts them. If a crowd fills Node's default of 511, visitors wait for a minute or
 * more, and the provider cannot report payments.
 */
const BACKLOG = 4096;

/**
 * How long an idle connection stays open. Visitors think for longer than Node's default of five seconds, and the server accepts
 * only one new connection in each turn of its event loop, so that those of a crowd would wait.
 */
const KEEP_ALIVE_MS = 65_000;

/** Listens before the app exists, because the app's addresses contain the port. Rejects with EADDRINUSE if the port is taken. */
const listen = (port: number, hostname: string): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const listener: Omit<Listener, 'server' | 'port'> = {
      answer: () => new Response(null, { status: 503 }),
    };
    const fetch = (request: Request, connection: object) => listener.answer(request, connection);
    const server = createAdaptorServer({ fetch }) as Server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', reject);
    server.listen({ port, host: hostname, backlog: BACKLOG }, () => {
      const address = server.address() as AddressInfo;
      resolve(Object.assign(listener, { server, port: address.port }));
    });
  });

const stop = ({ server }: Listener): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Puts the sloppy proxy before the API if there is a seed. It is loaded only then, because it parses the whole contract. */
const answering = async (api: Hono, seed: number | undefined, settings: Settings) => {
  if (seed === undefined) return api;
  const { sloppy } = await import('./sloppy/proxy.ts');
  const { timezone, bodyLimitBytes } = settings;
  return sloppy(api, { seed, timezone, bodyLimitBytes });
};

const partnerSite = (
  { bodyLimitBytes }: Settings,
  addresses: Addresses,
  extra: StackOptions['extraOfPartner'],
): Hono => {
  const app = new Hono();
  app.use('*', bodyLimit({ maxSize: bodyLimitBytes }));
  extra?.(app);
  servePages(app, path.join(here, 'partner/pages'), addresses, `'self' ${addresses.shop}`);
  return app;
};

/** Returns the settings of the museum, whose pages have accounts and show orders. */
const museumSettings = ({ shop }: Addresses, chosen: Partial<Settings>): Settings =>
  settingsBy({
    hasUserRegistration: true,
    recoverAddresses: ['museum/account.html#', 'museum/en/account.html#', 'shop'].map(
      (page) => `${shop}/${page}/recover/{token}`,
    ),
    orderReviewAddress: `${shop}/museum/basket.html#/{lang}/order-review/{id}`,
    ...chosen,
  });

const openStack = async (options: StackOptions, listeners: Listener[]): Promise<Stack> => {
  const {
    port: _port,
    data,
    dist,
    now = () => new Date(),
    catalogue = museum,
    failures,
    sloppySeed,
    extra,
    extraOfPartner,
    partnerHost,
    allowedOrigins = [],
    ...chosen
  } = options;
  const origin = (offset: number, host = 'localhost'): string =>
    `http://${host}:${listeners[offset]?.port}`;
  const addresses = { shop: origin(0), partner: origin(1, partnerHost), provider: origin(2) };
  const settings = museumSettings(addresses, chosen);
  const outbox = path.join(data, 'outbox');
  const secret = randomBytes(32).toString('hex');
  const database = openShopDatabase(path.join(data, 'shop.sqlite'));
  const payments = openProviderDatabase(path.join(data, 'provider.sqlite'));

  await seedCustomers(database, catalogue.customers ?? [], settings);

  const reference = createServer({
    ...settings,
    ...(failures && { failures }),
    database,
    catalogue,
    now,
    allowedOrigins: [addresses.shop, addresses.partner, ...allowedOrigins],
    providerAddress: addresses.provider,
    providerSecret: secret,
    publicAddress: addresses.shop,
    outbox,
  });
  const api = await answering(reference.app, sloppySeed, settings);
  const shopApp = createMuseumSite({ api, settings, catalogue, outbox, dist, addresses, extra });

  const partnerApp = partnerSite(settings, addresses, extraOfPartner);
  const providerApp = createProvider({
    database: payments,
    secret,
    now,
    publicAddress: addresses.provider,
    notifyTimeoutMs: settings.providerTimeoutMs,
  });

  for (const [offset, app] of [shopApp, partnerApp, providerApp].entries()) {
    listeners[offset]!.answer = app.fetch;
  }
  await reference.recover();
  const close = async (): Promise<void> => {
    await Promise.all(listeners.map(stop));
    database.close();
    payments.close();
  };
  return { addresses, database, close };
};

/**
 * Starts everything that the demo and the journeys need, each on its own origin: the museum's pages with API and bundle, a
 * partner's site, and the payment provider. Rejects with the system's EADDRINUSE if a port is taken.
 */
export async function startStack({ host = '127.0.0.1', ...options }: StackOptions): Promise<Stack> {
  const listeners: Listener[] = [];
  try {
    for (const offset of [0, 1, 2]) {
      listeners.push(await listen(options.port && options.port + offset, host));
    }
    return await openStack(options, listeners);
  } catch (error) {
    await Promise.all(listeners.map(stop));
    throw error;
  }
}
