import { createContext, type SyntheticEvent, useContext, useEffect, useRef } from 'react';
import { routeHere } from '../../core/navigation/address.ts';
import type { RouteName } from '../../core/routes/routes.ts';

/** Loads the screen of a route ahead of time. */
export const AheadContext = createContext<(route: RouteName) => void>(() => undefined);

/** A visitor who saves data gets nothing that he has not asked for. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Does something when the browser has nothing else to do; Safari does not tell and gets a moment, in milliseconds. */
export function whenIdle(work: () => void, moment = 1000): () => void {
  if ('requestIdleCallback' in globalThis) {
    const wish = requestIdleCallback(work);
    return () => cancelIdleCallback(wish);
  }
  const timer = setTimeout(work, moment);
  return () => clearTimeout(timer);
}

/** The visitor will probably go on to this route: its screen is loaded when there is nothing else to do. */
export function useNext(route: RouteName, isLikely = true): void {
  const load = useContext(AheadContext);
  useEffect(() => {
    if (isLikely && !savesData()) return whenIdle(() => load(route));
    return undefined;
  }, [load, route, isLikely]);
}

/** The route of the shop that a link leads to, if it opens on this page. */
function routeOf(target: EventTarget): string | undefined {
  const link = (target as Element).closest('a');
  return link ? routeHere(link)?.href : undefined;
}

/** Long enough to tell pointing at a link from passing over it. */
const REST_MS = 80;

/** Prepares the route that somebody points at, by mouse, finger or keyboard, before he has decided. */
export function usePointing(prepare: (href: string) => void) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (restMs: number) => (event: SyntheticEvent) => {
    clearTimeout(resting.current);
    const href = routeOf(event.target);
    if (href) resting.current = setTimeout(prepare, restMs, href);
  };
  return { onPointerOver: after(REST_MS), onFocus: after(REST_MS), onPointerDown: after(0) };
}
