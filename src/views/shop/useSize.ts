import { createContext, type RefObject, useLayoutEffect, useState } from 'react';
import { type Size, sizeOf } from './sizes.ts';

/** The size class of the shop around. */
export const SizeContext = createContext<Size>('extra-small');

/** The size class of an element, by its own width. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>('extra-small');
  useLayoutEffect(() => {
    const shop = element.current!;
    const measure = (): void => setSize(sizeOf(shop.getBoundingClientRect().width));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(shop);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
