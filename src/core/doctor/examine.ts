import { shopConfig } from '../api/shop.ts';
import type { ShopConfig } from '../config/types.ts';
import { type Ask, askAt } from './ask.ts';
import { ASPECTS } from './aspects.ts';
import { contractFindings } from './contract.ts';
import { embedFindings } from './embeds.ts';
import { languageFindings } from './languages.ts';
import { linkFindings, loadFindings, type Miss, namedFindings, pathFindings } from './loads.ts';
import { pageFindings } from './page.ts';
import { pictureFindings, policyFindings } from './permitted.ts';
import { addressFindings, preflight, reach } from './reach.ts';
import { sellingFindings } from './selling.ts';
import type { PageFacts, Tools } from './facts.ts';
import type { Aspect, Examination, Finding } from './types.ts';

/** Back end to examine, and the host page that uses it, if any. */
export type DoctorTarget = {
  api?: string | undefined;
  shop: string;
  page?: PageFacts | undefined;
  /** Address of the host page, also if the page cannot be read. */
  address?: string | undefined;
};

const isFatal = ({ is }: Finding): boolean => is === 'invalid-address' || is === 'mixed-content';

/** Removes duplicate findings; amounts in the wrong unit have one cause, whatever the call. */
const once = (findings: readonly Finding[]): Finding[] =>
  [
    ...new Map(
      findings
        .map((each) => [each.is === 'wrong-unit' ? each.is : JSON.stringify(each), each] as const)
        .toReversed(),
    ).values(),
  ].toReversed();

/** Examines what needs the configuration of the back end: its other calls, and the embeds that show what it sells. */
async function sellingShop(
  ask: Ask,
  api: string,
  config: ShopConfig,
  { shop, page, address = page?.address }: DoctorTarget,
  tools: Tools,
): Promise<Finding[]> {
  const { languages, defaultLanguage } = config;
  const own = ask.in(languages.includes(tools.lang) ? tools.lang : defaultLanguage);
  const [ofLanguages, contract, sending] = await Promise.all([
    languageFindings(own, shop, languages, page, tools),
    contractFindings(own, shop, config),
    preflight(own, api, tools),
  ]);
  const ofEmbeds = page
    ? [
        ...policyFindings(page, api, contract.pictures),
        ...(await pictureFindings(page, contract.pictures, tools)),
        ...(await embedFindings(page, own, config, contract.inventory)),
      ]
    : [];
  return [
    ...sellingFindings(config, address),
    ...ofLanguages,
    ...contract.findings,
    ...sending,
    ...ofEmbeds,
  ];
}

async function apiFindings(
  api: string,
  target: DoctorTarget,
  tools: Tools,
  examined: (aspect: Aspect) => void,
): Promise<Finding[]> {
  const { shop, page, address: pageAddress = page?.address } = target;
  const address = addressFindings(api, page?.address ?? tools.origin);
  if (address.some(isFatal)) return address;
  const policy = page ? policyFindings(page, api, []) : [];
  const ask = askAt(api, tools.lang, tools);
  const { isReached, findings } = await reach(ask, api, shop, tools);
  // another page may not be allowed to read what this one reads
  if (pageAddress && new URL(pageAddress).origin === tools.origin) examined('access');
  if (!isReached) {
    // the policy finding explains it already
    const isKnown = policy.some(({ is }) => is === 'content-policy') && page?.isLive;
    return [...address, ...policy, ...(isKnown ? [] : findings)];
  }
  const config = await ask.ask(shopConfig, [shop]);
  if (!config.value) return [...address, ...policy, ...findings, ...config.findings];
  examined('back-end');
  if (pageAddress && config.value.allowedOrigins?.length) examined('payment');
  return [
    ...address,
    ...findings,
    ...config.findings,
    ...(await sellingShop(ask, api, config.value, target, tools)),
  ];
}

/** Examines what the page needs from its own server and from that of the script. */
async function loadedFindings(page: PageFacts, tools: Tools, miss: Miss): Promise<Finding[]> {
  const all = [loadFindings, namedFindings, pathFindings, linkFindings];
  return (await Promise.all(all.map((look) => look(page, tools, miss)))).flat();
}

/** Examines a back end and a page, from reaching the back end to the embeds; changes nothing. */
export async function examine(target: DoctorTarget, tools: Tools): Promise<Examination> {
  const { api, page } = target;
  const examined = new Set<Aspect>();
  const ofApi: Finding[] = api
    ? await apiFindings(api, target, tools, (aspect) => examined.add(aspect))
    : [{ is: 'missing-api' }];
  const ofPage: Finding[] = [];
  if (page) {
    for (const aspect of ['markup', 'scripts', 'links'] as const) examined.add(aspect);
    // the back end names the pictures that the policy has to allow
    if (!page.isPolicyUnread && examined.has('back-end')) examined.add('policy');
    // after the calls to the back end, because a policy may forbid these
    const loaded = await loadedFindings(page, tools, (aspect) => examined.delete(aspect));
    ofPage.push(...pageFindings(page), ...loaded);
  }
  return {
    findings: once([...ofPage, ...ofApi]),
    unexamined: ASPECTS.filter((aspect) => !examined.has(aspect)),
  };
}
