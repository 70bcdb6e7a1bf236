// background tasks run after all other tasks of the page; Safari has no scheduler
const afterAllTasks = (then: () => void): unknown =>
  'scheduler' in globalThis
    ? scheduler.postTask(then, { priority: 'background' })
    : requestAnimationFrame(then);

/**
 * Resolves after the page and its frames have been painted, due timers have fired and no task is left. Does not wait for
 * pending requests.
 */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // resize observers run in the same frame, after its animation callbacks
    requestAnimationFrame(() => setTimeout(() => afterAllTasks(() => setTimeout(resolve))));
  });
