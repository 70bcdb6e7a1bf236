/**
 * Calls `follow` one frame after a size change: a change of sizes while they are observed is an error of the page. Returns a
 * function to stop.
 */
export function onResize(element: Element, follow: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
