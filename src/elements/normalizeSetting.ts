/** Removes the spaces, quotes and primes around a value that CMS editors add. */
export const normalizeSetting = (value: string): string =>
  value.replace(/^[\s"'`“”„‟‘’‚‛«»‹›′″]+|[\s"'`“”„‟‘’‚‛«»‹›′″]+$/g, '');
