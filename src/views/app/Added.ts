import { later } from './later.tsx';

/** Confirms that items were added to the cart. */
export const Added = later(
  async () => (await import('./AddedMessage.tsx')).AddedMessage,
  () => 2,
);
