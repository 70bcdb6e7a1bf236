/**
 * What the project does not write, and what to write instead: each pattern is a construction or a word that readers had to
 * read twice.
 */
export const constructions = [
  {
    pattern: /(?:^\s*|[.!?;:]\s+)(?:who|what|whoever|whatever)\b(?![^.?!]*\?)/gi,
    advice: 'name the thing instead of beginning with “who” or “what”',
  },
  {
    pattern:
      /(?:^\s*|[.,;:(]\s*)where\b|\bwhere\s+(?:there\s+(?:is|are)|nothing|no|none|nobody|somebody|one\s+is|it\s+(?:is|has|can|was)|that\s+is)\b/gi,
    advice: 'write “if” or “when”; “where” is for places',
  },
  {
    pattern: /\b(?:stands?|stood|lies|lay)\b(?!\s+for\b)/gi,
    advice: 'write “is”, or the technical verb',
  },
  {
    pattern: /\b(?:tells?|told|says?|said|saying)\b/gi,
    advice: 'write the technical verb: emits, reports, returns, shows, logs',
  },
  {
    pattern: /\b(?:he|him|his|himself|she|her|hers|herself)\b/gi,
    advice: 'write “they” or “the visitor”',
  },
  {
    pattern: /\b(?:somebody|someone|nobody|anybody|everybody|none\s+of\s+ours|ours)\b/gi,
    advice: 'name the actor: the visitor, the host page, another bundle',
  },
  {
    pattern: /\b(?:meanwhile|anew)\b/gi,
    advice: 'write “in the meantime” or “again”, or leave it out',
  },
  { pattern: /\bso\s+many\b/gi, advice: 'give the number, or write “n”' },
  { pattern: /\bsuch\s+an?\b/gi, advice: 'write “this” or “a … like this”' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, advice: 'write “fix” or “correct”' },
  { pattern: /\b(?:come|comes|came)\s+true\b/gi, advice: 'write “resolves” or “holds”' },
  {
    pattern: /\b(?:alive|asleep|awake|awakes?|wakes?|woken|woke|sleeping)\b/gi,
    advice: 'write “connected”, “pending” or “loads”',
  },
  { pattern: /\b(?:beforehand)\b/gi, advice: 'write “prefetch” or “before …”' },
  { pattern: /\bfaults?\b/gi, advice: 'write “error”, or the kind of error: ValidationError, …' },
  { pattern: /\bmistakes?\b/gi, advice: 'write “configuration error” or “error”' },
  { pattern: /\bhouses?\b/gi, advice: 'write “museum” or “project”' },
];
