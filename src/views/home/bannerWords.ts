import type { Banner } from '../../core/content/types.ts';
import { webAddress } from '../../core/web/addresses.ts';

/**
 * Returns what is shown of a banner next to its picture. A banner without words has its alternative text as the title.
 * The picture keeps that text only if it differs from the words.
 */
export function bannerWords({ title, text, button, alt, url }: Banner) {
  const shownTitle = title || (text ? undefined : alt) || undefined;
  return {
    title: shownTitle,
    text,
    button,
    address: webAddress(url),
    alt: shownTitle && alt.includes(shownTitle) ? '' : alt,
  };
}

export type BannerWords = ReturnType<typeof bannerWords>;

/** Returns whether a banner has more than its picture; a button without an address is not shown. */
export const hasWords = ({ title, text, button, address }: BannerWords): boolean =>
  Boolean(title || text || (button && address));
