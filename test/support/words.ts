const HAS_WORD = /\p{L}{3}/u;

/** Returns all texts below a node that are seen or read out: first the visible ones, then labels. */
export function wordsIn(container: Element): string[] {
  const names = [...container.querySelectorAll('[aria-label], img[alt], abbr')].flatMap((each) => [
    each.getAttribute('aria-label') ?? '',
    each.getAttribute('alt') ?? '',
  ]);
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // country names come from the server, and many are the same in all languages; code has no language
    if (!parentElement?.matches('option, tbody th, code')) texts.push(textContent ?? '');
  }
  return [...texts, ...names].map((text) => text.trim()).filter((text) => HAS_WORD.test(text));
}
