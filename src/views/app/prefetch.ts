import { createContext, type SyntheticEvent, useContext, useEffect, useRef } from 'react';
import { routeHere } from '../../core/navigation/address.ts';
import type { RouteName } from '../../core/routes/routes.ts';

/** Prefetches the screen of a route. */
export const PrefetchContext = createContext<(route: RouteName) => void>(() => undefined);

/** Whether the visitor saves data, so that nothing may be prefetched. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Delay after which work no longer waits for a browser that is never idle. */
const LATEST_MS = 500;

/** Runs `work` when the browser is idle, in Safari after `delayMs`. Returns a function to cancel it. */
export function whenIdle(work: () => void, delayMs = 1000): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}

/** Prefetches the screen of a route that the visitor will probably open next, when the browser is idle. */
export function usePrefetch(route: RouteName, isLikely = true): void {
  const prefetch = useContext(PrefetchContext);
  useEffect(() => {
    if (isLikely && !savesData()) return whenIdle(() => prefetch(route));
    return undefined;
  }, [prefetch, route, isLikely]);
}

/** Returns the route of a link, if it opens on this page. */
function routeOf(target: EventTarget): string | undefined {
  const link = (target as Element).closest('a');
  return link ? routeHere(link)?.href : undefined;
}

/** Minimum time on a link that counts as pointing at it rather than passing over it. */
const REST_MS = 80;

/** Returns handlers that prefetch the route of a link that has the pointer, a touch or the focus. */
export function usePrefetchHandlers(prefetch: (href: string) => void) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (restMs: number) => (event: SyntheticEvent) => {
    clearTimeout(resting.current);
    const href = routeOf(event.target);
    if (href) resting.current = setTimeout(prefetch, restMs, href);
  };
  return { onPointerOver: after(REST_MS), onFocus: after(REST_MS), onPointerDown: after(0) };
}
