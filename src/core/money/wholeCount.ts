/** Returns a count as a whole number, at least 0; anything but a number is 0 (specification, section 5, Tours). */
export const wholeCount = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.max(0, Math.floor(wanted)) : 0;
