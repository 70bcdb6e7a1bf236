import { throttle } from 'es-toolkit/function';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from '../app/onResize.ts';

/** Minimum time between two measurements (specification, section 9). */
const MEASURE_EVERY_MS = 500;

/**
 * Returns whether the content of a bar fits into one line. Measures it in a single-line layout, and again when the bar
 * is resized or `content` changes.
 */
export function useFit(bar: RefObject<HTMLElement | null>, content: string): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const line = bar.current!;
    const measure = (): void => {
      const classes = line.className;
      const { width: room, height } = line.getBoundingClientRect();
      // a lower bar would shorten the page and make the browser scroll up
      line.style.setProperty('min-block-size', `${height}px`);
      line.setAttribute('class', 'bar measured');
      setFits(line.getBoundingClientRect().width <= room);
      line.setAttribute('class', classes);
      line.style.removeProperty('min-block-size');
    };
    const measureAgain = throttle(measure, MEASURE_EVERY_MS);
    const leave = onResize(line, measureAgain);
    measure();
    return () => {
      leave();
      measureAgain.cancel();
    };
  }, [bar, content]);
  return fits;
}
