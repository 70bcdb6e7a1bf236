/** Returns the focused element in the root of an outlet. */
const focusedBeside = (stage: HTMLElement): Element | null =>
  (stage.getRootNode() as Document | ShadowRoot).activeElement;

/** Whether neither the shop nor the page around it has the focus. */
const isLost = (stage: HTMLElement): boolean =>
  document.activeElement === document.body && !focusedBeside(stage);

/** Returns the heading nearest to a removed element, given the path from that element outwards. */
const headingNear = (path: readonly Element[]): HTMLElement | undefined =>
  path
    .filter(({ isConnected }) => isConnected)
    .flatMap((each) => each.querySelector<HTMLElement>('h2, h3, h4') ?? [])[0];

/** Focused element of each outlet, with its ancestors up to the outlet. */
const paths = new WeakMap<HTMLElement, readonly Element[]>();

/** Moves the focus to the nearest heading, if the focused element was removed and no other element has the focus. */
function restoreFocus(stage: HTMLElement): void {
  const path = paths.get(stage) ?? [];
  if (path[0]?.isConnected ?? true) return;
  const heading = headingNear(path);
  if (!isLost(stage)) {
    paths.set(stage, []);
  } else if (heading) {
    // without a heading, the next screen is still loading
    heading.tabIndex = -1;
    heading.focus();
  }
}

function watch(stage: HTMLElement): void {
  stage.addEventListener('focusout', ({ target }) =>
    // some browsers fire `focusout` just before the element is removed
    queueMicrotask(() => {
      const [focused] = paths.get(stage) ?? [];
      if (focused === target && focused?.isConnected) paths.set(stage, []);
    }),
  );
  new MutationObserver(() => restoreFocus(stage)).observe(stage, {
    childList: true,
    subtree: true,
  });
}

/**
 * Keeps the focus in an outlet when the focused element is removed, such as a closed message or a used button: the
 * nearest heading takes it, so that keyboard and screen reader continue there. `around` is the event path from the
 * focused element outwards, past the outlet.
 */
export function recoverFocus(stage: HTMLElement, around: readonly EventTarget[]): void {
  if (!paths.has(stage)) watch(stage);
  const path = around.slice(0, around.indexOf(stage) + 1) as Element[];
  // the visitor may have moved the focus in the meantime
  const isLeft = path[0]?.isConnected && focusedBeside(stage) !== path[0];
  paths.set(stage, isLeft ? [] : path);
  restoreFocus(stage);
}
