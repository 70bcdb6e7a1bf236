import { type ReactNode, useRef } from 'react';
import { Heading } from '../parts/Heading.tsx';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';

/** Heading of a screen. It takes the focus after a navigation, unless the route opens a part of the screen. */
export function ScreenHeading({
  children,
  isTarget = true,
}: {
  children: ReactNode;
  isTarget?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterNavigation(heading, isTarget);
  return (
    <Heading below={0} ref={heading} className="title" part="heading" tabIndex={-1}>
      {children}
    </Heading>
  );
}
