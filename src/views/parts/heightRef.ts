/** Ref that keeps the height of an element in its property `--height`, for its style sheet. */
export function heightRef(element: HTMLElement | null) {
  if (!element) return;
  const watch = new ResizeObserver(() =>
    element.style.setProperty('--height', `${element.offsetHeight}px`),
  );
  watch.observe(element);
  return () => watch.disconnect();
}
