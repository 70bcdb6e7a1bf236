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

const LOCALES: Partial<Record<Lang, string>> = { en: 'en-GB' };

const dayInWords = (lang: Lang, moment: Moment): string =>
  new Intl.DateTimeFormat(LOCALES[lang] ?? lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(dayOf(moment)));

/** Formats a day for sentences: `Fri 5 March 2027`, `Fr., 5. März 2027`. A day that does not exist stays in figures. */
export const readDay = (moment: Moment): Text =>
  inEveryLanguage((lang) => (isDay(dayOf(moment)) ? dayInWords(lang, moment) : shownDay(moment)));

/** Appends the time unless it is midnight, which means the whole day. */
const withTime = (day: string, moment: Moment): string => {
  const time = moment.slice(11, 16);
  return time === '00:00' ? day : `${day}, ${time}`;
};

/** Formats day and time for documents. */
export const shownMoment = (moment: Moment): string => withTime(shownDay(moment), moment);

/** Formats day and time for mails, the day in words. */
export const readMoment = (lang: Lang, moment: Moment): string =>
  withTime(dayInWords(lang, moment), moment);
