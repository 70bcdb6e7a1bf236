import { today } from '../calendar/clock.ts';
import { FLAGS } from '../config/features.ts';
import type { ShopConfig } from '../config/types.ts';
import { canAskFor, ELEMENTS } from '../embed/elements.ts';
import type { Ask } from './ask.ts';
import { type Inventory, ITEMS } from './contract.ts';
import { isAllowed } from './policy.ts';
import type { Embed, Finding, PageFacts, Script, Tools } from './types.ts';

const withoutQuery = (address: string): string => address.split('?')[0]!;
const isRelease = (address: string): boolean => /\/\d+\.\d+\.\d+[^/]*\/museum-[^/]+$/.test(address);
const folderOf = (address: string): string => withoutQuery(address).replace(/[^/]+$/, '');

/** Checks how an embed is written, without any request. */
function writtenFindings(embed: Embed): Finding[] {
  const { written, element, form, ignored, href = '' } = embed;
  if (ignored) return [{ is: 'linkIgnored', address: href, why: ignored }];
  if (!ELEMENTS.some((each) => each === element)) return [{ is: 'unknownElement', embed: written }];
  if (form !== 'tag' && !canAskFor(form, element)) {
    return [{ is: 'notInForm', embed: written, form }];
  }
  return [
    ...embed.wrong.map((wrong) => ({ is: 'attribute', embed: written, wrong }) as const),
    ...embed.unknown.map(
      (attribute) => ({ is: 'unknownAttribute', embed: written, attribute }) as const,
    ),
    ...embed.beyond.map((attribute) => ({ is: 'markedLimit', embed: written, attribute }) as const),
    ...(embed.isForeign ? [{ is: 'foreignLink', address: href } as const] : []),
    ...(form !== 'link' && !embed.hasFallback
      ? [{ is: 'noFallback', embed: written } as const]
      : []),
  ];
}

/** Checks whether script and embeds are present; a CMS may have removed them. */
function missingFindings({ scripts, embeds, textTags }: PageFacts): Finding[] {
  if (embeds.length > 0) return scripts.length === 0 ? [{ is: 'noScript' }] : [];
  if (textTags.length > 0) return [];
  return [{ is: scripts.length === 0 ? 'noShop' : 'noEmbeds' }];
}

function scriptFindings({ scripts }: PageFacts): Finding[] {
  const folders = [...new Set(scripts.map(({ address }) => folderOf(address)))];
  return [
    ...(folders.length > 1 ? [{ is: 'twoScripts', addresses: folders.join(', ') } as const] : []),
    ...scripts.flatMap(({ address, isModule, integrity }): Finding[] => [
      ...(isModule ? [] : [{ is: 'notModule', address } as const]),
      ...(isRelease(withoutQuery(address)) && !integrity
        ? [{ is: 'noIntegrity', address } as const]
        : []),
    ]),
  ];
}

/** Returns the findings that need nothing but the page itself. */
export function pageFindings(page: PageFacts): Finding[] {
  const apis = [...new Set(page.embeds.flatMap(({ api }) => (api ? [api] : [])))];
  return [
    ...missingFindings(page),
    ...page.textTags.map((tag) => ({ is: 'tagAsText', tag }) as const),
    ...(page.isPolicyUnread ? [{ is: 'policyUnread', address: page.address } as const] : []),
    ...scriptFindings(page),
    ...page.embeds.flatMap(writtenFindings),
    ...(apis.length > 1 ? [{ is: 'twoApis', apis: apis.join(', ') } as const] : []),
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
    return { is: 'policy', directive, source };
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
      ? [{ is: 'policy', directive: 'img-src', source: origin }]
      : [];
  });
  return (await Promise.all(loaded)).flat();
}

async function scriptCan({ address, integrity }: Script, { fetch }: Tools): Promise<Finding[]> {
  const load = (more: RequestInit) => fetch(address, more).catch(() => undefined);
  const answer = await load({});
  if (!answer?.ok) return [{ is: 'scriptGone', address }];
  if (integrity && !(await load({ integrity }))) return [{ is: 'integrity', address }];
  return [];
}

/** Checks whether the scripts can be loaded and match their integrity hash. */
export const loadFindings = async (page: PageFacts, tools: Tools): Promise<Finding[]> =>
  page.isLive
    ? []
    : (await Promise.all(page.scripts.map((script) => scriptCan(script, tools)))).flat();

async function showable(
  embed: Embed,
  ask: Ask,
  config: ShopConfig,
  inventory: Inventory,
): Promise<Finding[]> {
  const { element, written, attributes } = embed;
  const { item, category, date } = attributes;
  // it remains a plain link, so its attributes do not matter
  if (embed.ignored) return [];
  const flag = FLAGS[element as keyof typeof FLAGS];
  if (flag && !config[flag]) return [{ is: 'areaOff', embed: written, area: element }];
  const stock = inventory[element];
  const findings: Finding[] = [];
  if (item && stock?.items && !stock.items.includes(item)) {
    const { value } = (await ITEMS[element]?.(ask.ask, item)) ?? {};
    if (value === undefined) findings.push({ is: 'itemGone', embed: written, id: item });
  }
  if (category && stock?.categories && !stock.categories.includes(category)) {
    findings.push({ is: 'categoryGone', embed: written, id: category });
  }
  if (date && date < today(config.timezone)) {
    findings.push({ is: 'dayGone', embed: written, date });
  }
  return findings;
}

/** Checks whether the items, categories, and dates in the embeds exist. */
export const embedFindings = async (
  page: PageFacts,
  ask: Ask,
  config: ShopConfig,
  inventory: Inventory,
): Promise<Finding[]> =>
  (await Promise.all(page.embeds.map((embed) => showable(embed, ask, config, inventory)))).flat();

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
  if (!answer?.ok) return [{ is: 'pageGone', attribute, address }];
  const tags = tagsIn(await answer.text());
  const tag = HOLDS[attribute];
  const isHeld = tag ? tags.includes(tag) || tags.includes('museum-shop') : tags.length > 0;
  return isHeld ? [] : [{ is: 'pageWithout', attribute, address, tag: tag || 'museum-shop' }];
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
