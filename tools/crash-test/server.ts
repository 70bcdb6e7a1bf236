import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import path from 'node:path';
import { openShopDatabase } from '../../demo/server/database.ts';
import { createServer } from '../../demo/server/reference-server.ts';
import { catalogue, PATIENCE_MS } from './museum.ts';
import type { Message, Request, ShopOptions } from './shopProcess.ts';

// The reference server as a process of its own, which can be killed. It answers only the process that started it.

const options = JSON.parse(process.env.CRASH_TEST ?? '') as ShopOptions;
const { folder, port, providerAddress, secret } = options;
let { clockMs } = options;
let sinceMs = Date.now();

const tell = (message: Message): void => void process.send?.(message);

const database = openShopDatabase(path.join(folder, 'shop.sqlite'));
const count = (sql: string): number => database.one<{ count: number }>(sql)?.count ?? 0;
const interrupted = {
  captures: count("SELECT COUNT(*) AS count FROM payments WHERE status = 'capturing'"),
  mails: count('SELECT COUNT(*) AS count FROM mails WHERE letter IS NOT NULL'),
  holds: count(
    `SELECT COUNT(*) AS count FROM payments WHERE status IN ('held', 'authorised') AND expires_ms > ${clockMs}`,
  ),
};

process.on('message', (request: Request) => {
  if (request.is === 'query') {
    return tell({ is: 'rows', id: request.id, rows: database.all(request.sql) });
  }
  clockMs = request.clockMs;
  sinceMs = Date.now();
});

process.on('disconnect', () => process.exit());

const { app, recover } = createServer({
  database,
  catalogue,
  now: () => new Date(clockMs + Date.now() - sinceMs),
  allowedOrigins: ['http://museum.example'],
  providerAddress,
  providerSecret: secret,
  publicAddress: `http://127.0.0.1:${port}`,
  outbox: path.join(folder, 'outbox'),
  maxHeldPerCaller: 1_000_000,
  providerTimeoutMs: PATIENCE_MS,
});
const server = createAdaptorServer({ fetch: app.fetch }) as Server;
// Keeps idle connections open: closing one during a request would look like a crash.
server.keepAliveTimeout = 0;
server.listen(port, '127.0.0.1', () => {
  void recover().then(() => tell({ is: 'ready', interrupted }));
});
