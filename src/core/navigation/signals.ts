import { shared } from '../page/shared.ts';

type Listener = (outlet: string) => void;

const listeners = shared('route-listeners', () => new Set());

/** Calls `listener` with the key of each outlet that shows another route. Returns a function that unsubscribes. */
export function onRouteShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the embeds, of all copies of the bundle, that an outlet shows another route. */
export function notifyRouteShown(outlet: string): void {
  for (const listener of listeners) listener(outlet);
}
