import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the previous height of a box while its new content loads. */
export function useReservedHeight(isWaiting: boolean): RefObject<HTMLDivElement | null> {
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
