const HAS_WORD = /\p{L}{3}/u;

/** Every piece of text below a node that is seen or read out, in order. */
export function wordsIn(container: Element): string[] {
  const names = [...container.querySelectorAll('[aria-label], img[alt], abbr')].flatMap((each) => [
    each.getAttribute('aria-label') ?? '',
    each.getAttribute('alt') ?? '',
  ]);
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // countries are the server's, and many have one name everywhere; code is of no language
    if (!parentElement?.matches('option, tbody th, code')) texts.push(textContent ?? '');
  }
  return [...texts, ...names].map((text) => text.trim()).filter((text) => HAS_WORD.test(text));
}
