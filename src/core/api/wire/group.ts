/** Heading under which events, tours, or goods are listed; an item can have several. */
export type Group = { id: string; name: string; sequence_no: number };

/** Sorts by `sequence_no`. */
export const inSequence = <T extends { sequence_no: number }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => a.sequence_no - b.sequence_no);
