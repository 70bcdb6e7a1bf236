/** Whether a tag has a reserved height. The cart button is inline; all others may grow far beyond their fallback. */
export const reservesHeight = (tag: string): boolean => tag !== 'museum-cart-button';

/** Returns the CSS rule for a reserved height. */
export const reservedHeightRule = (heightPx: number): string =>
  `:host{min-block-size:${heightPx}px}`;

/**
 * Reserves the height of the window for the pending elements of a tag: content below them is out of sight from the
 * start, so it does not visibly move when they grow. Returns a function that ends this.
 */
export function reserveHeightOf(tag: string): () => void {
  if (!reservesHeight(tag)) return () => undefined;
  const sheet = new CSSStyleSheet();
  // `:where` has no specificity, so rules of the page for the tag win
  sheet.replaceSync(`:where(${tag}:not(:defined)){display:block;min-block-size:${innerHeight}px}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
