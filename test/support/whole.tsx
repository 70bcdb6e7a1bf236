import type { ShopInfo } from '../../src/core/config/types.ts';
import { config } from '../../src/core/config/store.ts';
import { LANGUAGES, type Lang } from '../../src/core/i18n/languages.ts';
import { navigation } from '../../src/core/navigation/store.ts';
import { HeadingLevel } from '../../src/views/parts/Heading.tsx';
import { WholeShop, type WholeShopProps } from '../../src/views/shop/WholeShop.tsx';
import { eventually } from './eventually.ts';
import { type Screen, showAt, startShop } from './screen.tsx';
import type { Answers } from './server.ts';
import { inTier } from './tier.ts';

type Configuration = NonNullable<Parameters<typeof startShop>[1]>;

const NAMES = ['Deutsch', 'English', 'Français', 'Italiano', 'Nederlands', 'Español'];

/** The name of each language in that language. */
export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((lang, index) => [lang, [...NAMES, 'Svenska', 'Dansk'][index]]),
) as Record<Lang, string>;

/** Languages for tests whose result does not depend on the language. */
export const SHOWN_IN = inTier<Lang>(LANGUAGES, ['en', 'de']);

/** Configuration of a shop in all languages. */
const SPOKEN = { languages: LANGUAGES, languagesFull: LANGUAGE_NAMES };

/** Starts a shop in all languages for a whole shop with `base="/shop"`. */
export async function startWhole(
  shop: Configuration = {},
  { answers, info = {} }: { answers?: Answers; info?: Partial<ShopInfo> } = {},
) {
  const server = await startShop(answers, { ...SPOKEN, ...shop });
  if (config.shop.is === 'ready') Object.assign(config.shop.value.info, info);
  navigation.base = '/shop';
  return server;
}

/** Width in px at which the header fits on one line in every language. */
const WIDE = 1920;

/** Renders the whole shop at a route, as `<museum-shop base="/shop">` does. */
export async function showWhole(
  href = '/',
  lang: Lang = 'en',
  without: Partial<WholeShopProps> = {},
): Promise<Screen> {
  const outlet = { key: 'shop', area: 'shop', home: '/', href, hostsScreens: true } as const;
  const props = { isWithoutHeader: false, isWithoutFooter: false, ...without };
  const whole = await showAt(
    { ...outlet, routing: 'path' },
    <HeadingLevel value={1}>
      <WholeShop {...props} />
    </HeadingLevel>,
    lang,
  );
  whole.host.style.inlineSize = `${WIDE}px`;
  const bar = whole.root.querySelector('.bar');
  await eventually('the header is not folded', () => !bar?.matches('.folded'));
  await eventually(
    'the shop shows a screen',
    () => whole.root.querySelector('.content h1') !== null,
  );
  return whole;
}

/** Returns the first element of a whole shop that matches. Throws if there is none. */
export function part<E extends HTMLElement = HTMLElement>({ root }: Screen, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`the shop has no ${selector}`);
  return found;
}

/** Returns the texts of all elements that match. */
export const wordsOf = ({ root }: Screen, selector: string): string[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].map((each) =>
    (each.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
