import type { Cents } from '../money/cents.ts';
import type { Change } from './types.ts';

type Priced = { name: string; price: Cents };

/** Returns the changes of name and price to show to the visitor. */
export const changesOf = (before: Priced, { name, price }: Priced): Change[] => [
  ...(before.name === name ? [] : [{ is: 'renamed', before: before.name, name } as const]),
  ...(before.price === price
    ? []
    : [{ is: 'price', name, before: before.price, now: price } as const]),
];
