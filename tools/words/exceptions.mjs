/** Findings to ignore in all texts with this English, in all languages or in one, each with its reason. */
export const exceptions = [
  // The sentence is about these characters.
  { rule: 'straight', english: 'Replace them with straight quotes' },
  { rule: 'escape', english: 'contains “&amp;” instead of' },
  { rule: 'french', english: 'contains “&amp;” instead of' },
  // Danish and Italian use the English words.
  { rule: 'untranslated', english: 'Send link', language: 'da' },
  { rule: 'untranslated', english: 'Social media', language: 'it' },
  // A natural sentence in German and Italian has no object here.
  { rule: 'term', english: 'Please book this ticket anyway' },
  { rule: 'term', english: 'Any balance stays on the voucher', language: 'it' },
  // German has “online” instead of “from the online shop”.
  { rule: 'term', english: 'We do not deliver to this country', language: 'de' },
];
