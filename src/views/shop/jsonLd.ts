import type { ShopInfo } from '../../core/config/types.ts';
import { plainText } from '../app/plainText.ts';
import type { Sold } from './useSold.ts';

type Seller = Pick<ShopInfo, 'street' | 'zip' | 'city' | 'country'> & {
  name: string;
  /** ISO 4217 code, such as `EUR`. */
  currency: string;
};

/**
 * Returns schema.org data about an item for search engines: an Event with its place if it has a start, else a Product,
 * with an Offer if the price is known. `url` is the address of its screen.
 */
export function jsonLd(sold: Sold, seller: Seller, url: string): object {
  const { name, description, image, price, start, end, venue, isSoldOut } = sold;
  const text = description && plainText(description);
  const organization = { '@type': 'Organization', name: seller.name };
  const offers = price !== undefined && {
    '@type': 'Offer',
    url,
    price: (price / 100).toFixed(2),
    priceCurrency: seller.currency,
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    seller: organization,
  };
  return {
    '@context': 'https://schema.org',
    '@type': start ? 'Event' : 'Product',
    name,
    url,
    ...(text && { description: text }),
    ...(image && URL.canParse(image, url) && { image: new URL(image, url).href }),
    ...(start && {
      startDate: start,
      ...(end && { endDate: end }),
      location: {
        '@type': 'Place',
        name: venue ?? seller.name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: seller.street,
          postalCode: seller.zip,
          addressLocality: seller.city,
          addressCountry: seller.country,
        },
      },
      organizer: organization,
    }),
    ...(offers && { offers }),
  };
}
