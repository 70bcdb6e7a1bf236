import { lazyWithSkeleton } from './lazy.tsx';

/** Parts of a family ticket; loaded on demand, because most events and tours have none. */
export const FamilyParts = lazyWithSkeleton(
  async () => (await import('../parts/FamilyParts.tsx')).FamilyParts,
  ({ parts }) => parts.length,
);
