import { compact } from './day.ts';
import { dayOf, isWholeDay, type Moment } from './moment.ts';

/** Visit to import into the visitor's calendar. */
export type CalendarEntry = {
  /** Not guessable, and stable per visit: a second import updates the same entry. */
  uid: string;
  summary: string;
  location?: string;
  /** On the museum's wall clock. */
  start: Moment;
};

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line every 18 characters: at most 75 octets are allowed (RFC 5545, 3.1), and a character has up to 4. */
const folded = (line: string): string => line.replace(/.{18}(?=.)/gu, '$&\r\n ');

/** Returns the instant, in milliseconds since 1970, at which the zone's wall clock shows the moment. */
export function instantOf(moment: Moment, timeZone: string): number {
  const wanted = Date.parse(`${moment}Z`);
  const shownAt = (instant: number): number =>
    Date.parse(`${new Date(instant).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
  const guess = wanted - (shownAt(wanted) - wanted);
  return guess - (shownAt(guess) - wanted); // second pass, because the offset may change between guess and result
}

const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Returns an iCalendar file (RFC 5545) with one event per entry; `nowMs` is the time of creation. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  timeZone: string,
  nowMs: number,
): string {
  const lines = entries.flatMap(({ uid, summary, location, start }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(nowMs)}`,
    isWholeDay(start)
      ? `DTSTART;VALUE=DATE:${compact(dayOf(start))}`
      : `DTSTART:${utc(instantOf(start, timeZone))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//museum-shop//EN',
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
