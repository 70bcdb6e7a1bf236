import { test } from 'node:test';
import { isFull } from './tier.ts';

/** A test of the full tier alone: another test proves the same in the fast one. */
export const inFull: (title: string, run: () => Promise<void>) => unknown = isFull
  ? test
  : () => undefined;
