// tasks of the page go first, however many there are; Safari has no such queue
const afterAllTasks = (then: () => void): unknown =>
  'scheduler' in globalThis
    ? scheduler.postTask(then, { priority: 'background' })
    : requestAnimationFrame(then);

/**
 * A picture of the page and of the frames in it has been made, timers that were due have run, and no task is left to do. What
 * a server has yet to answer is not waited for.
 */
export const calm = (): Promise<void> =>
  new Promise((resolve) => {
    // observers of sizes are told after a picture, as part of the same
    requestAnimationFrame(() => setTimeout(() => afterAllTasks(() => setTimeout(resolve))));
  });
