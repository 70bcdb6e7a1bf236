import { shared } from '../page/shared.ts';

/** Pending embeds by area, in page order, with the function that loads them. */
export const pendingEmbeds = shared('pending', () => new Map());

/** Registers a pending embed. The cart button is ignored, because it hosts no screens. */
export function registerPending(tag: string, load: () => Promise<unknown>): void {
  const area = tag.replace('museum-', '');
  if (area !== 'cart-button' && !pendingEmbeds.has(area)) pendingEmbeds.set(area, load);
}
