/** What has the focus within the shop. */
const focusedBeside = (stage: HTMLElement): Element | null =>
  (stage.getRootNode() as Document | ShadowRoot).activeElement;

/** Nobody has the focus any more: neither the shop nor the page around it. */
const isLost = (stage: HTMLElement): boolean =>
  document.activeElement === document.body && !focusedBeside(stage);

/** The heading closest to where something was. */
const headingNear = (path: readonly Element[]): HTMLElement | undefined =>
  path
    .filter(({ isConnected }) => isConnected)
    .flatMap((each) => each.querySelector<HTMLElement>('h2, h3, h4') ?? [])[0];

/** What has the focus in a stage, and all that is around it. */
const paths = new WeakMap<HTMLElement, readonly Element[]>();

/** Where what had the focus is gone and nothing else has it, the nearest heading takes it. */
function mend(stage: HTMLElement): void {
  const path = paths.get(stage) ?? [];
  if (path[0]?.isConnected ?? true) return;
  const heading = headingNear(path);
  if (!isLost(stage)) {
    paths.set(stage, []);
  } else if (heading) {
    // else the next screen is on its way
    heading.tabIndex = -1;
    heading.focus();
  }
}

function watch(stage: HTMLElement): void {
  stage.addEventListener('focusout', ({ target }) =>
    // some browsers tell it of what is taken out, too, a moment before it is
    queueMicrotask(() => {
      const [focused] = paths.get(stage) ?? [];
      if (focused === target && focused?.isConnected) paths.set(stage, []);
    }),
  );
  new MutationObserver(() => mend(stage)).observe(stage, { childList: true, subtree: true });
}

/**
 * Keeps the focus in a stage; `around` leads from what got it outwards, past the stage. What has it may go: a message
 * that is closed, a button that has done its work. Then keyboard and screen reader go on from the nearest heading.
 */
export function keepFocus(stage: HTMLElement, around: readonly EventTarget[]): void {
  if (!paths.has(stage)) watch(stage);
  const path = around.slice(0, around.indexOf(stage) + 1) as Element[];
  // the visitor may have gone on since
  const isLeft = path[0]?.isConnected && focusedBeside(stage) !== path[0];
  paths.set(stage, isLeft ? [] : path);
  mend(stage);
}
