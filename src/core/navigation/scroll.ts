import { readStored, writeStored } from '../web/storage.ts';
import { entryInHistory } from './address.ts';
import { navigation } from './store.ts';

/** Scroll position by history entry, in pixels. */
let positions: Record<string, number> = {};

/** Stops a running `settle`. */
let stopSettling: (() => void) | undefined;

const SIGNS_OF_A_VISITOR = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const entryNow = (): string => String(entryInHistory());

const remember = (): void => {
  if (!stopSettling) positions[entryNow()] = scrollY;
};

const keep = (): void => {
  remember(); // scroll events are delayed, so the last position may be missing
  writeStored('scroll', positions);
};

function reach(to: number): boolean {
  scrollTo({ top: to, behavior: 'instant' });
  return Math.abs(scrollY - to) < 2;
}

/** Scrolls to a position as soon as the page is tall enough; input by the visitor cancels it. */
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

/** Scrolls to the top or, after Back and Forward, to the earlier position (specification, section 4, Navigation). */
export const settleScroll = (): void => settle(navigation.isReturn ? leftAt() : 0);

/**
 * Takes over scroll restoration, because browsers do not know when a screen is rendered. Returns a function to undo it.
 */
export function takeScroll(): () => void {
  history.scrollRestoration = 'manual';
  positions = Object(readStored('scroll')) as Record<string, number>;
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
