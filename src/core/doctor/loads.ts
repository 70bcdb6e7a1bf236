import type { Embed, PageFacts, Script, Tools } from './facts.ts';
import { isAllowed } from './policy.ts';
import { answersUnread } from './reach.ts';
import type { Aspect, Finding } from './types.ts';

/** Reports an aspect that cannot be examined completely. */
export type Miss = (aspect: Aspect) => void;

/** Number of fallback links that are requested. */
const MOST_LINKS = 20;

const get = (address: string, { fetch }: Tools, more: RequestInit = {}) =>
  fetch(address, more).catch(() => undefined);

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
  if (!answer && origin === new URL(page.address).origin && (await answersUnread(address, tools))) {
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

/** Returns whether there is a page at an address, and its embeds; `undefined` if the page cannot be read. */
async function embedsAt(
  address: string,
  tools: Tools,
  miss: Miss,
): Promise<{ isThere: boolean; tags: readonly string[] } | undefined> {
  const answer = await get(address, tools);
  if (!answer) {
    miss('links');
    return undefined;
  }
  return { isThere: answer.ok, tags: answer.ok ? tools.tagsIn(await answer.text()) : [] };
}

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
  const page = await embedsAt(address, tools, miss);
  if (!page) return [];
  const { tags } = page;
  if (!page.isThere) return [{ is: 'page-not-found', attribute, address }];
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
  const served = await embedsAt(address, tools, miss);
  return !served || served.tags.includes('museum-shop')
    ? []
    : [{ is: 'path-not-served', embed: whole.written, address }];
}
