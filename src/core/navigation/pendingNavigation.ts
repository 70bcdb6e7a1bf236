import { shared } from '../page/shared.ts';
import { pendingEmbeds } from './pending.ts';

/** The last navigation to pending embeds, to run once they are ready, and the promises to resolve then; by area. */
const continuations = shared('waiting', () => new Map());

/** Marks an area as ready, or as one that will never be, and runs its continuation. */
export function settlePending(area: string): void {
  const waiting = continuations.get(area);
  pendingEmbeds.delete(area);
  continuations.delete(area);
  if (!waiting) return;
  // a microtask later, the embed can dispatch its own events
  queueMicrotask(() => {
    const shown = waiting.goOn();
    for (const resolve of waiting.done) resolve(shown);
  });
}

/**
 * Loads the pending embeds of an area, then calls `goOn`; if several navigations wait for them, only that of the last
 * one. Resolves with what it returns, so that it may wait for further embeds.
 */
export function loadThenRetry(area: string, goOn: () => void | Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const earlier = continuations.get(area)?.done ?? [];
    continuations.set(area, { goOn, done: [...earlier, resolve] });
    pendingEmbeds
      .get(area)?.()
      .catch(() => settlePending(area));
  });
}
