/** What an editor meant: spaces, straight and curly quotes and primes around a value go, as CMS editors add them. */
export const tidy = (value: string): string =>
  value.replace(/^[\s"'`“”„‟‘’‚‛«»‹›′″]+|[\s"'`“”„‟‘’‚‛«»‹›′″]+$/g, '');
