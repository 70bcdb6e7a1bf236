import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../../demo/stack.ts';
import type { Stack, StackOptions } from '../../../demo/stack.ts';

/** Starts all three servers on free ports, without a bundle. */
export const startBareStack = async (options: Partial<StackOptions> = {}): Promise<Stack> => {
  const data = mkdtempSync(join(tmpdir(), 'museum-shop-stack-'));
  const stack = await startStack({ port: 0, data, dist: data, passwordCost: 2 ** 4, ...options });
  return {
    ...stack,
    close: async () => {
      await stack.close();
      rmSync(data, { recursive: true });
    },
  };
};
