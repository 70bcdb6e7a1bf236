import { later } from './later.tsx';

/** Parts of a family ticket; loaded on demand, because most events and tours have none. */
export const Family = later(
  async () => (await import('../parts/FamilyParts.tsx')).FamilyParts,
  ({ parts }) => parts.length,
);
