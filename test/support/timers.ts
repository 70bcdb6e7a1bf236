const { setTimeout: start } = globalThis;

/** Returns a list that records the delay, in milliseconds, of each timer that is started from now on. */
export function watchTimers(): number[] {
  const waits: number[] = [];
  globalThis.setTimeout = ((run: () => void, ms = 0) => {
    waits.push(ms);
    return start(run, ms);
  }) as typeof setTimeout;
  return waits;
}

afterEach(() => {
  globalThis.setTimeout = start;
});
