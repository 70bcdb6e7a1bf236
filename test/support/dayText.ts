const WITHOUT_YEAR = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const WITH_YEAR = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const DAY_AND_MONTH = { day: 'numeric', month: 'short' } as const;

/** Formats a day as Intl does, without the English comma in which engines differ; not for the first of a month. */
const format = (day: string, lang: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^([A-Z]\w+), (?=\d+ )/, '$1 ');

/** Formats a day in English: `Saturday 6 March`. */
export const dayText = (day: string): string => format(day, 'en-GB', WITHOUT_YEAR);

/** Formats a day with its year, as in sentences: `Saturday 6 March 2027`. */
export const longDateText = (day: string, lang = 'en-GB'): string => format(day, lang, LONG);

/** Formats a day with its year, as in labels: `Sat 6 March 2027`. */
export const dateText = (day: string, lang = 'en-GB'): string => format(day, lang, WITH_YEAR);

/** Formats a day without weekday and year: `6 Mar`. */
export const shortDayText = (day: string, lang = 'en-GB'): string =>
  format(day, lang, DAY_AND_MONTH);
