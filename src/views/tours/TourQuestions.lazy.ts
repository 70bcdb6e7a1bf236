import { lazyWithSkeleton } from '../app/lazy.tsx';

/** Questions of a tour; loaded on demand, because many tours have none. */
export const TourQuestions = lazyWithSkeleton(
  async () => (await import('./TourQuestions.tsx')).TourQuestions,
  ({ tour }) => tour.questions.length * 2,
);
