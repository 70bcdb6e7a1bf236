/** Findings to ignore in all texts with this English, each with its reason. */
export const exceptions = [
  // The sentence is about these characters.
  { rule: 'straight', english: 'Replace them with straight quotes' },
  { rule: 'escape', english: 'contains “&amp;” instead of' },
];
