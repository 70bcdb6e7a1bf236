import { type ComponentProps, createContext, useContext } from 'react';

/** Level of the screen's heading in its page, 1 to 6. */
export const HeadingLevel = createContext(2);

/** Heading `below` that of the screen: 0 for the screen itself, 1 for a section, 2 for a part of it. */
export function Heading({ below = 1, ...props }: ComponentProps<'h2'> & { below?: number }) {
  const Tag = `h${Math.min(6, useContext(HeadingLevel) + below)}` as 'h2';
  return <Tag {...props} />;
}
