import { isDay } from '../core/calendar/day.ts';
import type { Stop } from '../core/config/store.ts';
import { languageOf } from '../core/i18n/languages.ts';
import { belowBase } from '../core/navigation/address.ts';
import { normalizeSetting } from './normalizeSetting.ts';

/** Configuration error in an element's attributes; its sentence is in `EditorNotes`. */
export type ConfigError =
  | { is: 'missing-api'; attribute: 'api' }
  | {
      is: 'invalid-address' | 'other-site' | 'invalid-date' | 'invalid-language' | 'base-mismatch';
      attribute: string;
      value: string;
    }
  | { is: 'invalid-value'; attribute: string; value: string; choices: readonly string[] }
  | { is: 'conflicting-shop' | 'conflicting-language'; attribute: string; value: string }
  | { is: 'switched-off'; area: string }
  | Stop;

/** Attributes of the elements, public API. tools/manifest.mjs publishes their comments as documentation. */
export const ATTRIBUTES = [
  /** Address of the back end, e.g. `https://shop.example.org/api`. Required: here, in `<meta name="museum-shop-api">` or in the address of the script. */
  'api',
  /** Number of the shop at the back end. Default: `1`. */
  'shop',
  /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv` or `da`, with or without a region, e.g. `de-CH`. Default: the language of the page. */
  'lang',
  /** Id of the one event, tour, article, pass or voucher to show. Default: the list of all. */
  'item',
  /** Id of the category, or of the group of vouchers, to show in the list. Default: all. Has no effect with `item`. */
  'category',
  /** Language of the tours to show in the list, by its key, e.g. `de`. Default: all. Has no effect with `item`. */
  'tour-language',
  /** Day selected at the start, `YYYY-MM-DD`. Default: the first day with available places. */
  'date',
  /** How the address of the page shows the current screen: `hash`, after `#`; `memory`, not at all; `path`, below `base`, only in `<museum-shop>`. Default: `path` in `<museum-shop>`, otherwise `hash`. */
  'routing',
  /** Path of this site below which all addresses belong to the shop, e.g. `/shop`. Default: `/`. */
  'base',
  /** Page of this site with a `<museum-checkout>`, which shows the basket and the checkout. Default: they open in place. */
  'checkout-url',
  /** Page of this site with a `<museum-account>`, which shows sign-in, registration and the account. Default: they open in place. */
  'account-url',
  /** Page of this site with a `<museum-shop>`, which shows all other screens. Default: they open in place. */
  'shop-url',
  /** Colour scheme: `light` or `dark`. Default: the `color-scheme` of the page. */
  'theme',
  /** Level of the heading of a screen in the page, `1` to `6`; headings below it follow. Default: `1` in `<museum-shop>`, otherwise `2`. */
  'heading-level',
  /** Key of a partner, sent with the order. `?partner=…` in the address of the page overrides it. */
  'partner',
  /** Hides the shop's own header, even if it is on in the back end's configuration. */
  'no-header',
  /** Hides the shop's own footer, even if it is on in the back end's configuration. */
  'no-footer',
] as const;

/** Boolean attributes: on if present, unless their value is `false`. */
const FLAGS: readonly string[] = ['no-header', 'no-footer'];

export type Attribute = (typeof ATTRIBUTES)[number];
export type Written = Readonly<Partial<Record<Attribute, string>>>;

type Check = (value: string, page: string) => ConfigError['is'] | undefined;

/** Characters that an address never contains. Browsers would resolve JSON, for example, as a relative address. */
const NEVER_IN_ADDRESS = /[\s"<>{}]/;

const address: Check = (value, page) =>
  !NEVER_IN_ADDRESS.test(value) &&
  URL.canParse(value, page) &&
  /^https?:$/.test(new URL(value, page).protocol)
    ? undefined
    : 'invalid-address';

const ownAddress: Check = (value, page) =>
  address(value, page) ??
  (new URL(value, page).origin === new URL(page).origin ? undefined : 'other-site');

/** Returns the path of a `base`, resolved against the site's root, without a trailing slash. */
export const basePath = (base: string, page: string): string =>
  new URL(base, new URL(page).origin).pathname.replace(/\/+$/, '');

const isBelow = (base: string, page: string): boolean =>
  belowBase(new URL(page).pathname, basePath(base, page)) !== undefined;

const CHECKS: Partial<Record<Attribute, Check>> = {
  api: address,
  'checkout-url': ownAddress,
  'account-url': ownAddress,
  'shop-url': ownAddress,
  base: (value, page) =>
    ownAddress(value, page) ?? (isBelow(value, page) ? undefined : 'base-mismatch'),
  date: (value) => (isDay(value) ? undefined : 'invalid-date'),
  lang: (value) => (languageOf(value) ? undefined : 'invalid-language'),
};

const CHOICES: Partial<Record<Attribute, readonly string[]>> = {
  routing: ['hash', 'memory'],
  theme: ['light', 'dark'],
  'heading-level': ['1', '2', '3', '4', '5', '6'],
};

/** Returns the allowed values of an attribute; only a whole shop can route by path. */
const choicesOf = (attribute: Attribute, isWhole: boolean): readonly string[] | undefined =>
  attribute === 'routing' && isWhole ? ['path', 'hash', 'memory'] : CHOICES[attribute];

function configErrorIn(
  attribute: Attribute,
  value: string,
  page: string,
  isWhole: boolean,
): ConfigError | undefined {
  const choices = choicesOf(attribute, isWhole);
  if (choices && !choices.includes(value))
    return { is: 'invalid-value', attribute, value, choices };
  const found = CHECKS[attribute]?.(value, page);
  return found && ({ is: found, attribute, value } as ConfigError);
}

/**
 * Reads the attributes of an element, without throwing: an invalid value is dropped, so that its default applies, and
 * returned as a configuration error. Addresses are resolved against `page`; `isWhole` is true for `<museum-shop>`.
 */
export function readAttributes(
  raw: Readonly<Partial<Record<Attribute, string | null | undefined>>>,
  page: string,
  isWhole = false,
): { written: Written; errors: ConfigError[] } {
  const written: Partial<Record<Attribute, string>> = {};
  const errors: ConfigError[] = [];
  for (const attribute of ATTRIBUTES) {
    const said = raw[attribute];
    const value = normalizeSetting(said ?? '');
    if (FLAGS.includes(attribute)) {
      if (said != null && value.toLowerCase() !== 'false') written[attribute] = 'true';
      continue;
    }
    if (value === '') continue;
    const error = configErrorIn(attribute, value, page, isWhole);
    if (error) errors.push(error);
    else written[attribute] = value;
  }
  return { written, errors };
}
