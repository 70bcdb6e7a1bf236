import type { Museum } from './museum.ts';

/** How each package is put into a page, and what it needs around what it swaps. */
const INCLUDED = {
  turbo: { head: '<script src="/packages/turbo.js" defer></script>', main: '', link: '' },
  swup: {
    head: `<script src="/packages/swup.js"></script>
      <script>addEventListener('DOMContentLoaded', () => new Swup({ animationSelector: false }))</script>`,
    main: 'id="swup"',
    link: '',
  },
  htmx: { head: '<script src="/packages/htmx.js"></script>', main: '', link: 'hx-boost="true"' },
};

export type Swapper = keyof typeof INCLUDED;

/** The packages that swap pages without the browser loading them. */
export const SWAPPERS = Object.keys(INCLUDED) as Swapper[];

/** Puts two pages that lead to one another into the site; returns the address of the first. */
export function putSite(
  museum: Museum,
  swapper: Swapper,
  embeds: { First: string; Second: string },
): string {
  const { head, main, link } = INCLUDED[swapper];
  const put = (name: 'First' | 'Second', other: 'First' | 'Second'): string =>
    museum.put({
      head,
      path: `/${swapper}/${name}`,
      body: `<main ${main}><h1>${name} page</h1>
        <p><a href="/${swapper}/${other}" ${link}>To the other page</a></p>${embeds[name]}</main>`,
    });
  put('Second', 'First');
  return put('First', 'Second');
}
