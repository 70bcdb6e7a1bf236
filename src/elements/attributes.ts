import { isDay } from '../core/calendar/day.ts';
import { languageOf } from '../core/i18n/languages.ts';
import { belowBase } from '../core/navigation/address.ts';
import { tidy } from './tidy.ts';

/** A mistake of a web editor, told to him in place; the sentence is chosen where it is shown. */
export type Mistake =
  | { is: 'missing'; attribute: 'api' }
  | {
      is: 'noAddress' | 'otherSite' | 'noDay' | 'noLanguage' | 'elsewhere';
      attribute: string;
      value: string;
    }
  | { is: 'noChoice'; attribute: string; value: string; choices: readonly string[] }
  | { is: 'otherShop' | 'otherLanguage'; attribute: string; value: string }
  | { is: 'switchedOff'; area: string };

/** What an editor may write into a tag. Names and meanings are a promise. */
export const ATTRIBUTES = [
  /** Address of the back end. */
  'api',
  /** Number of the shop at that back end; `1` where nothing is said. */
  'shop',
  /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
  'lang',
  /** Shows one event, tour, article, pass or voucher, by its id. */
  'item',
  /** Shows one category of events, tours, articles or passes, or one group of vouchers, by its id. */
  'category',
  /** Shows the tours in one language, by its key: `de`. */
  'tour-language',
  /** The day that is chosen first, `YYYY-MM-DD`. */
  'date',
  /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
  'routing',
  /** Path below which a whole shop has the addresses to itself, `/` where nothing is said. */
  'base',
  /** Page of this site that holds `<museum-checkout>`. */
  'checkout-url',
  /** Page of this site that holds accounts. */
  'account-url',
  /** Page of this site that holds everything else. */
  'shop-url',
  /** `light` or `dark`; else the `color-scheme` of the page. */
  'theme',
  /** Key of a partner; `partner` in the query of the page wins. */
  'partner',
  /** A whole shop without its header, whatever the back end's configuration says. */
  'no-header',
  /** A whole shop without its footer, whatever the back end's configuration says. */
  'no-footer',
] as const;

/** They say it by being there; `false` takes it back. */
const FLAGS: readonly string[] = ['no-header', 'no-footer'];

export type Attribute = (typeof ATTRIBUTES)[number];
export type Written = Readonly<Partial<Record<Attribute, string>>>;

type Check = (value: string, page: string) => Mistake['is'] | undefined;

/** What is in no address, though browsers would read it as one within the site: JSON, say. */
const NEVER_IN_ADDRESS = /[\s"<>{}]/;

const address: Check = (value, page) =>
  !NEVER_IN_ADDRESS.test(value) &&
  URL.canParse(value, page) &&
  /^https?:$/.test(new URL(value, page).protocol)
    ? undefined
    : 'noAddress';

const ownAddress: Check = (value, page) =>
  address(value, page) ??
  (new URL(value, page).origin === new URL(page).origin ? undefined : 'otherSite');

/** The path on its site that a `base` names, whichever page of the shop is open; without a slash at its end. */
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
    ownAddress(value, page) ?? (isBelow(value, page) ? undefined : 'elsewhere'),
  date: (value) => (isDay(value) ? undefined : 'noDay'),
  lang: (value) => (languageOf(value) ? undefined : 'noLanguage'),
};

const CHOICES: Partial<Record<Attribute, readonly string[]>> = {
  routing: ['hash', 'memory'],
  theme: ['light', 'dark'],
};

/** A whole shop may have the path of the address. */
const choicesOf = (attribute: Attribute, isWhole: boolean): readonly string[] | undefined =>
  attribute === 'routing' && isWhole ? ['path', 'hash', 'memory'] : CHOICES[attribute];

function mistakeIn(
  attribute: Attribute,
  value: string,
  page: string,
  isWhole: boolean,
): Mistake | undefined {
  const choices = choicesOf(attribute, isWhole);
  if (choices && !choices.includes(value)) return { is: 'noChoice', attribute, value, choices };
  const found = CHECKS[attribute]?.(value, page);
  return found && ({ is: found, attribute, value } as Mistake);
}

/**
 * Reads what an editor wrote. Never throws: a wrong value is left out, so that its default holds, and comes back as a
 * mistake. `page` is the page's address, against which addresses are read; `isWhole`: of `<museum-shop>`.
 */
export function readAttributes(
  raw: Readonly<Partial<Record<Attribute, string | null | undefined>>>,
  page: string,
  isWhole = false,
): { written: Written; mistakes: Mistake[] } {
  const written: Partial<Record<Attribute, string>> = {};
  const mistakes: Mistake[] = [];
  for (const attribute of ATTRIBUTES) {
    const said = raw[attribute];
    const value = tidy(said ?? '');
    if (FLAGS.includes(attribute)) {
      if (said != null && value.toLowerCase() !== 'false') written[attribute] = 'true';
      continue;
    }
    if (value === '') continue;
    const mistake = mistakeIn(attribute, value, page, isWhole);
    if (mistake) mistakes.push(mistake);
    else written[attribute] = value;
  }
  return { written, mistakes };
}
