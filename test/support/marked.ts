import { demo, type Page } from './page.ts';

/** The origin of the back end, whose links count. */
export const SHOP = new URL(demo.api).origin;
/** Where the fallback leads. */
export const ADDRESS = `${SHOP}/de/tickets/12`;
export const FALLBACK = 'Tickets at the desk';
/** The title of event 12. */
export const EVENT = 'Tides: The Sea Keeps Time';

/** A marked `div` for event 12, unless told otherwise. */
export const div = (
  more = 'data-item="12"',
  inside = `<a href="${ADDRESS}">${FALLBACK}</a>`,
): string => `<div class="museum-embed" data-element="tickets" ${more}>${inside}</div>`;

/** A marked link for event 12, unless told otherwise. */
export const link = (more = '&amp;item=12', address = ADDRESS, attributes = ''): string =>
  `<a href="${address}?museum-embed=tickets${more}" ${attributes}>${FALLBACK}</a>`;

export const FORMS = [
  ['div', div()],
  ['link', link()],
] as const;

/** The elements of the page, whether they stand there as tags or were made of marked forms. */
export const embeds = (page: Page): HTMLElement[] => page.all('museum-tickets');
