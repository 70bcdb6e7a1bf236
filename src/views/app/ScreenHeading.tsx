import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { haveArrived } from '../../core/navigation/outlets.ts';
import { navigation } from '../../core/navigation/store.ts';
import { ArrivalContext, OutletContext } from './outlet.ts';

/** Returns whether a menu of the header is open: it would close if it lost the focus. */
const isMenuOpen = (heading: HTMLElement): boolean =>
  (heading.getRootNode() as ShadowRoot).querySelector('header [aria-expanded=true]') !== null;

/**
 * Heading of a screen. After a navigation it scrolls into view and takes the focus, so that keyboard and screen reader
 * continue there; not on page load.
 */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const key = useContext(OutletContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useContext(ArrivalContext);
  const arrivals = useSnapshot(navigation).outlets[key]?.arrivals ?? 0;
  useEffect(() => {
    if (arrivals === 0 || !heading.current) return;
    haveArrived(key);
    if (!isMenuOpen(heading.current)) heading.current.focus({ preventScroll: true });
    arrive(heading.current);
  }, [key, arrivals, arrive]);
  return (
    <h2 ref={heading} part="heading" tabIndex={-1}>
      {children}
    </h2>
  );
}
