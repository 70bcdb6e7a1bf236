/** A heading that events, tours or goods of the museum stand under; they may stand under several. */
export type Group = { id: string; name: string; sequence_no: number };
