import { shared } from '../page/shared.ts';

/** Pending embeds by area, in page order, with the function that loads them. */
export const asleep = shared('asleep', () => new Map<string, () => Promise<unknown>>());

/** Continuations to run once a pending embed is ready, by area. */
const waiting = shared('woken', () => new Map<string, () => void>());

/** Registers a pending embed. The cart button is ignored, because it hosts no screens. */
export function registerPending(tag: string, wake: () => Promise<unknown>): void {
  const area = tag.replace('museum-', '');
  if (area !== 'cart-button' && !asleep.has(area)) asleep.set(area, wake);
}

/** Marks an area as ready, or as one that will never be, and runs its continuation. */
export function haveWoken(area: string): void {
  const goOn = waiting.get(area);
  asleep.delete(area);
  waiting.delete(area);
  // a microtask later, the embed can dispatch its own events
  if (goOn) queueMicrotask(goOn);
}

/** Loads the pending embeds of an area, then calls `goOn`; if several navigations wait for them, only the last one. */
export function loadThenRetry(area: string, goOn: () => void): void {
  waiting.set(area, goOn);
  asleep
    .get(area)?.()
    .catch(() => haveWoken(area));
}
