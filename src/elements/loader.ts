import { arrive } from './arrive.ts';

arrive(import.meta.url);

const ELEMENTS: Record<string, () => Promise<unknown>> = {
  'museum-tickets': () => import('./tickets.tsx'),
  'museum-checkout': () => import('./checkout.tsx'),
  'museum-cart-button': () => import('./cart-button.tsx'),
};

/** Imports the elements that the page has, and only these. One that cannot be loaded leaves its fallback in place. */
function loadWhatIsThere(): void {
  for (const [tag, load] of Object.entries(ELEMENTS)) {
    if (!document.querySelector(tag)) continue;
    delete ELEMENTS[tag];
    load().catch((error: unknown) => {
      console.warn(`<${tag}> could not be loaded; its fallback stays.`, error);
    });
  }
}

// tags may come later: by the rest of the page, a page swap, a tab that opens
const watch = new MutationObserver(() => {
  loadWhatIsThere();
  if (Object.keys(ELEMENTS).length === 0) watch.disconnect();
});
watch.observe(document, { childList: true, subtree: true });
loadWhatIsThere();
