import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a part into view, unless its first row is visible. */
function reveal(part: HTMLElement): void {
  const { activeElement } = part.getRootNode() as Document | ShadowRoot;
  // a visitor who chooses by keyboard must not lose sight of the focus
  if (activeElement?.matches(':focus-visible, .by-keyboard :focus')) return;
  const row = part.querySelector('li') ?? part;
  const { top, bottom } = row.getBoundingClientRect();
  const margin = getComputedStyle(row);
  const isVisible =
    top >= (parseFloat(margin.scrollMarginTop) || 0) &&
    bottom <= innerHeight - (parseFloat(margin.scrollMarginBottom) || 0);
  if (isVisible) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Brings the part of a screen that a choice opens into view, without moving the focus. `ask` is called with the choice; it
 * takes effect in the render that changes `opened`.
 */
export function useReveal(opened: unknown): {
  part: RefObject<HTMLDivElement | null>;
  ask: () => void;
} {
  const part = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || !part.current) return;
    isAsked.current = false;
    reveal(part.current);
  }, [opened]);
  return {
    part,
    ask: () => {
      isAsked.current = true;
    },
  };
}
