import { useLingui } from '@lingui/react/macro';

/** Languages in which a sentence after a colon begins with a small letter. */
const SMALL = /^(es|fr|it|nl)/;

/** Returns a sentence as it is written after a colon; an abbreviation such as IBAN keeps its capitals. */
export const afterColon = (sentence: string, locale: string): string =>
  SMALL.test(locale) && !/^\p{Lu}{2}/u.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;

/** Returns a function that joins the label of a field and its error to a line of an error summary. */
export function useErrorLine(): (label: string, sentence: string) => string {
  const { t, i18n } = useLingui();
  return (label, sentence) => {
    const error = afterColon(sentence, i18n.locale);
    return t`${label}: ${error}`;
  };
}
