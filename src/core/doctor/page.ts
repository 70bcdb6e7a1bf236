import { canAskFor, ELEMENTS } from '../embed/elements.ts';
import { isAllowed } from './policy.ts';
import type { Embed, Finding, PageFacts, Script, Tools } from './types.ts';

const withoutQuery = (address: string): string => address.split('?')[0]!;
const isRelease = (address: string): boolean => /\/\d+\.\d+\.\d+[^/]*\/museum-[^/]+$/.test(address);
const folderOf = (address: string): string => withoutQuery(address).replace(/[^/]+$/, '');

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
    ...embed.unknown.map(
      (attribute) => ({ is: 'unknown-attribute', embed: written, attribute }) as const,
    ),
    ...embed.beyond.map(
      (attribute) => ({ is: 'ignored-attribute', embed: written, attribute }) as const,
    ),
    ...(embed.isForeign ? [{ is: 'foreign-link', address: href } as const] : []),
    ...(form !== 'link' && !embed.hasFallback
      ? [{ is: 'missing-fallback', embed: written } as const]
      : []),
  ];
}

/** Checks whether script and embeds are present; a CMS may have removed them. */
function missingFindings({ scripts, embeds, textTags }: PageFacts): Finding[] {
  if (embeds.length > 0) return scripts.length === 0 ? [{ is: 'missing-script' }] : [];
  if (textTags.length > 0) return [];
  return [{ is: scripts.length === 0 ? 'missing-shop' : 'missing-embed' }];
}

function scriptFindings({ scripts }: PageFacts): Finding[] {
  const folders = [...new Set(scripts.map(({ address }) => folderOf(address)))];
  return [
    ...(folders.length > 1
      ? [{ is: 'several-scripts', addresses: folders.join(', ') } as const]
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
  const apis = [...new Set(page.embeds.flatMap(({ api }) => (api ? [api] : [])))];
  return [
    ...missingFindings(page),
    ...page.textTags.map((tag) => ({ is: 'tag-as-text', tag }) as const),
    ...(page.isPolicyUnread ? [{ is: 'unreadable-policy', address: page.address } as const] : []),
    ...scriptFindings(page),
    ...page.embeds.flatMap(writtenFindings),
    ...(apis.length > 1 ? [{ is: 'several-apis', apis: apis.join(', ') } as const] : []),
  ];
}

/** Returns what the shop needs but the page's content security policy forbids. */
export function policyFindings(
  { policies, address: page, scripts }: PageFacts,
  api: string | undefined,
  pictures: readonly string[],
): Finding[] {
  const needs: ['connect-src' | 'script-src' | 'img-src', string][] = [
    ...(api ? [['connect-src', api] as ['connect-src', string]] : []),
    ...scripts.map(({ address }): ['script-src', string] => ['script-src', address]),
    ...pictures.map((address): ['img-src', string] => ['img-src', address]),
  ];
  const lacking = needs.flatMap(([directive, address]) =>
    isAllowed(policies, directive, address, page)
      ? []
      : [`${directive} ${new URL(address, page).origin}`],
  );
  return [...new Set(lacking)].map((each) => {
    const [directive = '', source = ''] = each.split(' ');
    return { is: 'content-policy', directive, source };
  });
}

/** Loads images to check the policy, because a policy in the headers may not be readable. */
export async function pictureFindings(
  page: PageFacts,
  pictures: readonly string[],
  { loadPicture, forbidden }: Tools,
): Promise<Finding[]> {
  if (!page.isLive) return [];
  const addresses = pictures.map((address) => new URL(address, page.address));
  const loaded = addresses.map(async ({ href, origin }): Promise<Finding[]> => {
    await loadPicture(href);
    return forbidden().includes('img-src')
      ? [{ is: 'content-policy', directive: 'img-src', source: origin }]
      : [];
  });
  return (await Promise.all(loaded)).flat();
}

async function scriptCan({ address, integrity }: Script, { fetch }: Tools): Promise<Finding[]> {
  const load = (more: RequestInit) => fetch(address, more).catch(() => undefined);
  const answer = await load({});
  if (!answer?.ok) return [{ is: 'load-error', address }];
  if (integrity && !(await load({ integrity }))) return [{ is: 'integrity-mismatch', address }];
  return [];
}

/** Checks whether the scripts can be loaded and match their integrity hash. */
export const loadFindings = async (page: PageFacts, tools: Tools): Promise<Finding[]> =>
  page.isLive
    ? []
    : (await Promise.all(page.scripts.map((script) => scriptCan(script, tools)))).flat();

const HOLDS = {
  'checkout-url': 'museum-checkout',
  'account-url': 'museum-account',
  'shop-url': '',
} as const;

async function namedPage(
  attribute: keyof typeof HOLDS,
  address: string,
  { fetch, tagsIn }: Tools,
): Promise<Finding[]> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return [{ is: 'page-not-found', attribute, address }];
  const tags = tagsIn(await answer.text());
  const tag = HOLDS[attribute];
  const isHeld = tag ? tags.includes(tag) || tags.includes('museum-shop') : tags.length > 0;
  return isHeld
    ? []
    : [{ is: 'page-without-embed', attribute, address, tag: tag || 'museum-shop' }];
}

/**
 * Checks whether the pages in `checkout-url`, `account-url`, and `shop-url` hold the matching embed. Pages of other
 * origins are skipped, because they cannot be read.
 */
export const namedFindings = async (
  { named, address }: PageFacts,
  tools: Tools,
): Promise<Finding[]> =>
  (
    await Promise.all(
      Object.entries(named)
        .filter(([, page]) => new URL(page, address).origin === tools.origin)
        .map(([attribute, page]) => namedPage(attribute as keyof typeof HOLDS, page, tools)),
    )
  ).flat();
