import { proxy } from 'valtio/vanilla';
import type { Area } from '../routes/routes.ts';
import { shared } from '../shared.ts';

/** How the page's address takes part: by its path, below a base; behind its `#`; not at all. */
export type Routing = 'path' | 'hash' | 'memory';

/** One element's place in the shop: the route it shows, and whether the page's address takes part in it. */
export type Place = {
  /** The element's `id`, else its tag and order in the page. */
  key: string;
  area: Area;
  /** Where the element starts and returns to. */
  home: string;
  routing: Routing;
  /** Path and query in one string: two fields would be seen half changed. */
  href: string;
  /** How often the visitor was led here; a heading takes the focus when it grows. */
  arrivals: number;
  /** Whether other areas' screens may open here: not in the cart button. */
  isStage: boolean;
};

export const navigation = shared('navigation', () =>
  proxy({
    places: {} as Record<string, Place>,
    /** The areas that have an element in the page, in its order, whether or not it has come alive yet. */
    areas: [] as Area[],
    /** The element used last. */
    active: undefined as string | undefined,
    /** The visitor has come to where he is by Back or Forward. */
    isReturn: false,
    /** Where a whole shop has the page to itself: the path below which its routes stand, without a slash at its end. */
    base: undefined as string | undefined,
  }),
);
