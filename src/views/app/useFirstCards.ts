import { useDeferredValue } from 'react';

/** Smallest width and height of a card that has its picture above the text, in pixels. */
const CARD_PX = 240;

/** Returns the number of cards with which a list fills the window. */
const cardsInWindow = (): number =>
  Math.max(1, Math.floor(innerWidth / CARD_PX)) * Math.ceil(innerHeight / CARD_PX);

/**
 * Returns the items of a list whose cards are in the window. Right after they are painted, it returns all: on a phone, cards
 * that the visitor cannot see would delay the others.
 */
export function useFirstCards<T>(items: readonly T[]): readonly T[] {
  const [first, all] = [cardsInWindow(), Infinity];
  return items.slice(0, useDeferredValue(all, first));
}
