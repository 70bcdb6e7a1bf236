import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const isButtonOfBar = (each: EventTarget): boolean =>
  each instanceof Element && each.matches('.bar button');

/**
 * Whether a menu is open that a button opens. The visitor closes it by a click on or beside it, but for one on a button in
 * it, and by Escape; with `of`, of which it is, it is a new one.
 */
export function useMenu(button: RefObject<HTMLButtonElement | null>, of: string) {
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => setIsOpen(false), [of]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event): void => {
      if (!event.composedPath().some(isButtonOfBar)) setIsOpen(false);
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, [isOpen]);
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  return { isOpen, toggle: () => setIsOpen(!isOpen), closeByKey };
}
