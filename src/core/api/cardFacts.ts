import * as v from 'valibot';
import { optionals } from './decode.ts';
import { day, flag, moment, optional, salePrice } from './primitives.ts';

/** Builds the schemas of the fields that are on the card of an event or a tour. */
export const cardFacts = (of: string) =>
  optionals(of, {
    price_from: optional(salePrice),
    next: optional(moment),
    sold_out_until: v.optional(v.nullable(day)),
    is_daily: optional(flag),
    is_free: optional(flag),
  });
