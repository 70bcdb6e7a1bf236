import type { Museum } from './museum.ts';

/** How a page includes each package: scripts, and attributes of the swapped part and of links. */
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

/** The packages that swap the content of a page instead of loading the next one. */
export const SWAPPERS = Object.keys(INCLUDED) as Swapper[];

/** Adds two pages that link to each other to the site and returns the URL of the first. */
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
