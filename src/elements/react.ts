import type { HTMLAttributes } from 'react';
import type { MuseumElements } from './jsx.ts';

/** The tags of the shop, as JSX of React takes them. */
export type MuseumIntrinsicElements = {
  [T in keyof MuseumElements]: HTMLAttributes<HTMLElement> & MuseumElements[T];
};

// lets React pages write the tags in JSX: `import type {} from 'museum-shop/react'`
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends MuseumIntrinsicElements {}
  }
}
