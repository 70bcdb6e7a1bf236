/** Thrown by a queue that takes no more work. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full.');
  }
}

export type BoundedQueue = {
  /** Throws a `QueueFullError` if new work would be rejected now, or would have `maxAhead` pieces waiting ahead of it. */
  assertNotFull: (maxAhead?: number) => void;
  /** Runs work when its turn comes. Rejects with a `QueueFullError` if too much is waiting. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Creates a queue that runs at most `maxRunning` pieces of work at a time, first in, first out. At most `maxWaiting` wait. */
export const createBoundedQueue = (maxRunning: number, maxWaiting: number): BoundedQueue => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const assertNotFull = (maxAhead = maxWaiting): void => {
    if (running >= maxRunning && waiting.length >= Math.min(maxAhead, maxWaiting))
      throw new QueueFullError();
  };
  const turn = async (): Promise<void> => {
    // Finished work passes its turn on, so `running` stays the same.
    if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  const endTurn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    assertNotFull,
    run: async (work) => {
      assertNotFull();
      await turn();
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
};
