import { demo, type Page } from './page.ts';

/** The origin of the back end: marked links to it become embeds. */
export const SHOP = new URL(demo.api).origin;
export const ADDRESS = `${SHOP}/de/tickets/12`;
export const FALLBACK = 'Tickets at the desk';
/** The title of event 12. */
export const EVENT = 'Tides: The Sea Keeps Time';

/** Returns a marked `div`, by default for event 12. */
export const div = (
  more = 'data-item="12"',
  inside = `<a href="${ADDRESS}">${FALLBACK}</a>`,
): string => `<div class="museum-embed" data-element="tickets" ${more}>${inside}</div>`;

/** Returns a marked link, by default for event 12. */
export const link = (more = '&amp;item=12', address = ADDRESS, attributes = ''): string =>
  `<a href="${address}?museum-embed=tickets${more}" ${attributes}>${FALLBACK}</a>`;

export const FORMS = [
  ['div', div()],
  ['link', link()],
] as const;

/** The ticket elements of the page, written as tags or created from marked divs and links. */
export const embeds = (page: Page): HTMLElement[] => page.all('museum-tickets');
