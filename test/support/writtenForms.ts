/** A day, two times, both together, and 12,345.50 in two currencies as a native reader writes them. */
export type WrittenForms = {
  /** 1 March 2027 in sentences and labels. */
  date: string;
  /** The same in headings, without the year. */
  long: string;
  /** The same on buttons. */
  short: string;
  /** 09:30 */
  morning: string;
  /** 14:00 */
  hour: string;
  /** The day of `date` at 14:30. */
  moment: string;
  euros: string;
  francs: string;
};

const forms = (
  date: string,
  long: string,
  short: string,
  morning: string,
  hour: string,
  moment: string,
  euros: string,
  francs: string,
): WrittenForms => ({ date, long, short, morning, hour, moment, euros, francs });

const [SWISS_EUROS, SWISS_FRANCS] = ['EUR 12’345.50', 'CHF 12’345.50'];

/** Forms of each language, which the shop and the reference server share. */
// prettier-ignore
export const FORMS_OF_LANGUAGES = {
  de: forms('Mo., 1. März 2027', 'Montag, 1. März', '1. März', '09:30', '14:00', 'Mo., 1. März 2027, 14:30 Uhr', '12.345,50 €', '12.345,50 CHF'),
  en: forms('Mon 1 March 2027', 'Monday 1 March', '1 Mar', '09:30', '14:00', 'Mon 1 March 2027, 14:30', '€12,345.50', 'CHF 12,345.50'),
  fr: forms('lun. 1er mars 2027', 'lundi 1er mars', '1er mars', '9 h 30', '14 h', 'lun. 1er mars 2027 à 14 h 30', '12 345,50 €', '12 345,50 CHF'),
  it: forms('lun 1º marzo 2027', 'lunedì 1º marzo', '1º mar', '09:30', '14:00', 'lun 1º marzo 2027, 14:30', '12.345,50 €', '12.345,50 CHF'),
  nl: forms('ma 1 maart 2027', 'maandag 1 maart', '1 mrt', '09:30', '14:00', 'ma 1 maart 2027, 14:30 uur', '€ 12.345,50', 'CHF 12.345,50'),
  es: forms('lun, 1 de marzo de 2027', 'lunes, 1 de marzo', '1 mar', '9:30', '14:00', 'lun, 1 de marzo de 2027, 14:30', '12.345,50 €', '12.345,50 CHF'),
  sv: forms('mån 1 mars 2027', 'måndag 1 mars', '1 mars', '09:30', '14:00', 'mån 1 mars 2027 kl. 14:30', '12 345,50 €', '12 345,50 CHF'),
  da: forms('man. den 1. marts 2027', 'mandag den 1. marts', '1. mar.', '09.30', '14.00', 'man. den 1. marts 2027 kl. 14.30', '12.345,50 €', '12.345,50 CHF'),
};

/** Forms of regions, whose tags are only those of pages. */
// prettier-ignore
export const FORMS_OF_REGIONS: Record<string, WrittenForms> = {
  'de-CH': forms('Mo., 1. März 2027', 'Montag, 1. März', '1. März', '09:30', '14:00', 'Mo., 1. März 2027, 14:30 Uhr', SWISS_EUROS, SWISS_FRANCS),
  'de-AT': forms('Mo., 1. März 2027', 'Montag, 1. März', '1. März', '09:30', '14:00', 'Mo., 1. März 2027, 14:30 Uhr', '€ 12.345,50', 'CHF 12.345,50'),
  'en-IE': forms('Mon 1 March 2027', 'Monday 1 March', '1 Mar', '09:30', '14:00', 'Mon 1 March 2027, 14:30', '€12,345.50', 'CHF 12,345.50'),
  'en-US': forms('Mon, March 1, 2027', 'Monday, March 1', 'Mar 1', '9:30 AM', '2:00 PM', 'Mon, March 1, 2027, 2:30 PM', '€12,345.50', 'CHF 12,345.50'),
  'fr-CH': forms('lun., 1er mars 2027', 'lundi 1er mars', '1er mars', '9 h 30', '14 h', 'lun., 1er mars 2027 à 14 h 30', '12 345.50 €', '12 345.50 CHF'),
  'fr-BE': forms('lun. 1er mars 2027', 'lundi 1er mars', '1er mars', '9 h 30', '14 h', 'lun. 1er mars 2027 à 14 h 30', '12 345,50 €', '12 345,50 CHF'),
  'it-CH': forms('lun, 1º marzo 2027', 'lunedì 1º marzo', '1º mar', '09:30', '14:00', 'lun, 1º marzo 2027, 14:30', '€ 12’345.50', 'CHF 12’345.50'),
  'nl-BE': forms('ma 1 maart 2027', 'maandag 1 maart', '1 mrt', '09:30', '14:00', 'ma 1 maart 2027, 14:30 uur', '€ 12.345,50', 'CHF 12.345,50'),
};

/** Replaces no-break spaces, wide or narrow, in which engines differ: only their width can be seen. */
export const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
