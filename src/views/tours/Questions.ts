import { later } from '../app/later.tsx';

/** Questions of a tour; loaded on demand, because many tours have none. */
export const Questions = later(
  async () => (await import('./TourQuestions.tsx')).TourQuestions,
  ({ tour }) => tour.questions.length * 2,
);
