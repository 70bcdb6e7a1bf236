import type { HTMLAttributes } from 'react';
import type { MuseumElements } from './jsx.ts';

/** Elements of the shop for React's JSX. */
export type MuseumIntrinsicElements = {
  [T in keyof MuseumElements]: HTMLAttributes<HTMLElement> & MuseumElements[T];
};

// adds the tags to JSX in projects that `import type {} from 'museum-shop/react'`
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends MuseumIntrinsicElements {}
  }
}
