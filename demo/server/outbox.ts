import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLetter, written } from './mail-file.ts';
import type { Letter } from './mail-file.ts';

/** Returns the numbers of the folder's mails in ascending order. */
const numbersIn = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((name) => /^(\d+)\.eml$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);

const fileOf = (folder: string, number: number): string =>
  join(folder, `${String(number).padStart(6, '0')}.eml`);

/**
 * Puts a mail into the folder under the next number. It is on the disk before it is renamed into place, so a reader never finds half
 * a file. `id` is the mail's own.
 */
export const putIntoOutbox = (folder: string, letter: Letter, id: string): void => {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${id}.draft`);
  writeFileSync(draft, written(letter, id), { flush: true });
  renameSync(draft, fileOf(folder, (numbersIn(folder).at(-1) ?? 0) + 1));
};

/** Returns all mails, newest first. */
export const mailsIn = (folder: string): Omit<Letter, 'from'>[] => {
  mkdirSync(folder, { recursive: true });
  return numbersIn(folder)
    .toReversed()
    .map((number) => readLetter(readFileSync(fileOf(folder, number), 'utf8')));
};
