/** Returns the focused element in the root of an outlet. */
const focusedBeside = (container: HTMLElement): Element | null =>
  (container.getRootNode() as Document | ShadowRoot).activeElement;

/** Whether neither the shop nor the page around it has the focus. */
const isLost = (container: HTMLElement): boolean =>
  document.activeElement === document.body && !focusedBeside(container);

/** Returns the heading nearest to a removed element, given the path from that element outwards. */
const headingNear = (path: readonly Element[]): HTMLElement | undefined =>
  path
    .filter(({ isConnected }) => isConnected)
    .flatMap((each) => each.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? [])[0];

/** Focused element of each outlet, with its ancestors up to the outlet. */
const paths = new WeakMap<HTMLElement, readonly Element[]>();

/** Moves the focus to the nearest heading, if the focused element was removed and no other element has the focus. */
function restoreFocus(container: HTMLElement): void {
  const path = paths.get(container) ?? [];
  if (path[0]?.isConnected ?? true) return;
  const heading = headingNear(path);
  if (!isLost(container)) {
    paths.set(container, []);
  } else if (heading) {
    // without a heading, the next screen is still loading
    heading.tabIndex = -1;
    heading.focus();
  }
}

function watch(container: HTMLElement): void {
  container.addEventListener('focusout', ({ target }) =>
    // some browsers fire `focusout` just before the element is removed
    queueMicrotask(() => {
      const [focused] = paths.get(container) ?? [];
      if (focused === target && focused?.isConnected) paths.set(container, []);
    }),
  );
  new MutationObserver(() => restoreFocus(container)).observe(container, {
    childList: true,
    subtree: true,
  });
}

/**
 * Keeps the focus in an outlet when the focused element is removed, such as a closed message or a used button: the
 * nearest heading takes it, so that keyboard and screen reader continue there. `around` is the event path from the
 * focused element outwards, past the outlet.
 */
export function recoverFocus(container: HTMLElement, around: readonly EventTarget[]): void {
  if (!paths.has(container)) watch(container);
  const path = around.slice(0, around.indexOf(container) + 1) as Element[];
  // the visitor may have moved the focus in the meantime
  const isLeft = path[0]?.isConnected && focusedBeside(container) !== path[0];
  paths.set(container, isLeft ? [] : path);
  restoreFocus(container);
}
