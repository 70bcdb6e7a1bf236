import { later } from '../app/later.tsx';

/** What the museum asks; many tours ask nothing. */
export const Questions = later(
  async () => (await import('./TourQuestions.tsx')).TourQuestions,
  ({ tour }) => tour.questions.length * 2,
);
