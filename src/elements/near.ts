/** So many windows' heights away from the window, something begins to load. */
const WINDOWS = 2;

let isPrinted = false;
addEventListener('beforeprint', () => {
  isPrinted = true; // on paper everything is near
});

function isNear(element: Element): boolean {
  if (isPrinted) return true;
  const [box] = element.getClientRects();
  // what has no box of its own is never seen coming
  if (!box) return getComputedStyle(element).display === 'contents';
  return box.top <= (WINDOWS + 1) * innerHeight && box.bottom >= -WINDOWS * innerHeight;
}

/**
 * Calls `start` when an element comes near the window: at once where it is there already, and not before it is shown
 * where it is hidden. Returns what gives it up.
 */
export function whenNear(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    // by the document, since the window's own margin ends at the edge of a frame
    { root: element.ownerDocument, rootMargin: `${100 * WINDOWS}%` },
  );
  // without waiting for a picture of the page, which one in the background never gets
  if (isNear(element)) start();
  else observer.observe(element);
  return () => observer.disconnect();
}
