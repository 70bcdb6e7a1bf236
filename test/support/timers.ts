const { setTimeout: start, clearTimeout: clear } = globalThis;

/** Returns a list that records the delay, in milliseconds, of each timer that is started from now on. */
export function watchTimers(): number[] {
  const waits: number[] = [];
  globalThis.setTimeout = ((run: () => void, ms = 0) => {
    waits.push(ms);
    return start(run, ms);
  }) as typeof setTimeout;
  return waits;
}

/**
 * Holds back the timers of a window that last `lengthMs` and are started from now on. Returns a function that runs those
 * that were not cleared. It uses nothing outside of itself, so that its text can run in another page.
 */
export function holdTimers(
  lengthMs: number,
  scope: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'> = globalThis,
): () => void {
  const { setTimeout: begin, clearTimeout: end } = scope;
  const held = new Map<number, () => void>();
  let lowest = 0;
  scope.setTimeout = ((run: () => void, ms = 0, ...more: unknown[]) => {
    if (ms !== lengthMs) return begin(run, ms, ...more);
    // the browser's own timers have positive numbers
    lowest -= 1;
    held.set(lowest, run);
    return lowest;
  }) as typeof setTimeout;
  scope.clearTimeout = ((timer: number) => {
    if (!held.delete(timer)) end(timer);
  }) as typeof clearTimeout;
  return () => {
    for (const [timer, run] of held) {
      held.delete(timer);
      run();
    }
  };
}

afterEach(() => {
  globalThis.setTimeout = start;
  globalThis.clearTimeout = clear;
});
