import { type ReactNode, useRef } from 'react';
import { navigation } from '../../core/navigation/store.ts';
import { Heading } from '../parts/Heading.tsx';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';

/** Heading of a part of a screen; with `isTarget` it takes the focus after a navigation, instead of the screen's heading. */
export function PartHeading({ isTarget, children }: { isTarget: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterNavigation(heading, isTarget, (part, scrollTo) => {
    // after Back, the page returns to its earlier position
    if (navigation.isReturn) scrollTo(part);
    else part.scrollIntoView({ block: 'start' });
  });
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
