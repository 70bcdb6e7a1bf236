import { readStored, writeStored } from '../storage/storage.ts';
import { keepEntry } from './actions.ts';
import { stateInHistory } from './address.ts';

/** How far each entry of the history was scrolled, in pixels. */
let positions: Record<string, number> = {};

/** On the way back: where the visitor had left the page. */
let wanted: number | undefined;

/** Ends the way there, where the page is on it. */
let stopSettling: (() => void) | undefined;

const SIGNS_OF_A_VISITOR = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const entryNow = (): string => String(stateInHistory()?.entry);

const remember = (): void => {
  if (!stopSettling) positions[entryNow()] = scrollY;
};

const recall = (): void => {
  wanted = positions[entryNow()] ?? 0;
};

const keep = (): void => void writeStored('scroll', positions);

function reach(to: number): boolean {
  scrollTo({ top: to, behavior: 'instant' });
  return Math.abs(scrollY - to) < 2;
}

/**
 * Scrolls the page to its top, or, on the way back, to where the visitor had left it, as soon as its content is there
 * (specification, section 4, Navigation). What the visitor does by himself ends it.
 */
export function settleScroll(): void {
  stopSettling?.();
  const target = wanted ?? 0;
  wanted = undefined;
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

/** Takes the page's scrolling over from the browser, which does not know when a screen is there. Returns what gives it back. */
export function takeScroll(): () => void {
  history.scrollRestoration = 'manual';
  // a page that is opened has an entry of its own, and begins at its top
  if (!stateInHistory()) keepEntry();
  positions = Object(readStored('scroll') ?? {}) as Record<string, number>;
  addEventListener('scroll', remember, { passive: true });
  addEventListener('popstate', recall);
  addEventListener('pagehide', keep);
  if (positions[entryNow()]) {
    recall();
    settleScroll();
  }
  return () => {
    stopSettling?.();
    removeEventListener('scroll', remember);
    removeEventListener('popstate', recall);
    removeEventListener('pagehide', keep);
    history.scrollRestoration = 'auto';
  };
}
