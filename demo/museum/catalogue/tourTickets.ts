import { kinds } from './tickets.ts';
import type { CatalogueTourTicket } from './tourTypes.ts';

type Kind = keyof typeof kinds;

/** The admission that participants of a tour pay besides, at its prices in cents, in the order given. */
export const admission = (
  tourId: string,
  prices: Partial<Record<Kind, number>>,
): CatalogueTourTicket[] =>
  (Object.keys(prices) as Kind[]).map((kind) => ({
    id: `${tourId}${kinds[kind].suffix}`,
    name: kinds[kind].name,
    priceCents: prices[kind] ?? 0,
  }));
