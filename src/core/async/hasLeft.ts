/** Resolves when the caller aborts; never without a signal. */
export const hasLeft = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** Resolves when the visitor leaves the page, while its listeners can still run. */
export const hasLeftPage = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(), { once: true });
  });
