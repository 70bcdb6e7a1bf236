import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Day } from '../../core/calendar/day.ts';
import { firstDay, lastDay, type Month, monthOf, weeksFrom } from '../../core/calendar/month.ts';
import { dayMove } from './dayMove.ts';

/**
 * Manages the roving tabindex of a month: the one day in the tab order, which keys move, also to other months, and
 * which a click or a key chooses.
 */
export function useRovingDay(
  {
    month,
    today,
    selected,
    firstMonth,
    lastMonth,
    onMonth,
    onSelect,
  }: {
    month: Month;
    today: Day;
    selected?: Day;
    firstMonth: Month;
    lastMonth: Month;
    onMonth: (month: Month) => void;
    onSelect: (day: Day) => void;
  },
  canChoose: (day: Day) => boolean,
) {
  const [reached, setReached] = useState<Day>();
  const stop = useRef<HTMLTableCellElement>(null);
  const isMoving = useRef(false);

  const isHere = (day?: Day): day is Day => !!day && monthOf(day) === month;
  const tabStop =
    [reached, selected].find(isHere) ??
    weeksFrom(month, today)
      .flat()
      .find((day) => day && canChoose(day)) ??
    (isHere(today) ? today : firstDay(month));

  // after every render: a key may lead to a month that has only now been rendered
  useEffect(() => {
    if (!isMoving.current || reached !== tabStop) return;
    isMoving.current = false;
    stop.current?.focus();
  });

  const choose = (day: Day): void => {
    setReached(day);
    if (canChoose(day)) onSelect(day);
  };

  const press = (event: KeyboardEvent): void => {
    const move = dayMove(event.key);
    // the browser's own shortcuts: Alt and an arrow key go back or forward
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!move && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!move) return choose(tabStop);
    const first = weeksFrom(firstMonth, today).flat().find(Boolean) ?? firstDay(firstMonth);
    const last = lastDay(lastMonth);
    const wanted = move(tabStop);
    const day = wanted < first ? first : wanted > last ? last : wanted;
    isMoving.current = true;
    setReached(day);
    if (!isHere(day)) onMonth(monthOf(day));
  };

  return { tabStop, stop, choose, press };
}
