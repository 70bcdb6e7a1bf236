import { lazyWithSkeleton } from '../app/lazy.tsx';

/** Cross-sell suggestions for the cart; loaded on demand. */
export const SuggestionList = lazyWithSkeleton(
  async () => (await import('./SuggestionList.tsx')).SuggestionList,
  () => 12,
);
