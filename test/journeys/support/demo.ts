import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Stack, type StackOptions, startStack } from '../../../demo/stack.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The built bundle: the one in `dist`, or in the folder that `DIST` names. */
export const dist = path.resolve(root, process.env.DIST ?? 'dist');

/** Tuesday, 2 March 2027, nine o'clock in the museum. */
export const MORNING = Date.parse('2027-03-02T08:00:00Z');

/**
 * Each file runs in a process of its own and begins at ports of its own, below those that the system hands out by itself
 * (from 32768).
 */
let nextPort = 20_000 + (process.pid % 380) * 15;

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === 'EADDRINUSE';

/** The demo at the next three ports that are free. */
async function startAtFreePorts(options: Omit<StackOptions, 'port'>): Promise<Stack> {
  for (;;) {
    nextPort += 3;
    try {
      return await startStack({ ...options, port: nextPort });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

/** The whole demo with databases of its own, which go when it is closed. */
export async function startDemo(options: Partial<StackOptions> = {}): Promise<Stack> {
  const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
  const stack = await startAtFreePorts({
    data,
    dist,
    now: () => new Date(MORNING),
    // Storing a password is made to be slow; a test need not wait for the demo's customers.
    passwordCost: 2 ** 10,
    ...options,
  });
  return {
    ...stack,
    async close() {
      await stack.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
