import { lazyWithSkeleton } from './lazy.tsx';

/** Confirms that items were added to the cart. */
export const AddedMessage = lazyWithSkeleton(
  async () => (await import('./AddedMessage.tsx')).AddedMessage,
  () => 2,
);
