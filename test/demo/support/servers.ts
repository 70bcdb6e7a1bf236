import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createProvider } from '../../../demo/provider/app.ts';
import { openProviderDatabase } from '../../../demo/provider/database.ts';
import type { AppOptions } from '../../../demo/server/app.ts';
import { openShopDatabase } from '../../../demo/server/database.ts';
import { mailsIn } from '../../../demo/server/outbox.ts';
import { createServer } from '../../../demo/server/reference-server.ts';
import type { Database } from '../../../demo/server/sqlite.ts';
import { smallCatalogue } from './catalogue.ts';

/** Friday, 5 March 2027, 10:30 in the museum. */
const OPENING_MS = Date.parse('2027-03-05T09:30:00Z');
/** Time limit of the calls between shop and provider: practically none, because a busy machine may need long. */
const PATIENCE_MS = 3_600_000;
/** Secret with which shop and provider sign their requests. */
export const SECRET = 'only for tests';

/** Origin of a host page. */
export const PAGE = 'http://museum.example';

/** The page on which customers set a new password. */
export const RECOVER_ADDRESS = `${PAGE}/account.html?page=7#/recover/{token}`;

export type Answer = {
  status: number;
  headers: Headers;
  // Untyped, as the contract test checks the shapes of responses.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
};

type Query = Parameters<Database['one']>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Row = Record<string, any>;

type Fetch = (request: Request, connection: object) => Response | Promise<Response>;
type Port = { address: string; stop: () => Promise<void> };

const DOWN: Fetch = () => new Response(null, { status: 503 });

const listen = async (fetch: Fetch): Promise<Port> => {
  const server = serve({
    fetch: (request, connection) => fetch(request, connection as object),
    port: 0,
    hostname: '127.0.0.1',
  }) as Server;
  // Keeps idle connections open: closing one during a request fails it, e.g. after a test that blocks the event loop.
  server.keepAliveTimeout = 0;
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const empty = (database: Database): void => {
  const tables = database.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  database.transaction(() => {
    database.run('PRAGMA defer_foreign_keys = ON');
    for (const { name } of tables) database.run(`DELETE FROM ${name}`);
  });
};

/** Creates the reference server and the provider, each with its own port and database file. Neither listens before `start`. */
export const createServers = (options: Partial<AppOptions> = {}) => {
  let folder = '';
  let ports: { shop: Port; provider: Port } | undefined;
  let databases: { shop: Database; provider: Database } | undefined;
  let shop = DOWN;
  let provider = DOWN;
  let instant = OPENING_MS;
  let isReopened = false;
  let further: Partial<AppOptions> = {};

  const started = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The demo has not been started.');
    return part;
  };
  const file = (name: string): string => join(folder, name);
  const outbox = (): string => file('outbox');
  const now = () => new Date(instant);

  const openFiles = (): void => {
    databases = {
      shop: openShopDatabase(file('shop.db')),
      provider: openProviderDatabase(file('provider.db')),
    };
    // Faster. No test needs data to survive a power failure.
    for (const database of Object.values(databases)) database.run('PRAGMA synchronous = OFF');
  };
  const closeFiles = (): void => {
    for (const database of Object.values(databases ?? {})) database.close();
    databases = undefined;
  };
  const openApps = (): void => {
    const addresses = started(ports);
    const files = started(databases);
    shop = createServer({
      database: files.shop,
      catalogue: smallCatalogue,
      now,
      allowedOrigins: [PAGE],
      recoverAddresses: [RECOVER_ADDRESS],
      providerAddress: addresses.provider.address,
      providerSecret: SECRET,
      publicAddress: addresses.shop.address,
      outbox: outbox(),
      // Password hashing is slow by design; a low cost keeps the tests fast.
      passwordCost: 2 ** 4,
      providerTimeoutMs: PATIENCE_MS,
      ...options,
      ...further,
    }).app.fetch;
    provider = createProvider({
      database: files.provider,
      secret: SECRET,
      now,
      publicAddress: addresses.provider.address,
      notifyTimeoutMs: PATIENCE_MS,
    }).fetch;
  };

  const stop = async (): Promise<void> => {
    await Promise.all(Object.values(ports ?? {}).map((port) => port.stop()));
    closeFiles();
    rmSync(folder, { recursive: true });
  };
  const start = async (): Promise<void> => {
    folder = mkdtempSync(join(tmpdir(), 'museum-shop-'));
    ports = {
      shop: await listen((...call) => shop(...call)),
      provider: await listen((...call) => provider(...call)),
    };
    try {
      openFiles();
      openApps();
    } catch (error) {
      await stop();
      throw error;
    }
  };

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${started(ports).shop.address}/api/${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text && JSON.parse(text),
    };
  };

  return {
    start,
    stop,
    /** Restores the state after `start`: empty databases, the initial time, a working provider. */
    reset: (): void => {
      if (isReopened) {
        closeFiles();
        for (const name of ['shop.db', 'provider.db']) rmSync(file(name));
        openFiles();
      } else {
        Object.values(started(databases)).forEach(empty);
      }
      isReopened = false;
      further = {};
      instant = OPENING_MS;
      rmSync(outbox(), { recursive: true, force: true });
      openApps();
    },
    /** Recreates the apps with additional options, which apply until the next reset. */
    openWith: (more: Partial<AppOptions>): void => {
      further = more;
      openApps();
    },
    /** Closes both database files and reopens them, as a restart does. */
    restart: (): void => {
      isReopened = true;
      closeFiles();
      openFiles();
      openApps();
    },
    /** Makes the provider answer 503 until the next `restart`, `openWith` or `reset`. */
    breakProvider: (): void => {
      provider = DOWN;
    },
    passMinutes: (minutes: number): void => {
      instant += minutes * 60_000;
    },
    /** Returns the sent mails, newest first. */
    mails: () => mailsIn(outbox()),
    database: (): Database => started(databases).shop,
    row: (...query: Query) => started(databases).shop.one<Row>(...query),
    rows: (...query: Query) => started(databases).shop.all<Row>(...query),
    get: (path: string, headers?: Record<string, string>): Promise<Answer> =>
      call('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Answer> =>
      call('POST', path, body, headers),
    get folder() {
      return folder;
    },
    get shopAddress() {
      return started(ports).shop.address;
    },
    get providerAddress() {
      return started(ports).provider.address;
    },
  };
};

export type Servers = ReturnType<typeof createServers>;
