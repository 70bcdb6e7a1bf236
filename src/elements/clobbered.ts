/**
 * Returns whether the page hides a part of the document that React needs: `<form name="createElement">` takes its place.
 * The embeds then stay undefined, so that their fallback shows.
 */
export function isClobbered(): boolean {
  const isHidden = typeof document.createElement !== 'function' || document.defaultView !== window;
  if (isHidden) {
    console.warn(
      'An element named createElement or defaultView breaks the page; the fallback stays.',
    );
  }
  return isHidden;
}
