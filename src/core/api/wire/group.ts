/** Heading under which events, tours, or goods are listed; an item can have several. */
export type Group = { id: string; name: string; sequence_no: number };
