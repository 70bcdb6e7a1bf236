import { createContext, type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from './onResize.ts';
import { type Size, sizeOf } from './sizes.ts';

/** Size class of the surrounding shop. */
export const SizeContext = createContext<Size>('extra-small');

/** Returns what `read` measures at an element, `initial` before the first time; measured again when its size changes. */
export function useMeasured<T>(
  element: RefObject<HTMLElement | null>,
  read: (element: HTMLElement) => T,
  initial: T,
): T {
  const [value, setValue] = useState(initial);
  useLayoutEffect(() => {
    const measured = element.current!;
    const measure = (): void => setValue(() => read(measured));
    measure();
    return onResize(measured, measure);
  }, [element, read]);
  return value;
}

const readSize = (shop: HTMLElement): Size => sizeOf(shop.getBoundingClientRect().width);

/** Returns the size class of an element by its own width. */
export const useSize = (element: RefObject<HTMLElement | null>): Size =>
  useMeasured(element, readSize, 'extra-small');
