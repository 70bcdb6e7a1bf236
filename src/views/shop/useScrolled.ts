import { useEffect, useState } from 'react';

/** Scroll distance from which a page counts as scrolled (specification, section 9). */
const SCROLLED_OVER_PX = 100;

/** Returns whether the page is scrolled so far that the header covers content. */
export function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const look = (): void => setIsScrolled(scrollY > SCROLLED_OVER_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}
