import { firstArticleRefusal } from './article-claim.ts';
import type { ArticleClaim, CartLine, PlaceClaim, TourClaim } from './cart-line.ts';
import type { Refusal } from './failure.ts';
import { firstPlaceRefusal } from './place-claim.ts';
import type { Shop } from './shop.ts';
import { firstTourRefusal } from './tour-claim.ts';

/** Everything limited that a cart takes. */
type Claims = { places: PlaceClaim[]; tours: TourClaim[]; articles: ArticleClaim[] };

/** Adds up claims on the same thing. */
const addedUp = <Claim extends { count: number }>(
  claims: (Claim | undefined)[],
  thingOf: (claim: Claim) => unknown[],
): Claim[] => {
  const byThing = new Map<string, Claim>();
  for (const claim of claims) {
    if (!claim) continue;
    const thing = JSON.stringify(thingOf(claim));
    byThing.set(thing, { ...claim, count: claim.count + (byThing.get(thing)?.count ?? 0) });
  }
  return [...byThing.values()];
};

export const claimsOf = (lines: CartLine[]): Claims => ({
  places: addedUp(
    lines.map(({ claim }) => claim),
    ({ eventId, mode, ticketId, datetime }) => [eventId, mode, ticketId, datetime],
  ),
  tours: addedUp(
    lines.map(({ tourClaim }) => tourClaim),
    ({ tourId, datetime }) => [tourId, datetime],
  ),
  articles: addedUp(
    lines.map(({ articleClaim }) => articleClaim),
    ({ articleId }) => [articleId],
  ),
});

/** Returns the refusal for the first claim that cannot be met. */
export const firstClaimRefusal = (
  shop: Shop,
  { places, tours, articles }: Claims,
): Refusal | undefined =>
  firstPlaceRefusal(shop, places) ??
  firstTourRefusal(shop, tours) ??
  firstArticleRefusal(shop, articles);

/** Stores what a cart takes. The status of its payment decides how long that counts. */
export const keepClaims = (
  { database }: Shop,
  cartId: string,
  { places, tours, articles }: Claims,
): void => {
  for (const { eventId, mode, ticketId, datetime, count } of places) {
    database.run(
      'INSERT INTO places (cart_id, event_id, mode, ticket_id, datetime, count) VALUES (?, ?, ?, ?, ?, ?)',
      [cartId, eventId, mode, ticketId, datetime, count],
    );
  }
  for (const { tourId, datetime, count } of tours) {
    database.run(
      'INSERT INTO tour_places (cart_id, tour_id, datetime, count) VALUES (?, ?, ?, ?)',
      [cartId, tourId, datetime, count],
    );
  }
  for (const { articleId, count } of articles) {
    database.run('INSERT INTO pieces (cart_id, article_id, count) VALUES (?, ?, ?)', [
      cartId,
      articleId,
      count,
    ]);
  }
};
