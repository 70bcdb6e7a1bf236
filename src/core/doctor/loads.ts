import type { Embed, PageFacts, Script, Tools } from './facts.ts';
import { isAllowed } from './policy.ts';
import type { Aspect, Finding } from './types.ts';

/** Reports an aspect that cannot be examined completely. */
export type Miss = (aspect: Aspect) => void;

/** Number of fallback links that are requested. */
const MOST_LINKS = 20;

const get = (address: string, { fetch }: Tools, more: RequestInit = {}) =>
  fetch(address, more).catch(() => undefined);

/** Returns whether a server answers at all; the answer of another origin may not be readable. */
const answers = async (address: string, tools: Tools): Promise<boolean> =>
  (await get(address, tools, { mode: 'no-cors' })) !== undefined;

const isScript = (answer: Response): boolean =>
  /(java|ecma)script/i.test(answer.headers.get('content-type') ?? 'javascript');

async function scriptCan(
  { address, integrity }: Script,
  page: PageFacts,
  tools: Tools,
  miss: Miss,
): Promise<Finding[]> {
  const { origin } = new URL(address);
  const answer = await get(address, tools);
  if (!answer && origin === new URL(page.address).origin && (await answers(address, tools))) {
    // the page reads it without CORS, but this page cannot
    miss('scripts');
    return [];
  }
  if (!answer?.ok || !isScript(answer)) return [{ is: 'load-error', address }];
  if (integrity && !(await get(address, tools, { integrity }))) {
    return [{ is: 'integrity-mismatch', address }];
  }
  return [];
}

/** Checks whether the scripts can be loaded and match their integrity hash. */
export const loadFindings = async (
  page: PageFacts,
  tools: Tools,
  miss: Miss,
): Promise<Finding[]> =>
  page.isLive
    ? []
    : (
        await Promise.all(page.scripts.map((script) => scriptCan(script, page, tools, miss)))
      ).flat();

const HOLDS = {
  'checkout-url': 'museum-checkout',
  'account-url': 'museum-account',
  'shop-url': '',
} as const;

async function namedPage(
  attribute: keyof typeof HOLDS,
  address: string,
  tools: Tools,
  miss: Miss,
): Promise<Finding[]> {
  const answer = await get(address, tools);
  if (!answer) {
    miss('links');
    return [];
  }
  if (!answer.ok) return [{ is: 'page-not-found', attribute, address }];
  const tags = tools.tagsIn(await answer.text());
  const tag = HOLDS[attribute];
  const isHeld = tag ? tags.includes(tag) || tags.includes('museum-shop') : tags.length > 0;
  return isHeld
    ? []
    : [{ is: 'page-without-embed', attribute, address, tag: tag || 'museum-shop' }];
}

/** Checks whether the pages in `checkout-url`, `account-url`, and `shop-url` hold the matching embed. */
export const namedFindings = async (
  { named }: PageFacts,
  tools: Tools,
  miss: Miss,
): Promise<Finding[]> =>
  (
    await Promise.all(
      Object.entries(named).map(([attribute, page]) =>
        namedPage(attribute as keyof typeof HOLDS, page, tools, miss),
      ),
    )
  ).flat();

/** Checks whether the links of the fallbacks lead to pages that exist. */
export async function linkFindings(
  { embeds, policies, address: page }: PageFacts,
  tools: Tools,
  miss: Miss,
): Promise<Finding[]> {
  const links = new Map<string, Embed>();
  for (const embed of embeds) {
    if (embed.ignored || embed.isForeign) continue;
    for (const link of embed.links) if (!links.has(link)) links.set(link, embed);
  }
  const asked = [...links].slice(0, MOST_LINKS);
  if (asked.length < links.size) miss('links');
  const found = asked.map(async ([address, { written }]): Promise<Finding[]> => {
    const isForbidden =
      page.startsWith(tools.origin) && !isAllowed(policies, 'connect-src', address, page);
    // as a stranger, so that a link such as “log out” changes nothing
    const answer = isForbidden ? undefined : await get(address, tools, { credentials: 'omit' });
    if (!answer) miss('links');
    return answer && [404, 410].includes(answer.status)
      ? [{ is: 'broken-link', embed: written, address }]
      : [];
  });
  return (await Promise.all(found)).flat();
}

/** Checks whether the server answers the addresses of a shop with path routing, which visitors reload and share. */
export async function pathFindings(
  { embeds, address: page }: PageFacts,
  tools: Tools,
  miss: Miss,
): Promise<Finding[]> {
  const whole = embeds.find(
    ({ form, element, attributes }) =>
      form === 'tag' && element === 'shop' && (attributes.routing ?? 'path') === 'path',
  );
  if (!whole) return [];
  const base = new URL(whole.attributes.base ?? '/', page).pathname.replace(/\/+$/, '');
  const address = new URL(`${base}/${tools.lang}/tickets`, page).href;
  const answer = await get(address, tools);
  if (!answer) {
    miss('links');
    return [];
  }
  const isServed = answer.ok && tools.tagsIn(await answer.text()).includes('museum-shop');
  return isServed ? [] : [{ is: 'path-not-served', embed: whole.written, address }];
}
