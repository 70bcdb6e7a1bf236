import * as v from 'valibot';
import { isMoment, type Moment } from '../calendar/moment.ts';
import { readStored } from '../web/storage.ts';
import { type Choice, tickets } from './store.ts';

const storedCounts = v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

const storedChoice: v.GenericSchema<unknown, Choice> = v.object({
  time: v.exactOptional(v.custom<Moment>((value) => typeof value === 'string' && isMoment(value))),
  counts: storedCounts,
  parts: v.fallback(v.record(v.string(), storedCounts), {}),
});

/** Restores the choices from before a reload; unreadable ones are dropped. */
export function restoreChoices(): void {
  const stored = readStored('choices');
  if (typeof stored !== 'object' || stored === null) return;
  tickets.choices = Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const choice = v.safeParse(storedChoice, value);
      return choice.success ? [[key, choice.output]] : [];
    }),
  );
}
