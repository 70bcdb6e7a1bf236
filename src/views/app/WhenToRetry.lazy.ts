import { lazyOptional } from './lazyOptional.ts';

/** When to try again after too many requests; loaded on demand. */
export const WhenToRetry = lazyOptional(
  async () => (await import('./WhenToRetry.tsx')).WhenToRetry,
);
