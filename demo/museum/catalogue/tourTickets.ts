import { kinds } from './tickets.ts';
import type { CatalogueTourTicket } from './tourTypes.ts';

type Kind = keyof typeof kinds;

/** Returns the admission tickets that participants of a tour also pay, at the given prices in cents, in the given order. */
export const admission = (
  tourId: string,
  prices: Partial<Record<Kind, number>>,
): CatalogueTourTicket[] =>
  (Object.keys(prices) as Kind[]).map((kind) => ({
    id: `${tourId}${kinds[kind].suffix}`,
    name: kinds[kind].name,
    priceCents: prices[kind] ?? 0,
  }));
