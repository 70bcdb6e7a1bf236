import { type RefObject, useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { clearFocusRequests } from '../../core/navigation/outlets.ts';
import { navigation } from '../../core/navigation/store.ts';
import { OutletContext, ScrollContext } from './outlet.ts';

type Heading = HTMLHeadingElement;
type ScrollTo = (heading: Heading) => void;

/** Returns whether a menu of the header is open: it would close if it lost the focus. */
const isMenuOpen = (heading: Heading): boolean =>
  (heading.getRootNode() as ShadowRoot).querySelector('header [aria-expanded=true]') !== null;

const reach = (heading: Heading, scrollTo: ScrollTo): void => scrollTo(heading);

/**
 * After a navigation, focuses a heading and brings it into view, so that keyboard and screen reader continue there; not on
 * page load, and only if `isTarget`.
 */
export function useFocusAfterNavigation(
  heading: RefObject<Heading | null>,
  isTarget: boolean,
  bringIntoView: (heading: Heading, scrollTo: ScrollTo) => void = reach,
): void {
  const key = useContext(OutletContext);
  const scrollTo = useContext(ScrollContext);
  const focusRequests = useSnapshot(navigation).outlets[key]?.focusRequests ?? 0;
  useEffect(() => {
    if (!isTarget || focusRequests === 0 || !heading.current) return;
    clearFocusRequests(key);
    if (!isMenuOpen(heading.current)) heading.current.focus({ preventScroll: true });
    bringIntoView(heading.current, scrollTo);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how it comes into view is not a reason to do it again
  }, [key, focusRequests, scrollTo, isTarget, heading]);
}
