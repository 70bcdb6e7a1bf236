import { readFileSync } from 'node:fs';

const [, names] = /ELEMENTS = \[(.+?)\]/s.exec(readFileSync('src/core/embed/elements.ts', 'utf8'));

/** The names of the elements, without `museum-`, from the one list of them. */
export const ELEMENTS = [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
