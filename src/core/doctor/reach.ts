import { isSafeAddress } from '../address.ts';
import { fetchShippingCosts, fetchSuggestions } from '../api/checkout.ts';
import { fetchShopInfo } from '../api/shop.ts';
import type { Ask } from './ask.ts';
import type { Finding, Tools } from './types.ts';

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

/** Whether somebody answers who does not let the page read it: seen by asking without wanting to read. */
async function answersUnread(address: string, { fetch }: Tools): Promise<boolean> {
  const answer = await fetch(address, { mode: 'no-cors', cache: 'no-store' }).catch(
    () => undefined,
  );
  return answer !== undefined;
}

/** Why a call was thrown back. */
async function reasonOf(
  error: unknown,
  address: string,
  api: string,
  tools: Tools,
): Promise<Finding> {
  if (isNamed(error, 'TimeoutError')) return { is: 'timeout', address };
  if (tools.forbidden().includes('connect-src')) {
    return { is: 'policy', directive: 'connect-src', source: new URL(address).origin };
  }
  return (await answersUnread(address, tools))
    ? { is: 'cors', api, origin: tools.origin }
    : { is: 'unreachable', api };
}

/** What is wrong with the address itself, as seen from a page. */
export function addressFindings(api: string, page: string): Finding[] {
  if (!URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol)) {
    return [{ is: 'noAddress', api }];
  }
  if (isSafeAddress(api)) return [];
  return [{ is: new URL(page).protocol === 'https:' ? 'mixedContent' : 'notSecure', api }];
}

/** Whether the back end can be asked at all; undefined where it can, with nothing to say of it. */
export async function reach(
  { attempt, addressOf }: Ask,
  api: string,
  shop: string,
  tools: Tools,
): Promise<{ isReached: boolean; findings: Finding[] }> {
  const address = addressOf('shopinfo');
  try {
    const { value, status, findings } = await attempt(() => fetchShopInfo(shop), [404]);
    if (status === 404) return { isReached: false, findings: [{ is: 'notFound', address }] };
    return { isReached: value !== undefined || status === 200, findings };
  } catch (error) {
    return { isReached: false, findings: [await reasonOf(error, address, api, tools)] };
  }
}

/** Refusals of a basket with nothing in it: the call was heard. */
const REFUSED = [400, 404, 406, 422];

/** Whether the back end lets the page send, with the headers that the shop sends: by the calls that only read. */
export async function preflight({ attempt }: Ask, api: string, tools: Tools): Promise<Finding[]> {
  try {
    const asked = [
      await attempt(() => fetchSuggestions({ ver: 1, items: [] }), REFUSED),
      await attempt(() => fetchShippingCosts({ cart: [], country: 'de' }, false), REFUSED),
    ];
    return asked.flatMap(({ findings }) => findings);
  } catch {
    return [{ is: 'preflight', api, origin: tools.origin }];
  }
}
