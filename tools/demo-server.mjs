import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { MORNING } from './morning.mjs';

const TRIES = 20;

/**
 * Returns a plugin that runs the reference server with the test runner, with its own database and a stopped clock. Tests
 * read its address and its time from `/demo-server.json`.
 */
export function demoServer() {
  const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
  let stack;

  /** Starts on three consecutive free ports; other runs may use some. */
  async function start() {
    const { startStack } = await tsImport('../demo/stack.ts', import.meta.url);
    const first = 26_000 + (process.pid % 2000) * 3;
    for (let tries = 0; ; tries++) {
      try {
        const now = () => new Date(MORNING);
        return await startStack({
          port: first + tries * 3,
          data,
          dist: 'dist',
          now,
          passwordCost: 2 ** 10, // hashing is slow on purpose; tests need not wait for it
        });
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
      const now = new Date(MORNING).toISOString();
      return { body: JSON.stringify({ api: `${stack.addresses.shop}/api`, now }) };
    },
  };
}
