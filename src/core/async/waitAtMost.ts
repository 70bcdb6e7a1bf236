import { pause } from './pause.ts';

/** Resolves when the work is done, or after `ms` milliseconds; the work itself is not cancelled. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  await Promise.race([work.finally(() => done.abort()), pause(ms, done.signal)]);
}
