import type { ClassAttributes, HTMLAttributes } from 'react';
import type { MuseumElements } from './jsx.ts';
import type { MuseumElement, MuseumEventMap, MuseumProperties, MuseumTag } from './public.ts';

/** Listeners of the shop's events: React adds one for the event `museum-ready` if it gets `onmuseum-ready`. */
type Listeners = {
  [N in keyof MuseumEventMap as `on${N}`]?: ((event: MuseumEventMap[N]) => void) | undefined;
};

/** Elements of the shop for React's JSX. */
export type MuseumIntrinsicElements = {
  [T in MuseumTag]: ClassAttributes<MuseumElement<T>> &
    HTMLAttributes<MuseumElement<T>> &
    MuseumElements[T] &
    MuseumProperties<T> &
    Listeners;
};

// adds the tags to JSX in projects that `import type {} from 'museum-shop/react'`
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends MuseumIntrinsicElements {}
  }
}
