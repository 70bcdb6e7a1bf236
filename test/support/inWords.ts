const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A day as an English visitor reads it; engines differ in a comma: `Saturday 6 March`, `Saturday, 6 March`. */
export const inWords = (day: string): string => format.format(new Date(day));
