/** Calls `follow` one frame after a size change, because `follow` may change the size again. Returns a function to stop. */
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
