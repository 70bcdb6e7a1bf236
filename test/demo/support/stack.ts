import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../../demo/stack.ts';
import type { Stack, StackOptions } from '../../../demo/stack.ts';

let port = 26_000 + (process.pid % 600) * 9;

/** Starts all three servers on the next three free ports, without a bundle. */
export const startBareStack = async (options: Partial<StackOptions> = {}): Promise<Stack> => {
  const data = mkdtempSync(join(tmpdir(), 'museum-shop-stack-'));
  const start = async (): Promise<Stack> => {
    try {
      return await startStack({ data, dist: data, passwordCost: 2 ** 10, ...options, port });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
      port += 3;
      return start();
    }
  };
  const stack = await start();
  return {
    ...stack,
    close: async () => {
      await stack.close();
      rmSync(data, { recursive: true });
    },
  };
};
