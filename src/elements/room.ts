/** The cart button stands in a line of the page's own; every other element may grow to many times the size of its fallback. */
export const keepsRoom = (tag: string): boolean => tag !== 'museum-cart-button';

/** The rule of an element that keeps so much room, in pixels. */
export const roomRule = (heightPx: number): string => `:host{min-block-size:${heightPx}px}`;

/**
 * Keeps a window's height for the elements of a tag that are not alive yet: whatever stands below is out of sight from
 * the beginning, and nobody sees it move when they grow. Returns what ends it.
 */
export function keepRoom(tag: string): () => void {
  if (!keepsRoom(tag)) return () => undefined;
  const sheet = new CSSStyleSheet();
  // without weight, so that a rule of the page for its tag goes first
  sheet.replaceSync(`:where(${tag}:not(:defined)){display:block;min-block-size:${innerHeight}px}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
