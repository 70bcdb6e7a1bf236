import { formatTime } from './format.ts';

/** Words around a time, `#`, after a day. */
const AT: Record<string, string> = {
  de: ', # Uhr',
  fr: ' à #',
  nl: ', # uur',
  sv: ' kl. #',
  da: ' kl. #',
};

/** Appends a time, if there is one, to a day: `Fri 5 March, 14:30`, `Fr., 5. März, 14:30 Uhr`. */
export const withTime = (day: string, time: string | undefined, lang: string): string =>
  time ? day + (AT[lang.slice(0, 2)] ?? ', #').replace('#', formatTime(time, lang)) : day;
