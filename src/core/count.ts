/** A count as it was wanted: whole and never negative; what is no number is 0 (specification, section 5, Tours). */
export const wholeCount = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.max(0, Math.floor(wanted)) : 0;
