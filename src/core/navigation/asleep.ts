import { shared } from '../shared.ts';

/**
 * Elements of the page without a place yet: their file is not loaded, since none of them has come near the window, or
 * they are not drawn yet. By their area, in the order of the page, what wakes them.
 */
export const asleep = shared('asleep', () => new Map<string, () => Promise<unknown>>());

/** Who waits for an element that he has woken, by its area. */
const waiting = shared('woken', () => new Map<string, () => void>());

/** An element will have its place once its file is loaded and it is drawn. No screen opens in the cart button. */
export function expectPlace(tag: string, wake: () => Promise<unknown>): void {
  const area = tag.replace('museum-', '');
  if (area !== 'cart-button' && !asleep.has(area)) asleep.set(area, wake);
}

/** The first area of the page whose elements are asleep. */
export const firstAsleep = (): string | undefined => asleep.keys().next().value;

/** An element of the area has its place, or will never have one. */
export function haveWoken(area: string): void {
  const goOn = waiting.get(area);
  asleep.delete(area);
  waiting.delete(area);
  // the element can speak for itself by then
  if (goOn) queueMicrotask(goOn);
}

/** Wakes the elements of an area, and goes on as soon as that can be; false where none is asleep. */
export function wakes(area: string | undefined, goOn: () => void): boolean {
  const wake = area && asleep.get(area);
  if (!wake) return false;
  waiting.set(area, goOn); // who is led elsewhere meanwhile goes there alone
  wake().catch(() => haveWoken(area));
  return true;
}
