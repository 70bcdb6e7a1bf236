// Safari does not tell when it is idle; Chromium may put it off for as long as a field has the focus
const whenIdle = (then: () => void): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(then, { timeout: 1000 })
    : requestAnimationFrame(then);

/** A picture of the page and of the frames in it has been made, timers that were due have run, and nothing more is to be done. */
export const calm = (): Promise<void> =>
  new Promise((resolve) => {
    // observers of sizes are told after a picture, as part of the same
    requestAnimationFrame(() => setTimeout(() => whenIdle(() => setTimeout(resolve))));
  });
