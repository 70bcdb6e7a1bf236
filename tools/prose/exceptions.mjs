/** Lines that may keep a construction, each with its reason. At most one in a hundred lines of prose. */
export const exceptions = [
  // Operators look for the section by this name.
  { file: 'README.md', text: 'What it withstands' },
];
