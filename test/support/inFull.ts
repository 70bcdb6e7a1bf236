import { test } from 'node:test';
import { isFull } from './tier.ts';

/** Registers a test in the full tier only; another test covers the same in the fast tier. */
export const inFull: (title: string, run: () => Promise<void>) => unknown = isFull
  ? test
  : () => undefined;
