import type { Lang } from '../museum/catalogue/types.ts';
import { dayOf } from './clock.ts';
import type { Moment } from './clock.ts';

export const shownCents = (lang: Lang, cents: number): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** Dates are d.m.Y in every language (specification, section 9). */
export const shownDay = (moment: Moment): string => dayOf(moment).split('-').toReversed().join('.');

/** Day and time; a ticket for a whole day begins at midnight, when nobody comes. */
export const shownMoment = (moment: Moment): string => {
  const time = moment.slice(11, 16);
  return time === '00:00' ? shownDay(moment) : `${shownDay(moment)}, ${time}`;
};
