/** Returns the number of characters to insert, remove or replace to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = row[at - 1]! + (other[at - 1] === character ? 0 : 1);
      next.push(Math.min(replaced, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

/** Returns whether a word differs from another by a slip or two; short words allow one. */
export const isNear = (word: string, other: string): boolean =>
  word !== other && distance(word, other) <= (other.length > 5 ? 2 : 1);

/** Returns the word that a misspelt one is nearest to; undefined if it is near none, or right. */
export function meantBy(word: string, words: readonly string[]): string | undefined {
  if (words.includes(word)) return undefined;
  const near = words.filter((each) => isNear(word, each));
  return near.toSorted((one, other) => distance(word, one) - distance(word, other))[0];
}
