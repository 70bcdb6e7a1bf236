import { say } from '../../support/say.ts';

/** The words of a text as a pattern; between them may be what a translator adds, or a comma that not every engine writes. */
export const wordsOf = (text: string): string => text.match(/[\p{L}\p{N}]+/gu)!.join('\\W+');

export const begins = (text: string): RegExp => new RegExp(`^\\W*${wordsOf(text)}`);

export const named = (text: string): RegExp => new RegExp(`^\\W*${wordsOf(text)}\\W*$`);

/** Matches where these texts are read one after the other. */
export const inTurn = (...texts: string[]): RegExp => new RegExp(texts.map(wordsOf).join('.*'));

/** What a cart button reads. */
export const basketOf = (count: number): string => `${count} ${say('itemsOfBasket', { count })}`;
