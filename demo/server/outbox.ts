import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLetter, written } from './mail-file.ts';
import type { Letter } from './mail-file.ts';
import { randomKey } from './secrets.ts';

/** Numbers of the mails in the folder, the first one first. */
const numbersIn = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((name) => /^(\d+)\.eml$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);

const fileOf = (folder: string, number: number): string =>
  join(folder, `${String(number).padStart(6, '0')}.eml`);

/** Puts a mail into the folder under the next number; whoever reads there finds a whole file or none. */
export const putIntoOutbox = (folder: string, letter: Letter): void => {
  mkdirSync(folder, { recursive: true });
  const id = randomKey();
  const draft = join(folder, `${id}.draft`);
  writeFileSync(draft, written(letter, id));
  renameSync(draft, fileOf(folder, (numbersIn(folder).at(-1) ?? 0) + 1));
};

/** All mails that were sent, the newest first. */
export const mailsIn = (folder: string): Omit<Letter, 'from'>[] => {
  mkdirSync(folder, { recursive: true });
  return numbersIn(folder)
    .toReversed()
    .map((number) => readLetter(readFileSync(fileOf(folder, number), 'utf8')));
};
