import type { StartOptions } from '../core/app/boot.ts';
import {
  type Attribute,
  basePath,
  readAttributes,
  type ConfigError,
  type Written,
} from './attributes.ts';
import { languageAround, languageOfPage } from './languageWishes.ts';
import { pageSetting } from './pageSetting.ts';
import { normalizeSetting } from './normalizeSetting.ts';

export const WHOLE = 'museum-shop';

/** Settings for the whole page, which can also be set in a `<meta>`, by a script, or in the script's address. */
const OF_THE_PAGE: readonly Attribute[] = [
  'api',
  'shop',
  'lang',
  'checkout-url',
  'account-url',
  'shop-url',
  'partner',
];

/** Reads the settings of an element. Its attributes override the settings of the page. */
export function settingsOf(host: Element): { written: Written; errors: ConfigError[] } {
  const attributes = Object.fromEntries(
    host.getAttributeNames().map((name) => [name, host.getAttribute(name)]),
  );
  const settings = Object.fromEntries(
    OF_THE_PAGE.map((name) => [name, attributes[name] || pageSetting(name)]),
  );
  return readAttributes({ ...attributes, ...settings }, location.href, host.localName === WHOLE);
}

/**
 * Returns the path below which a whole shop owns all addresses, without a trailing slash. Undefined if the page has no
 * whole shop, if its `routing` is not `path`, or if the page is outside its `base`.
 */
export function baseOfPage(): string | undefined {
  const shop = document.querySelector(WHOLE);
  if (!shop) return undefined;
  const { written, errors } = settingsOf(shop);
  const isOutside = errors.some(({ is }) => is === 'base-mismatch' || is === 'other-site');
  if (isOutside || (written.routing ?? 'path') !== 'path') return undefined;
  return basePath(written.base ?? '/', location.href);
}

const absolute = (address: string): string => new URL(address, location.href).href;

/** Returns the start settings of the shop according to an element; undefined without an `api`. */
export function startOptionsOf(host: Element, written: Written): StartOptions | undefined {
  if (!written.api) return undefined;
  const pages = {
    ...(written['checkout-url'] && { checkoutUrl: absolute(written['checkout-url']) }),
    ...(written['account-url'] && { accountUrl: absolute(written['account-url']) }),
    ...(written['shop-url'] && { shopUrl: absolute(written['shop-url']) }),
  };
  const analytics = normalizeSetting(pageSetting('analytics') ?? '');
  const needsConsent = !['', 'false'].includes(
    normalizeSetting(pageSetting('analytics-consent') ?? ''),
  );
  const partner = new URL(location.href).searchParams.get('partner') ?? written.partner;
  return {
    api: absolute(written.api).replace(/\/+$/, ''),
    shop: written.shop ?? '1',
    ...pages,
    ...(partner && { partner }),
    ...(analytics && { analytics }),
    needsConsent,
    languages: [written.lang, languageAround(host)],
    pageLanguage: languageOfPage(),
  };
}
