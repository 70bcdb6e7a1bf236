/** Returns the named properties of each row, so that a list can be compared as a table. */
export const columnsOf = (rows: Record<string, unknown>[], ...names: string[]): unknown[][] =>
  rows.map((row) => names.map((name) => row[name]));
