import type { Lang, Text } from '../museum/catalogue/types.ts';
import { dayOf, isDay } from './clock.ts';
import type { Moment } from './clock.ts';
import type { Currency } from './currency.ts';
import { inEveryLanguage } from './languages.ts';

/** Formats an amount in a shop's currency. */
export const shownCents = (
  { currency }: { currency: Currency },
  lang: Lang,
  cents: number,
): string => new Intl.NumberFormat(lang, { style: 'currency', currency }).format(cents / 100);

/** Formats a day for tables and documents: d.m.Y in every language (specification, section 9). */
export const shownDay = (moment: Moment): string => dayOf(moment).split('-').toReversed().join('.');

/** First of a month, which Intl writes like the other days. */
const FIRST = new Map<Lang, string>([
  ['fr', '1er '],
  ['it', '1º '],
]);

const format = (lang: Lang, date: string, options: Intl.DateTimeFormatOptions): string => {
  const locale = lang === 'en' ? 'en-GB' : lang;
  const { format: inWords } = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const text = inWords(new Date(date));
  return (
    text
      .replace(/\b1 /, FIRST.get(lang) ?? '$&')
      // some versions have a comma in English
      .replace(/^([A-Z]\w+), (?=\d+ )/, '$1 ')
  );
};

const dayInWords = (lang: Lang, moment: Moment): string =>
  format(lang, dayOf(moment), { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a day for sentences: `Fri 5 March 2027`, `Fr., 5. März 2027`. A day that does not exist stays in figures. */
export const readDay = (moment: Moment): Text =>
  inEveryLanguage((lang) => (isDay(dayOf(moment)) ? dayInWords(lang, moment) : shownDay(moment)));

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Words around a time, `#`, after a day. */
const AT = new Map<Lang, string>([
  ['de', ', # Uhr'],
  ['fr', ' à #'],
  ['nl', ', # uur'],
  ['sv', ' kl. #'],
  ['da', ' kl. #'],
]);

/** Formats a time without the words that a sentence has around it. A time that does not exist stays as it is. */
const timeInWords = (lang: Lang, moment: Moment): string => {
  const digits = moment.slice(11, 16);
  if (!TIME.test(digits)) return digits;
  const time = format(lang, `2027-01-01T${digits}Z`, { timeStyle: 'short' });
  return lang === 'fr' ? time.replace(/^0?(\d+):(00)?/, '$1\u00a0h\u00a0').trim() : time;
};

/** Formats the time for sentences, which have the words around it: `14:30`, `14.30`, `14 h 30`. */
export const readTime = (moment: Moment): Text =>
  inEveryLanguage((lang) => timeInWords(lang, moment));

/** Returns whether a moment means the whole day. */
const isWholeDay = (moment: Moment): boolean => moment.slice(11, 16) === '00:00';

/** Formats day and time for documents, all in digits. */
export const shownMoment = (moment: Moment): string =>
  isWholeDay(moment) ? shownDay(moment) : `${shownDay(moment)}, ${moment.slice(11, 16)}`;

/** Formats day and time for mails: `Fri 5 March 2027, 14:30`, `Fr., 5. März 2027, 14:30 Uhr`. */
export const readMoment = (lang: Lang, moment: Moment): string => {
  const day = dayInWords(lang, moment);
  if (isWholeDay(moment)) return day;
  return day + (AT.get(lang) ?? ', #').replace('#', timeInWords(lang, moment));
};
