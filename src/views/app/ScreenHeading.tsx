import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { navigation } from '../../core/navigation/store.ts';
import { PlaceContext } from './place.ts';

/**
 * The heading of a screen. Where the visitor was led here, it comes into view and takes the focus, so that keyboard and
 * screen reader go on from it; never when a page merely loads.
 */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const key = useContext(PlaceContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const place = navigation.places[key];
    if (!place || place.arrivals === 0 || !heading.current) return;
    place.arrivals = 0;
    heading.current.focus({ preventScroll: true });
    const { top, bottom } = heading.current.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) heading.current.scrollIntoView({ block: 'start' });
  }, [key]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
