import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a port that stays free while the server is down: one outside of the range from which systems take ports for connections
 * and for servers without a port of their own.
 */
export async function quietPort(): Promise<number> {
  const server = createServer();
  const port = randomInt(20_000, 32_000);
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return quietPort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
