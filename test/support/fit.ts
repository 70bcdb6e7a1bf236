import { inTier } from './tier.ts';

/**
 * Widths of columns and windows on host pages, in px. The fast tier has the smallest, a wide one, and those at which fields
 * or columns first fit next to each other and so are narrowest.
 */
export const WIDTHS = inTier(
  [280, 320, 360, 480, 544, 768, 1024, 1400, 1600],
  [280, 544, 768, 1400],
);

/** Minimum side of a target, in px (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24;
/** Allowance for fonts and rounding, in px. */
const TOLERANCE = 1;
/** Permitted overlap of two line boxes, in px: letters do not fill them. */
const LINE_TOLERANCE = 6;

const CONTROLS = 'a[href], button, summary, input, select, textarea, [role=gridcell]';
const ON_TOP = '.total-bar, .month-message, dialog';
/** Text that is cut on purpose, with a button for the rest. */
const FOLDED = '.folded > :first-child';
const NOT_SEEN = '.visually-hidden, .visually-hidden *, .skeleton *, option, source';

const nameOf = (element: Element): string =>
  `${element.localName}${element.className && `.${element.className}`} “${element.textContent?.slice(0, 40)}”`;

const isInTopLayer = (element: Element): boolean => element.closest('dialog') !== null;

/** Whether a control is a link in a sentence, which WCAG allows to be as small as its line. */
function isInSentence(control: Element): boolean {
  const around = control.closest('p, li, label, .message > div');
  const words = (around?.textContent ?? '').replace(control.textContent ?? '', '');
  return getComputedStyle(control).display === 'inline' && /\p{L}{2}/u.test(words);
}

/** Returns the element that reacts to a press: the whole card of an event, the label of a choice. */
const targetOf = (control: Element): Element =>
  control.closest('.card') ?? control.closest('label') ?? control;

function boxMisfit(element: Element, room: DOMRect): string | undefined {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return undefined;
  const standsOut = box.left < room.left - TOLERANCE || box.right > room.right + TOLERANCE;
  if (standsOut && !isInTopLayer(element)) return `overflows its column: ${nameOf(element)}`;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const { overflowX, display } = getComputedStyle(element);
  if (display === 'inline' || element.matches('input, select, [aria-busy]')) return undefined;
  const isCut =
    overflowX === 'hidden' && scrollHeight > clientHeight + TOLERANCE && !element.matches(FOLDED);
  if (scrollWidth > clientWidth + TOLERANCE || isCut) return `cuts its content: ${nameOf(element)}`;
  return undefined;
}

function targetMisfit(control: Element): string | undefined {
  const { width, height } = targetOf(control).getBoundingClientRect();
  if (width === 0 || Math.min(width, height) >= LEAST_TARGET || isInSentence(control)) {
    return undefined;
  }
  return `is too small a target (${Math.round(width)} × ${Math.round(height)} px): ${nameOf(control)}`;
}

/** Returns the controls that would be too small to press if their labels were one narrow letter. */
export function smallTargetsWithShortLabels({ container }: { container: Element }): string[] {
  const controls = [...container.querySelectorAll(CONTROLS)].filter(
    (control) => !control.matches(NOT_SEEN),
  );
  const names = controls.map(nameOf);
  const labels = new Map<Node, string | null>();
  for (const control of controls) {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.nodeValue?.trim()) continue;
      labels.set(text, text.nodeValue);
      text.nodeValue = 'i';
    }
  }
  const misfits = controls.map(targetMisfit);
  for (const [text, label] of labels) text.nodeValue = label;
  return misfits.flatMap((misfit, index) =>
    misfit ? [`${misfit} with a short label: ${names[index]}`] : [],
  );
}

type Line = { element: Element; box: DOMRect };

/** Returns the boxes of all lines of text, without elements that overlap others on purpose. */
function linesIn(container: Element): Line[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || !walker.currentNode.textContent?.trim()) continue;
    if (element.matches(NOT_SEEN) || element.closest(`${ON_TOP}, ${FOLDED}`)) continue;
    range.selectNodeContents(walker.currentNode);
    lines.push(...[...range.getClientRects()].map((box) => ({ element, box })));
  }
  return lines;
}

function overlaps(lines: readonly Line[]): string[] {
  const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
  return sorted.flatMap(({ element, box }, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next]!;
      if (other.box.top > box.bottom - LINE_TOLERANCE) break;
      const isBeside =
        other.box.left > box.right - TOLERANCE || other.box.right < box.left + TOLERANCE;
      if (!isBeside && other.element !== element) {
        found.push(`overlaps: ${nameOf(element)} and ${nameOf(other.element)}`);
      }
    }
    return found;
  });
}

/** Returns what does not fit a column of this width, in px: content that overflows, is cut or overlaps, and small targets. */
export function misfitsAt(
  width: number,
  { host, container }: { host: HTMLElement; container: Element },
): string[] {
  // hides the host first, since WebKit would reuse the layout of another width
  Object.assign(host.style, { display: 'none', inlineSize: `${width}px` });
  host.getBoundingClientRect();
  host.style.removeProperty('display');
  const room = host.getBoundingClientRect();
  const elements = [...container.querySelectorAll('*')].filter((each) => !each.matches(NOT_SEEN));
  const found = [
    ...elements.map((element) => boxMisfit(element, room)),
    ...elements.filter((element) => element.matches(CONTROLS)).map(targetMisfit),
    ...overlaps(linesIn(container)),
  ];
  return [...new Set(found)]
    .filter((each) => each !== undefined)
    .map((each) => `${width}: ${each}`);
}
