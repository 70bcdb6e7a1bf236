import { arrive } from './arrive.ts';
import { keepRoom } from './room.ts';

arrive(import.meta.url);

const ELEMENTS: Record<string, () => Promise<unknown>> = {
  'museum-tickets': () => import('./tickets.tsx'),
  'museum-tours': () => import('./tours.tsx'),
  'museum-merchandise': () => import('./merchandise.tsx'),
  'museum-passes': () => import('./passes.tsx'),
  'museum-vouchers': () => import('./vouchers.tsx'),
  'museum-checkout': () => import('./checkout.tsx'),
  'museum-account': () => import('./account.tsx'),
  'museum-cart-button': () => import('./cart-button.tsx'),
  'museum-shop': () => import('./shop.tsx'),
};
const MARKED = '.museum-embed,a[href*="museum-embed="]';

let marked: Promise<unknown> | undefined;

/** Whether something is at or below one of the nodes. */
const isIn = (nodes: readonly Node[], selector: string): boolean =>
  nodes.some(
    (node) =>
      'querySelector' in node &&
      ((node as Element).matches?.(selector) || (node as Element).querySelector(selector) !== null),
  );

/** What cannot be loaded leaves its fallback in place. */
const tell = (what: string) => (error: unknown) =>
  console.warn(`${what} could not be loaded; the fallback stays.`, error);

/** Imports what embeds below the nodes need, and only this. */
async function loadFor(nodes: readonly Node[]): Promise<void> {
  // marked forms first: the order of the elements in the page is settled before one of them comes alive
  if (isIn(nodes, MARKED)) marked ??= import('./embeds.ts').catch(tell('Marked forms'));
  await marked;
  for (const [tag, load] of Object.entries(ELEMENTS)) {
    if (!isIn(nodes, tag)) continue;
    delete ELEMENTS[tag];
    load()
      .catch(tell(`<${tag}>`))
      .finally(keepRoom(tag));
  }
}

// embeds may come later: by the rest of the page, a page swap, a tab that opens
const watch = new MutationObserver((records) => {
  void loadFor(records.flatMap(({ addedNodes }) => [...addedNodes]));
  if (marked && Object.keys(ELEMENTS).length === 0) watch.disconnect();
});
watch.observe(document, { childList: true, subtree: true });
void loadFor([document]);
