import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startStack } from '../../demo/stack.ts';
import { openingOf } from './opening.ts';

/** Memory of the servers, of which `usedMB` is in use after a collection, and the processor time since their start. */
export type Memory = { residentMB: number; usedMB: number; cpuMs: number };

export type ServerMessage = { is: 'started'; shop: string } | { is: 'memory'; memory: Memory };

const MB = 1024 * 1024;
const send = (message: ServerMessage): void => void process.send?.(message);

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

const memoryNow = (): Memory => {
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const cpuMs = (user + system) / 1000;
  return { residentMB: rss / MB, usedMB: (heapUsed + external) / MB, cpuMs };
};

// The process of the servers: folder of the data, places, customers and minutes of a hold are its arguments.
const [data = '', places = '', customers = '', holdMinutes = ''] = process.argv.slice(2);
const { addresses, close } = await startStack({
  port: 0,
  data,
  dist: 'dist',
  catalogue: openingOf(Number(places), Number(customers)),
  holdMinutes: Number(holdMinutes),
  // A busy computer may need long.
  providerTimeoutMs: 60_000,
});
send({ is: 'started', shop: addresses.shop });

process.on('message', (message) => {
  if (message === 'memory') send({ is: 'memory', memory: memoryNow() });
  if (message === 'stop') void close().then(() => process.exit(0));
});
// Its parent is gone.
process.on('disconnect', () => process.exit(1));
