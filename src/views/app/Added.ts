import { later } from './later.tsx';

/** What is said after something was put into the basket. */
export const Added = later(
  async () => (await import('./AddedMessage.tsx')).AddedMessage,
  () => 2,
);
