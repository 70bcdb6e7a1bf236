import { canAskFor, ELEMENTS } from '../embed/elements.ts';
import { isSafeAddress } from '../web/addresses.ts';
import type { Embed, PageFacts } from './facts.ts';
import type { Finding } from './types.ts';

const withoutQuery = (address: string): string => address.split('?')[0]!;
const isRelease = (address: string): boolean => /\/\d+\.\d+\.\d+[^/]*\/museum-[^/]+$/.test(address);
const folderOf = (address: string): string => withoutQuery(address).replace(/[^/]+$/, '');

const fallbackFindings = ({ hasFallback, hasLink, written: embed }: Embed): Finding[] =>
  hasFallback && hasLink
    ? []
    : [{ is: hasFallback ? 'fallback-without-link' : 'missing-fallback', embed }];

/** Checks how an embed is written, without any request. */
function writtenFindings(embed: Embed): Finding[] {
  const { written, element, form, ignored, href = '' } = embed;
  if (ignored) return [{ is: 'ignored-link', address: href, why: ignored }];
  if (!ELEMENTS.some((each) => each === element))
    return [{ is: 'unknown-element', embed: written }];
  if (form !== 'tag' && !canAskFor(form, element)) {
    return [{ is: 'unsupported-form', embed: written, form }];
  }
  return [
    ...embed.wrong.map((wrong) => ({ is: 'invalid-attribute', embed: written, wrong }) as const),
    ...embed.unknown.map((each) => ({ is: 'unknown-attribute', embed: written, ...each }) as const),
    ...embed.beyond.map(
      (attribute) => ({ is: 'ignored-attribute', embed: written, attribute }) as const,
    ),
    ...(embed.isForeign ? [{ is: 'foreign-link', address: href } as const] : []),
    ...fallbackFindings(embed),
  ];
}

/** Findings that explain why there are no embeds, and why there is no script. */
const NO_EMBED: readonly Finding['is'][] = [
  'tag-as-text',
  'shortcode-as-text',
  'inert-embed',
  'misspelt-tag',
  'misspelt-div',
  'misspelt-link',
];
const NO_SCRIPT: readonly Finding['is'][] = ['held-script', 'smart-quotes'];

/** Checks whether script and embeds are present; a CMS may have removed them. */
function missingFindings({ scripts, embeds, markupFindings, isRunning }: PageFacts): Finding[] {
  const explains = (reasons: readonly Finding['is'][]): boolean =>
    markupFindings.some(({ is }) => reasons.includes(is));
  const lacksScript = scripts.length === 0 && !isRunning && !explains(NO_SCRIPT);
  if (embeds.length > 0) return lacksScript ? [{ is: 'missing-script' }] : [];
  if (explains(NO_EMBED)) return [];
  return [{ is: lacksScript ? 'missing-shop' : 'missing-embed' }];
}

/** Returns the scripts that show an embed: the loader, or that of its element; the loader also converts marked forms. */
function filesFor({ form, element }: Embed): string[] {
  const own = element === 'shop' ? 'whole-shop' : element;
  return ['museum-shop.js', form === 'tag' ? `museum-${own}.js` : 'museum-embeds.js'];
}

/** Finds embeds that none of the page's scripts shows. */
function wrongScripts({ scripts, embeds }: PageFacts): Finding[] {
  const files = scripts.map(({ address }) => withoutQuery(address).split('/').at(-1)!);
  if (files.length === 0) return [];
  return embeds
    .filter((embed) => !filesFor(embed).some((file) => files.includes(file)))
    .map(({ written }) => ({ is: 'wrong-script', embed: written }));
}

/** Finds a page that has the button of the basket, but nothing that shows the basket. */
function cartFindings({ embeds, named }: PageFacts): Finding[] {
  const [first] = embeds;
  const isOnly = embeds.every(({ element }) => element === 'cart-button');
  const isNamed = named['checkout-url'] ?? named['shop-url'];
  return first && isOnly && !isNamed ? [{ is: 'cart-without-checkout', embed: first.written }] : [];
}

const isInsecure = (address: string): boolean =>
  address.startsWith('http:') && !isSafeAddress(address);

/** Checks the connections of the page itself. */
function secureFindings({ address: page, scripts }: PageFacts): Finding[] {
  if (isInsecure(page)) return [{ is: 'insecure-page', address: page }];
  return scripts.flatMap(({ address }): Finding[] =>
    isInsecure(address) && page.startsWith('https:') ? [{ is: 'insecure-script', address }] : [],
  );
}

function scriptFindings({ scripts }: PageFacts): Finding[] {
  const folders = [...new Set(scripts.map(({ address }) => folderOf(address)))];
  const addresses = [...new Set(scripts.map(({ address }) => address))];
  const files = new Set(addresses.map(withoutQuery));
  // a browser runs a file once for each query
  const several = folders.length > 1 ? folders : files.size < addresses.length ? addresses : [];
  return [
    ...(several.length > 0
      ? [{ is: 'several-scripts', addresses: several.join(', ') } as const]
      : []),
    ...scripts.flatMap(({ address, isModule, integrity }): Finding[] => [
      ...(isModule ? [] : [{ is: 'not-a-module', address } as const]),
      ...(isRelease(withoutQuery(address)) && !integrity
        ? [{ is: 'missing-integrity', address } as const]
        : []),
    ]),
  ];
}

/** Returns the findings that need nothing but the page itself. */
export function pageFindings(page: PageFacts): Finding[] {
  const isUnclosed = page.markupFindings.some(({ is }) => is === 'unclosed-tag');
  const apis = [...new Set(page.embeds.flatMap(({ api }) => (api ? [api] : [])))];
  return [
    ...missingFindings(page),
    ...page.markupFindings,
    ...(page.isPolicyUnread ? [{ is: 'unreadable-policy', address: page.address } as const] : []),
    ...scriptFindings(page),
    ...wrongScripts(page),
    ...secureFindings(page),
    ...cartFindings(page),
    ...page.embeds
      .flatMap(writtenFindings)
      // an unclosed tag has the rest of the page as its fallback
      .filter(({ is }) => !isUnclosed || is !== 'fallback-without-link'),
    ...(apis.length > 1 ? [{ is: 'several-apis', apis: apis.join(', ') } as const] : []),
  ];
}
