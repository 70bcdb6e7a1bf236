const { setTimeout: start } = globalThis;

/** Writes down how long each timer is to run that is started from now on; the timers run as ever. */
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
