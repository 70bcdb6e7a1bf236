import type { Beginning } from '../core/app/boot.ts';
import {
  type Attribute,
  basePath,
  readAttributes,
  type Mistake,
  type Written,
} from './attributes.ts';
import { languageAround, languageOfPage } from './languageWishes.ts';
import { ofPage } from './ofPage.ts';
import { tidy } from './tidy.ts';

/** The tag of a whole shop. */
export const WHOLE = 'museum-shop';

/** Settings that hold for the whole page, so that they may stand in a `<meta>` or in the script's address, too. */
const OF_THE_PAGE: readonly Attribute[] = [
  'api',
  'shop',
  'lang',
  'checkout-url',
  'account-url',
  'shop-url',
  'partner',
];

/** What an element was told: by its attribute; else by the page's `<meta>`; else by the script's own address. */
export function settingsOf(host: Element): { written: Written; mistakes: Mistake[] } {
  const attributes = Object.fromEntries(
    host.getAttributeNames().map((name) => [name, host.getAttribute(name)]),
  );
  const settings = Object.fromEntries(
    OF_THE_PAGE.map((name) => [name, attributes[name] || ofPage(name)]),
  );
  return readAttributes({ ...attributes, ...settings }, location.href, host.localName === WHOLE);
}

/**
 * The path that a whole shop has the page's addresses below, without a slash at its end. Undefined where there is no
 * such shop, or it leaves the path alone, or the page is none of its own: then its places stand behind `#`.
 */
export function baseOfPage(): string | undefined {
  const shop = document.querySelector(WHOLE);
  if (!shop) return undefined;
  const { written, mistakes } = settingsOf(shop);
  const isElsewhere = mistakes.some(({ is }) => is === 'elsewhere' || is === 'otherSite');
  if (isElsewhere || (written.routing ?? 'path') !== 'path') return undefined;
  return basePath(written.base ?? '/', location.href);
}

const absolute = (address: string): string => new URL(address, location.href).href;

/** How the shop begins, as this element would have it; undefined where nobody has said where the back end is. */
export function beginningOf(host: Element, written: Written): Beginning | undefined {
  if (!written.api) return undefined;
  const pages = {
    ...(written['checkout-url'] && { checkoutUrl: absolute(written['checkout-url']) }),
    ...(written['account-url'] && { accountUrl: absolute(written['account-url']) }),
    ...(written['shop-url'] && { shopUrl: absolute(written['shop-url']) }),
  };
  const analytics = tidy(ofPage('analytics') ?? '');
  const needsConsent = !['', 'false'].includes(tidy(ofPage('analytics-consent') ?? ''));
  const partner = new URL(location.href).searchParams.get('partner') ?? written.partner;
  return {
    api: absolute(written.api).replace(/\/+$/, ''),
    shop: written.shop ?? '1',
    ...pages,
    ...(partner && { partner }),
    ...(analytics && { analytics, needsConsent }),
    languages: [written.lang, languageAround(host)],
    ofPage: languageOfPage(),
  };
}
