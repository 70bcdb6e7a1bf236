import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { serve } from '@hono/node-server';
import { createProvider } from '../../../demo/provider/app.ts';
import { openProviderDatabase } from '../../../demo/provider/database.ts';
import { createApp } from '../../../demo/server/app.ts';
import type { AppOptions } from '../../../demo/server/app.ts';
import { openShopDatabase } from '../../../demo/server/database.ts';
import { mailsIn } from '../../../demo/server/outbox.ts';
import { smallCatalogue } from './catalogue.ts';

/** Friday, 5 March 2027, 10:30 in the museum. */
const OPENING_INSTANT = '2027-03-05T09:30:00Z';
/** What shop and provider sign with. */
export const SECRET = 'only for tests';

/** A page that embeds the shop. */
export const PAGE = 'http://museum.example';

export type Answer = {
  status: number;
  headers: Headers;
  // The tests look into answers by hand; the contract test checks their shapes.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
};

type Fetch = (request: Request, connection: unknown) => Response | Promise<Response>;

const listen = async (fetch: Fetch) => {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** Starts the reference server and the provider, each on a port of its own with a file of its own. */
export const startDemo = async (options: Partial<AppOptions> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'museum-shop-'));
  const outbox = join(folder, 'outbox');
  let instant = new Date(OPENING_INSTANT).getTime();
  const now = () => new Date(instant);
  let app: { fetch: Fetch } = { fetch: () => new Response(null, { status: 503 }) };
  let provider = app;
  const shopServer = await listen((request, connection) => app.fetch(request, connection));
  const providerServer = await listen((request, connection) => provider.fetch(request, connection));

  const open = () => {
    const shopDatabase = openShopDatabase(join(folder, 'shop.db'));
    const providerDatabase = openProviderDatabase(join(folder, 'provider.db'));
    const built = createApp({
      database: shopDatabase,
      catalogue: smallCatalogue,
      now,
      allowedOrigins: [PAGE],
      providerAddress: providerServer.address,
      providerSecret: SECRET,
      publicAddress: shopServer.address,
      outbox,
      // Storing a password is made to be slow; the tests need not wait for it.
      passwordCost: 2 ** 10,
      ...options,
    });
    app = { fetch: (request, connection) => built.fetch(request, connection as object) };
    const payments = createProvider({
      database: providerDatabase,
      secret: SECRET,
      now,
      publicAddress: providerServer.address,
    });
    provider = { fetch: (request) => payments.fetch(request) };
    return { shopDatabase, providerDatabase };
  };
  const stopServers = () => Promise.all([shopServer.stop(), providerServer.stop()]);
  const opened = async () => {
    try {
      return open();
    } catch (error) {
      // two servers that listen would keep the tests from ending
      await stopServers();
      rmSync(folder, { recursive: true });
      throw error;
    }
  };
  let databases = await opened();
  const closeDatabases = () => {
    databases.shopDatabase.close();
    databases.providerDatabase.close();
  };

  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${shopServer.address}/api/${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text && JSON.parse(text),
    };
  };

  return {
    folder,
    /** Mails that were sent, the newest first. */
    mails: () => mailsIn(outbox),
    shopAddress: shopServer.address,
    providerAddress: providerServer.address,
    database: () => databases.shopDatabase,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    passMinutes: (minutes: number) => {
      instant += minutes * 60_000;
    },
    /** From now on the provider does not answer. */
    breakProvider: () => {
      provider = { fetch: () => new Response(null, { status: 503 }) };
    },
    /** Closes both files and opens them again, as a restart does. */
    restart: () => {
      closeDatabases();
      databases = open();
    },
    stop: async () => {
      await stopServers();
      closeDatabases();
      rmSync(folder, { recursive: true });
    },
  };
};

export type Demo = Awaited<ReturnType<typeof startDemo>>;

/** A demo of one test alone, which ends with it, however that goes. */
export const demoOf = async (
  context: Pick<TestContext, 'after'>,
  options: Partial<AppOptions> = {},
): Promise<Demo> => {
  const demo = await startDemo(options);
  context.after(() => demo.stop());
  return demo;
};
