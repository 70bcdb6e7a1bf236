import { useEffect, useState } from 'react';

/** From where on a page counts as scrolled (specification, section 9). */
const SCROLLED_OVER_PX = 100;

/** Whether the page is scrolled so far that its head stands above something else. */
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
