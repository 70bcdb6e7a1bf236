import { shared } from '../page/shared.ts';

/** Pending embeds by area, in page order, with the function that loads them. */
export const pendingEmbeds = shared('pending', () => new Map());

/** Continuations to run once a pending embed is ready, by area. */
const continuations = shared('waiting', () => new Map());

/** Registers a pending embed. The cart button is ignored, because it hosts no screens. */
export function registerPending(tag: string, load: () => Promise<unknown>): void {
  const area = tag.replace('museum-', '');
  if (area !== 'cart-button' && !pendingEmbeds.has(area)) pendingEmbeds.set(area, load);
}

/** Marks an area as ready, or as one that will never be, and runs its continuation. */
export function settlePending(area: string): void {
  const goOn = continuations.get(area);
  pendingEmbeds.delete(area);
  continuations.delete(area);
  // a microtask later, the embed can dispatch its own events
  if (goOn) queueMicrotask(goOn);
}

/** Loads the pending embeds of an area, then calls `goOn`; if several navigations wait for them, only the last one. */
export function loadThenRetry(area: string, goOn: () => void): void {
  continuations.set(area, goOn);
  pendingEmbeds
    .get(area)?.()
    .catch(() => settlePending(area));
}
