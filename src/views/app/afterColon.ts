/** Languages in which a sentence after a colon begins with a small letter. */
const SMALL = /^(es|fr|it|nl)/;

/** Returns a sentence as it is written after a colon. */
export const afterColon = (sentence: string, locale: string): string =>
  SMALL.test(locale) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
