import { createContext, type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from './onResize.ts';
import { type Size, sizeOf } from './sizes.ts';

/** Size class of the surrounding shop. */
export const SizeContext = createContext<Size>('extra-small');

/** Returns the size class of an element by its own width. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>('extra-small');
  useLayoutEffect(() => {
    const shop = element.current!;
    const measure = (): void => setSize(sizeOf(shop.getBoundingClientRect().width));
    measure();
    return onResize(shop, measure);
  }, [element]);
  return size;
}
