import type { Visitor } from './visitor.ts';
import { say } from '../../support/say.ts';

/** An embed as an editor writes it, and the text that it shows once it has loaded. */
export type Embed = { selector: string; html: string; fallback: string; reads: string };

const FALLBACK = 'at the desk';

const embed = (selector: string, html: string, what: string, reads: string): Embed => {
  const fallback = `${what} ${FALLBACK}`;
  return { selector, html: html.replace('…', `<a href="/desk">${fallback}</a>`), fallback, reads };
};

/** Two tags and a marked `div`, for tests of behaviour that all embeds share. */
export const EMBEDS: readonly Embed[] = [
  embed('museum-tickets', '<museum-tickets>…</museum-tickets>', say('tickets'), 'Tides'),
  embed('museum-tours', '<museum-tours>…</museum-tours>', 'Tours', 'Nine Centuries in an Hour'),
  embed(
    '.museum-embed',
    '<div class="museum-embed" data-element="passes">…</div>',
    'Passes',
    'Annual pass',
  ),
];

export const ALL = EMBEDS.map(({ html }) => html).join('\n');

/** Scrolls to each embed and waits until it has loaded. An embed that others have pushed far down would stay pending. */
export async function comeAlive(page: Visitor, embeds = EMBEDS): Promise<void> {
  for (const { selector, reads } of embeds) await page.finds(reads, selector);
}
