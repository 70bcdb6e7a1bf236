import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { createProvider } from '../../demo/provider/app.ts';
import { openProviderDatabase } from '../../demo/provider/database.ts';
import type { Database } from '../../demo/server/sqlite.ts';
import { bundleServer } from './bundle.ts';
import { PATIENCE_MS, START_MS } from './museum.ts';
import { quietPort } from './quietPort.ts';
import { type ShopProcess, shopProcess } from './shopProcess.ts';

const SECRET = 'only for the crash test';

/** A request of the shop or of a visitor to the provider, before the provider sees it and after it has done it. */
export type ProviderCall = { path: string; is: 'arriving' | 'done' };

/** The killed shop, and the provider, which runs in this process and is not killed. */
export type World = {
  folder: string;
  shop: ShopProcess;
  payments: Database;
  /** Time of both clocks, in milliseconds since 1970. */
  clock: () => number;
  /** Moves both clocks on. */
  passMinutes: (minutes: number) => void;
  /** Sets the listener to the requests to the provider, which wait for it. */
  onProviderCall: (listen: (call: ProviderCall) => void | Promise<void>) => void;
  close: () => Promise<void>;
};

/** Opens a provider and a shop in a temporary folder, on the loopback only. The shop is not started yet. */
export async function openWorld(): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-crash-'));
  const startedMs = Date.now();
  let passedMs = 0;
  let listen: (call: ProviderCall) => void | Promise<void> = () => undefined;
  const clock = (): number => START_MS + passedMs + Date.now() - startedMs;

  const payments = openProviderDatabase(path.join(folder, 'provider.sqlite'));
  let provider: Hono | undefined;
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    await listen({ path: pathname, is: 'arriving' });
    const answer = await provider!.fetch(request);
    await listen({ path: pathname, is: 'done' });
    return answer;
  };
  const server = createAdaptorServer({ fetch }) as Server;
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const providerAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = createProvider({
    database: payments,
    secret: SECRET,
    now: () => new Date(clock()),
    publicAddress: providerAddress,
    notifyTimeoutMs: PATIENCE_MS,
  });
  const port = await quietPort();
  const script = await bundleServer();
  const shop = shopProcess(script, { folder, port, providerAddress, secret: SECRET });
  return {
    folder,
    shop,
    payments,
    clock,
    passMinutes: (minutes) => {
      passedMs += minutes * 60_000;
      shop.setClock(clock());
    },
    onProviderCall: (wanted) => (listen = wanted),
    close: async () => {
      await shop.kill();
      server.close();
      server.closeAllConnections();
      payments.close();
      rmSync(folder, { recursive: true });
      rmSync(script);
    },
  };
}
