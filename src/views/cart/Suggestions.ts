import { later } from '../app/later.tsx';

/** Cross-sell suggestions for the cart; loaded on demand. */
export const Suggestions = later(
  async () => (await import('./SuggestionList.tsx')).SuggestionList,
  () => 12,
);
