import { onResize } from './onResize.ts';

/** Ref that keeps the height of an element in its property `--height`, for its style sheet. */
export function heightRef(element: HTMLElement | null) {
  if (!element) return;
  return onResize(element, () => {
    element.style.setProperty('--height', `${element.offsetHeight}px`);
  });
}
