import { readFileSync } from 'node:fs';

const [, names] = /ELEMENTS = \[(.+?)\]/s.exec(readFileSync('src/core/embed/elements.ts', 'utf8'));

/** Names of the elements, without `museum-`, from the only list of them. */
export const ELEMENTS = [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
