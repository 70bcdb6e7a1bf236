import { later } from '../app/later.tsx';

/** What may go with the basket; nobody waits for it. */
export const Suggestions = later(
  async () => (await import('./SuggestionList.tsx')).SuggestionList,
  () => 12,
);
