import { say } from '../../support/say.ts';

/** Returns a pattern for the words of a text. Between them it allows a translator's marks, and commas, which vary by engine. */
export const wordsOf = (text: string): string => text.match(/[\p{L}\p{N}]+/gu)!.join('\\W+');

export const begins = (text: string): RegExp => new RegExp(`^\\W*${wordsOf(text)}`);

export const named = (text: string): RegExp => new RegExp(`^\\W*${wordsOf(text)}\\W*$`);

/** Matches a text that contains these texts in this order. */
export const inTurn = (...texts: string[]): RegExp => new RegExp(texts.map(wordsOf).join('.*'));

/** The text of a cart button. */
export const basketOf = (count: number): string => `${count} ${say('itemsOfBasket', { count })}`;
