import { useEffect, useRef, useState } from 'react';
import { hasLeft } from '../../core/async/hasLeft.ts';
import { atMost } from '../../core/async/atMost.ts';
import { datesInCalendar, type Offered } from '../../core/calendar/datesInCalendar.ts';
import { addDays, type Day } from '../../core/calendar/day.ts';
import { dayOf } from '../../core/calendar/moment.ts';
import { BLANK_LINE } from './optionalLine.tsx';
import { useCurrentMoment } from './useCurrentMoment.ts';
import { useDateText } from './useDateText.ts';

/** Number of days that are requested: two months, as for the calendar of a single item. */
const DAYS = 61;

// contract, "New, all optional"
const inTurn = atMost(2);

export type CalendarOf = {
  /** Id of the event or the tour. */
  id: string;
  /** Requests its calendar from a day to another, both included. */
  load: (id: string, from: Day, to: Day) => Promise<Offered[]>;
};

/** Line of a card with the next date in the calendar of its item, which is requested once the card is in view. */
export function CalendarDate({ id, load }: CalendarOf) {
  const line = useRef<HTMLParagraphElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [offered, setOffered] = useState<Offered[]>([]);
  const now = useCurrentMoment();
  const today = dayOf(now);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    // the card, so that the date is there when the visitor scrolls down to the line
    observer.observe(line.current!.parentElement!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isSeen) return;
    const leaving = new AbortController();
    void inTurn(async () => {
      if (leaving.signal.aborted) return;
      // a card that is no longer there gives its turn to the next one
      const answer = await Promise.race([
        load(id, today, addDays(today, DAYS)),
        hasLeft(leaving.signal),
      ]);
      if (answer) setOffered(answer);
    });
    return () => leaving.abort();
  }, [isSeen, id, load, today]);

  return (
    <p ref={line} className="small">
      {useDateText(datesInCalendar(offered, now)) ?? BLANK_LINE}
    </p>
  );
}
