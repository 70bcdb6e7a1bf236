import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives a box, while what it shows is on its way, the height that it had before. */
export function useKeptHeight(isWaiting: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const heightPx = useRef(0);
  useLayoutEffect(() => {
    const box = ref.current!;
    box.style.minBlockSize = isWaiting ? `${heightPx.current}px` : '';
    if (isWaiting) return;
    const watch = new ResizeObserver(() => {
      heightPx.current = box.offsetHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [isWaiting]);
  return ref;
}
