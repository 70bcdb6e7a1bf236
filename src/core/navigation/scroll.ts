import { readStored, writeStored } from '../storage/storage.ts';
import { entryInHistory } from './address.ts';
import { navigation } from './store.ts';

/** How far each entry of the history was scrolled, in pixels. */
let positions: Record<string, number> = {};

/** Ends the way there, where the page is on it. */
let stopSettling: (() => void) | undefined;

const SIGNS_OF_A_VISITOR = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const entryNow = (): string => String(entryInHistory());

const remember = (): void => {
  if (!stopSettling) positions[entryNow()] = scrollY;
};

const keep = (): void => {
  remember(); // the browser tells of scrolling a moment later
  writeStored('scroll', positions);
};

function reach(to: number): boolean {
  scrollTo({ top: to, behavior: 'instant' });
  return Math.abs(scrollY - to) < 2;
}

/** Scrolls the page there as soon as there is so much of it; what the visitor does by himself ends it. */
function settle(target: number): void {
  stopSettling?.();
  const observer = new ResizeObserver(() => {
    if (reach(target)) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    for (const sign of SIGNS_OF_A_VISITOR) removeEventListener(sign, stop);
    stopSettling = undefined;
  };
  if (reach(target)) return;
  stopSettling = stop;
  for (const sign of SIGNS_OF_A_VISITOR) addEventListener(sign, stop, { passive: true });
  observer.observe(document.documentElement);
}

const leftAt = (): number => Number(positions[entryNow()]) || 0;

/**
 * Scrolls the page to its top, or, by Back and Forward, to where the visitor had left it (specification, section 4,
 * Navigation).
 */
export const settleScroll = (): void => settle(navigation.isReturn ? leftAt() : 0);

/** Takes the page's scrolling over from the browser, which does not know when a screen is there. Returns what gives it back. */
export function takeScroll(): () => void {
  history.scrollRestoration = 'manual';
  positions = Object(readStored('scroll') ?? {}) as Record<string, number>;
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', keep);
  if (leftAt() > 0) settle(leftAt());
  return () => {
    stopSettling?.();
    removeEventListener('scroll', remember);
    removeEventListener('pagehide', keep);
    history.scrollRestoration = 'auto';
  };
}
