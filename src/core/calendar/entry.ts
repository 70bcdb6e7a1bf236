import { compact } from './day.ts';
import { dayOf, isWholeDay, type Moment } from './moment.ts';

/** A visit for the visitor's own calendar. */
export type CalendarEntry = {
  /** Unguessable by others, the same for the same visit: importing twice makes one entry. */
  uid: string;
  summary: string;
  location?: string;
  /** The museum's wall clock. */
  start: Moment;
};

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** No line may be longer than 75 octets (RFC 5545, 3.1); 18 characters never are, whatever the script. */
const folded = (line: string): string => line.replace(/.{18}(?=.)/gu, '$&\r\n ');

/** The instant at which a wall clock of the zone shows the moment, in milliseconds since 1970. */
export function instantOf(moment: Moment, timeZone: string): number {
  const wanted = Date.parse(`${moment}Z`);
  const shownAt = (instant: number): number =>
    Date.parse(`${new Date(instant).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
  const guess = wanted - (shownAt(wanted) - wanted);
  return guess - (shownAt(guess) - wanted); // once more: the zone may change its offset in between
}

const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** An iCalendar file (RFC 5545) with one entry each; `nowMs` is when it was made. */
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
