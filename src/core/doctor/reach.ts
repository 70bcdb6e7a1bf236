import { isSafeAddress } from '../web/addresses.ts';
import { cartSuggestions, shippingCosts } from '../api/checkout.ts';
import { shopInfo } from '../api/shop.ts';
import { type Ask, askAt } from './ask.ts';
import type { Tools } from './facts.ts';
import type { Finding } from './types.ts';

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

/** Returns whether the back end answers at all: a no-cors request succeeds even if the page may not read the answer. */
export async function answersUnread(address: string, { fetch }: Tools): Promise<boolean> {
  const answer = await fetch(address, { mode: 'no-cors', cache: 'no-store' }).catch(
    () => undefined,
  );
  return answer !== undefined;
}

/** Returns the finding for a call that failed without a readable answer. */
async function reasonOf(
  error: unknown,
  address: string,
  api: string,
  tools: Tools,
): Promise<Finding> {
  if (isNamed(error, 'TimeoutError')) return { is: 'timeout', address };
  if (tools.forbidden().includes('connect-src')) {
    return { is: 'content-policy', directive: 'connect-src', source: new URL(address).origin };
  }
  return (await answersUnread(address, tools))
    ? { is: 'cors', api, origin: tools.origin }
    : { is: 'unreachable', api };
}

/** Checks the address itself, as used from `page`. */
export function addressFindings(api: string, page: string): Finding[] {
  if (!URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol)) {
    return [{ is: 'invalid-address', api }];
  }
  if (isSafeAddress(api)) return [];
  return [
    { is: new URL(page).protocol === 'https:' ? 'mixed-content' : 'insecure-connection', api },
  ];
}

/** Findings that a wrong path may cause. */
const MAY_BE_PATH: readonly Finding['is'][] = ['cors', 'not-found', 'html-response', 'not-a-shop'];

/** Returns an address on the same server at which a shop answers, if the path of `api` is a likely slip. */
async function betterPath(api: string, shop: string, tools: Tools): Promise<string | undefined> {
  const { origin, href } = new URL(api.replace(/\/+$/, ''));
  const likely = [`${href}/api`, href.replace(/\/[^/]*$/, ''), `${origin}/api`];
  for (const each of new Set(likely)) {
    if (each === href || !each.startsWith(origin)) continue;
    const asked = await askAt(each, tools.lang, tools)
      .attempt(shopInfo, [shop], [404])
      .catch(() => undefined);
    if (asked?.value) return each;
  }
  return undefined;
}

/** Returns the findings of a first call, and whether its answer is that of a shop. */
async function firstCall(
  { attempt, addressOf }: Ask,
  api: string,
  shop: string,
  tools: Tools,
): Promise<{ isReached: boolean; findings: Finding[] }> {
  const address = addressOf(shopInfo);
  try {
    const { value, status, findings } = await attempt(shopInfo, [shop], [404]);
    if (status === 404) return { isReached: false, findings: [{ is: 'not-found', address }] };
    const isOther = findings.some(
      (each) => each.is === 'invalid-response' && each.field === 'data',
    );
    if (isOther) return { isReached: false, findings: [{ is: 'not-a-shop', address }] };
    const isPage = findings.some(({ is }) => is === 'html-response');
    return { isReached: value !== undefined || (status === 200 && !isPage), findings };
  } catch (error) {
    return { isReached: false, findings: [await reasonOf(error, address, api, tools)] };
  }
}

/** Checks whether the back end can be reached from this page, and if not, whether its path is the reason. */
export async function reach(
  ask: Ask,
  api: string,
  shop: string,
  tools: Tools,
): Promise<{ isReached: boolean; findings: Finding[] }> {
  const first = await firstCall(ask, api, shop, tools);
  const isPath = !first.isReached && first.findings.some(({ is }) => MAY_BE_PATH.includes(is));
  const better = isPath ? await betterPath(api, shop, tools) : undefined;
  return better ? { ...first, findings: [{ is: 'wrong-path', api, better }] } : first;
}

/** Statuses with which a back end may refuse an empty cart; they prove that the call arrived. */
const REFUSED = [400, 404, 406, 422];

/** Checks whether CORS allows POSTs with the shop's headers, using calls that only read. */
export async function preflight({ attempt }: Ask, api: string, tools: Tools): Promise<Finding[]> {
  try {
    const asked = [
      await attempt(cartSuggestions, [{ ver: 1, items: [] }], REFUSED),
      await attempt(shippingCosts, [{ cart: [], country: 'de' }, false], REFUSED),
    ];
    return asked.flatMap(({ findings }) => findings);
  } catch {
    return [{ is: 'preflight', api, origin: tools.origin }];
  }
}
