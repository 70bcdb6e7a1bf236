import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const isButtonOfBar = (each: EventTarget): boolean =>
  each instanceof Element && each.matches('.bar button');

/**
 * State of a menu that `button` opens. It closes on Escape and on any click, except on a button in the bar. A new value
 * of `of` closes it.
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
