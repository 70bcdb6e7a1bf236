import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Stack, type StackOptions, startStack } from '../../../demo/stack.ts';
import { MORNING } from '../../../tools/morning.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of the built bundle: `DIST`, or `dist` by default. */
export const dist = path.resolve(root, process.env.DIST ?? 'dist');

/** Seed of the sloppy back end that the journeys use instead of the plain one (`tools/test-sloppy.mjs`). */
export const sloppySeed = process.env.SLOPPY_SEED ? Number(process.env.SLOPPY_SEED) : undefined;

/** Time limit of the calls between shop and provider: practically none, because a busy machine may need long. */
const PATIENCE_MS = 3_600_000;

/** The first port to try. Each test process has its own range, below the ports that the system assigns by itself (from 32768). */
let nextPort = 20_000 + (process.pid % 380) * 15;

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === 'EADDRINUSE';

/** Starts the demo at the next three free ports. */
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

/** Starts the whole demo with its own databases, which are deleted when it is closed. */
export async function startDemo(options: Partial<StackOptions> = {}): Promise<Stack> {
  const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
  const stack = await startAtFreePorts({
    data,
    dist,
    now: () => new Date(MORNING),
    // Password hashing is slow on purpose; tests need not wait for the demo's customers.
    passwordCost: 2 ** 10,
    providerTimeoutMs: PATIENCE_MS,
    sloppySeed,
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
