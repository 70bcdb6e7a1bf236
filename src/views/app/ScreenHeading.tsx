import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { clearFocusRequests } from '../../core/navigation/outlets.ts';
import { navigation } from '../../core/navigation/store.ts';
import { Heading } from '../parts/Heading.tsx';
import { OutletContext, ScrollContext } from './outlet.ts';

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
  const scrollTo = useContext(ScrollContext);
  const focusRequests = useSnapshot(navigation).outlets[key]?.focusRequests ?? 0;
  useEffect(() => {
    if (focusRequests === 0 || !heading.current) return;
    clearFocusRequests(key);
    if (!isMenuOpen(heading.current)) heading.current.focus({ preventScroll: true });
    scrollTo(heading.current);
  }, [key, focusRequests, scrollTo]);
  return (
    <Heading below={0} ref={heading} className="title" part="heading" tabIndex={-1}>
      {children}
    </Heading>
  );
}
