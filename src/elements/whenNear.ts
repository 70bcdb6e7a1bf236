/** Distance at which an element starts to load, in heights of the window. */
const WINDOWS = 2;

let isPrinted = false;
addEventListener('beforeprint', () => {
  isPrinted = true;
});

function isNear(element: Element): boolean {
  if (isPrinted) return true;
  const [box] = element.getClientRects();
  // an observer never reports an element without a box: `display: contents` counts as near
  if (!box) return getComputedStyle(element).display === 'contents';
  return box.top <= (WINDOWS + 1) * innerHeight && box.bottom >= -WINDOWS * innerHeight;
}

/**
 * Calls `start` when an element comes near the window, at once if it is already there. A hidden element must be shown
 * first. Returns a function that stops waiting.
 */
export function whenNear(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    // relative to the document, because the margin of the default root ends at the edge of a frame
    { root: element.ownerDocument, rootMargin: `${100 * WINDOWS}%` },
  );
  // not left to the observer, which reports nothing for a page in the background
  if (isNear(element)) start();
  else observer.observe(element);
  return () => observer.disconnect();
}
