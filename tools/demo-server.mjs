import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Tuesday, 2 March 2027, nine o'clock in the museum. */
const MORNING = '2027-03-02T08:00:00Z';
const TRIES = 20;

/**
 * Runs the reference server beside the test runner, with a database of its own and a clock that stands still. The tests
 * find its address and its time at `/demo-server.json`.
 */
export function demoServer() {
  const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
  let stack;

  /** Three free ports in a row; other runs may have taken some. */
  async function start() {
    const { startStack } = await tsImport('../demo/stack.ts', import.meta.url);
    const first = 26_000 + (process.pid % 2000) * 3;
    for (let tries = 0; ; tries++) {
      try {
        const now = () => new Date(MORNING);
        return await startStack({ port: first + tries * 3, data, dist: 'dist', now });
      } catch (error) {
        if (error.code !== 'EADDRINUSE' || tries === TRIES) throw error;
      }
    }
  }

  return {
    name: 'demo-server',
    async serverStart() {
      stack = await start();
    },
    async serverStop() {
      await stack?.close();
      rmSync(data, { recursive: true, force: true });
    },
    serve({ path: wanted }) {
      if (wanted !== '/demo-server.json') return undefined;
      return { body: JSON.stringify({ api: `${stack.addresses.shop}/api`, now: MORNING }) };
    },
  };
}
