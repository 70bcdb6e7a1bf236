import { untilIdle } from '../untilIdle.ts';
import { eventually } from '../eventually.ts';
import { press } from '../keyboard.ts';
import { isFull } from '../tier.ts';
import type { View } from './state.ts';

const STOPS = 'a[href], button, summary, input:not(:disabled), select, textarea, [tabindex="0"]';

const isRadio = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** Returns the Tab stops in document order; a radio group is one stop. */
function stopsIn(container: ParentNode): HTMLElement[] {
  const all = [...container.querySelectorAll<HTMLElement>(STOPS)].filter((each) =>
    each.checkVisibility(),
  );
  return all.filter((each) => {
    if (!isRadio(each)) return true;
    const group = all.filter(isRadio).filter(({ name }) => name === each.name);
    return each === (group.find(({ checked }) => checked) ?? group[0]);
  });
}

const isOutlined = (element: Element, part?: string): boolean => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
};

/** Whether an outline shows the focus, on the stop or on the child that represents it. */
const isMarked = (stop: Element): boolean =>
  isOutlined(stop) ||
  isOutlined(stop, '::after') ||
  [...stop.children].some((each) => isOutlined(each));

/** Returns the centre of the part of a box that is inside the window, and whether there is one. */
function partInWindow({ left, top, right, bottom }: DOMRect) {
  const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, isAny: x1 < x2 && y1 < y2 };
}

/**
 * Returns why a stop is not visible: it is outside the window, or another element covers the centre of its part in the window.
 * Only that part counts, since Firefox does not scroll to partly visible elements. The boxes of children count, too: a link
 * around a picture has the picture's box.
 */
function hiddenBy(stop: HTMLElement, { root }: View): string | undefined {
  const boxes = [stop, ...stop.children].flatMap((each) => [...each.getClientRects()]);
  const part = boxes.map(partInWindow).find(({ isAny }) => isAny);
  if (!part) return 'is out of the window';
  const hit = root.elementFromPoint(part.x, part.y);
  const isSeen = hit && (stop.contains(hit) || hit.contains(stop));
  return isSeen ? undefined : `is covered by ${hit?.localName}.${hit?.className}`;
}

function issueAt(stop: HTMLElement, view: View): string | undefined {
  const name = `${stop.localName}.${stop.className} “${stop.ariaLabel ?? stop.textContent}”`;
  const { activeElement } = view.root;
  if (activeElement !== stop)
    return `${name} is skipped: the focus is on ${activeElement?.outerHTML}`;
  if (!isMarked(stop)) return `${name} shows no focus`;
  const hidden = hiddenBy(stop, view);
  return hidden && `${name} ${hidden}`;
}

/** Hides focused links from the shop, which would prefetch their targets, even during the next test. */
function pointNowhere({ root }: View): void {
  root.addEventListener(
    'focusin',
    (event) => {
      if ((event.target as Element).closest('a')) event.stopPropagation();
    },
    { capture: true },
  );
}

const nextPicture = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Presses Tab, and waits until a scroll is on the screen: before that, Firefox takes back a part of the next scroll. */
async function pressTab(): Promise<void> {
  const before = scrollY;
  await press('Tab');
  if (scrollY === before) return;
  // the first picture begins with the scroll, and the second one follows when it has been painted
  for (let left = 2; left > 0; left--) await nextPicture();
}

/** Presses Tab until the next stop: the parts of a date field and the content of a frame are several stops for the browser. */
async function goOn({ root }: View): Promise<void> {
  const from = root.activeElement;
  const isDate = from instanceof HTMLInputElement && from.type === 'date';
  do await pressTab();
  while ((isDate && root.activeElement === from) || root.activeElement?.localName === 'iframe');
}

/** Frames to wait for a browser that scrolls to the focus in a later frame: Safari, and Firefox on a busy machine. */
const PICTURES = 300;

const stepBy =
  (go: (view: View, stop: HTMLElement) => unknown) =>
  async (stop: HTMLElement, view: View): Promise<string[]> => {
    await go(view, stop);
    let issue = issueAt(stop, view);
    for (let left = PICTURES; issue && left > 0; left--) {
      await nextPicture();
      issue = issueAt(stop, view);
    }
    return issue ? [issue] : [];
  };

const byTab = stepBy(goOn);
const byFocus = stepBy((_, stop) => {
  if (stop.tabIndex >= 0) stop.focus();
});

const kindOf = (stop: HTMLElement): string =>
  [stop.localName, stop.className, stop.role, (stop as Partial<HTMLInputElement>).type].join();

const walked = new Set<string>();

/** Whether a stop is of a kind that this test file has not met before. */
function isNewKind(stop: HTMLElement): boolean {
  const before = walked.size;
  walked.add(kindOf(stop));
  return walked.size > before;
}

/** Whether all pictures have loaded: later ones would move the focused stop. */
const hasPictures = ({ root }: View): boolean =>
  [...root.querySelectorAll('img')].every((each) => each.complete || each.loading === 'lazy');

/**
 * Returns the errors of the Tab order: stops that are skipped, show no focus or are covered. In the fast tier a stop of a
 * kind that was tested before is focused by script instead of Tab.
 */
export async function tabIssuesIn(view: View): Promise<string[]> {
  await eventually('its pictures are there', () => hasPictures(view));
  await untilIdle();
  pointNowhere(view);
  const dialog = view.root.querySelector('dialog');
  const stops = stopsIn(dialog ?? view.container);
  const before = document.createElement('button');
  view.host.before(before);
  const issues: string[] = [];
  // a dialog traps the focus, so the walk begins at its first stop
  if (dialog) stops[0]?.focus();
  else before.focus();
  for (const stop of dialog ? stops.slice(1) : stops) {
    const stepTo = isFull || dialog || isNewKind(stop) ? byTab : byFocus;
    issues.push(...(await stepTo(stop, view)));
  }
  before.remove();
  return issues;
}
