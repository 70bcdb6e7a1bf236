import type { ShippingZone } from '../museum/catalogue/shippingTypes.ts';
import { findArticle } from './catalogue.ts';
import type { Customer } from './customers.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { inEveryLanguage } from './languages.ts';
import { countryName } from './customer-attributes.ts';
import type { Shop } from './shop.ts';

/** The parts of a cart item that affect shipping. */
type Shipped = { type: string; id: string; count?: number | undefined };

/** Returns the price of a weight in a zone, in cents: full parcels, and one for the rest. */
export const parcelCents = ({ steps }: ShippingZone, grams: number): number => {
  const largest = steps.at(-1);
  if (!largest || grams <= 0) return 0;
  const fullParcels = Math.ceil(grams / largest.upToGrams) - 1;
  const rest = grams - fullParcels * largest.upToGrams;
  const step = steps.find(({ upToGrams }) => rest <= upToGrams) ?? largest;
  return fullParcels * largest.cents + step.cents;
};

/** Returns the country of delivery: that of the delivery address, or of the billing address. */
export const destinationOf = ({ addrShipping, addrBilling }: Customer): string =>
  (addrShipping ?? addrBilling).country;

/**
 * Returns shipping costs in cents, gross, or null if nothing in a cart is shipped. Only merchandise is shipped (specification,
 * section 4). A missing country, or one that is not served, is refused.
 */
export const shippingCents = (
  shop: Shop,
  items: Shipped[],
  country: string | undefined,
): Outcome<number | null> => {
  const merchandise = items.filter(({ type }) => type === 'merchandise');
  if (merchandise.length === 0) return fine(null);
  let grams = 0;
  for (const { id, count = 1 } of merchandise) {
    const article = findArticle(shop.catalogue, id);
    if (!article) return refused('ARTICLE_UNKNOWN');
    grams += (article.weightGrams ?? 0) * count;
  }
  if (!country) return refused('SHIPPING_COUNTRY_MISSING');
  const zone = shop.catalogue.shippingZones.find(({ countries }) => countries.includes(country));
  if (!zone) {
    const isCode = /^[A-Z]{2}$/.test(country);
    const named = inEveryLanguage((lang) => (isCode ? countryName(lang, country) : country));
    return refused('SHIPPING_COUNTRY_NOT_SERVED', { country: named });
  }
  return fine(parcelCents(zone, grams));
};
