import { throttle } from 'es-toolkit/function';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from '../app/onResize.ts';

/** How often it is measured again, at the most (specification, section 9). */
const MEASURE_EVERY_MS = 500;

/**
 * Whether what stands in a bar fits into one line. It is measured as it would stand in that, and again when the bar changes
 * its width or `content` what is in it.
 */
export function useFit(bar: RefObject<HTMLElement | null>, content: string): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const line = bar.current!;
    const measure = (): void => {
      const classes = line.className;
      const { width: room, height } = line.getBoundingClientRect();
      // a lower bar makes the page shorter, and the browser would scroll up
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
