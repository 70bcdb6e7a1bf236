import type { HTMLAttributes } from 'react';
import type { Attribute } from './attributes.ts';
import type { MuseumTag } from './public.ts';

export type MuseumAttributes = HTMLAttributes<HTMLElement> & { [A in Attribute]?: string };

// lets React pages write the tags in JSX: `import type {} from 'museum-shop/react'`
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<MuseumTag, MuseumAttributes> {}
  }
}
