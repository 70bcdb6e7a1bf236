import { later } from './later.tsx';

/** What a family ticket opens into; most events and tours have none. */
export const Family = later(
  async () => (await import('../parts/FamilyParts.tsx')).FamilyParts,
  ({ parts }) => parts.length,
);
