import { shopConfig } from '../api/shop.ts';
import { askAt } from './ask.ts';
import { contractFindings } from './contract.ts';
import { embedFindings } from './embeds.ts';
import { languageFindings } from './languages.ts';
import {
  loadFindings,
  namedFindings,
  pageFindings,
  pictureFindings,
  policyFindings,
} from './page.ts';
import { addressFindings, preflight, reach } from './reach.ts';
import { sellingFindings } from './selling.ts';
import type { Finding, PageFacts, Tools } from './types.ts';

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

async function apiFindings(
  api: string,
  { shop, page, address: pageAddress = page?.address }: DoctorTarget,
  tools: Tools,
): Promise<Finding[]> {
  const address = addressFindings(api, page?.address ?? tools.origin);
  if (address.some(isFatal)) return address;
  const policy = page ? policyFindings(page, api, []) : [];
  const ask = askAt(api, tools.lang, tools);
  const { isReached, findings } = await reach(ask, api, shop, tools);
  if (!isReached) {
    // the policy finding explains it already
    const isKnown = policy.some(({ is }) => is === 'content-policy') && page?.isLive;
    return [...address, ...policy, ...(isKnown ? [] : findings)];
  }
  const config = await ask.ask(shopConfig, [shop]);
  if (!config.value) return [...address, ...policy, ...findings, ...config.findings];
  const { languages, defaultLanguage } = config.value;
  const lang = languages.includes(tools.lang) ? tools.lang : defaultLanguage;
  const own = ask.in(lang);
  const [ofLanguages, contract, sending] = await Promise.all([
    languageFindings(own, shop, languages, page, tools),
    contractFindings(own, shop, config.value),
    preflight(own, api, tools),
  ]);
  const ofEmbeds = page
    ? [
        ...policyFindings(page, api, contract.pictures),
        ...(await pictureFindings(page, contract.pictures, tools)),
        ...(await embedFindings(page, own, config.value, contract.inventory)),
      ]
    : [];
  return [
    ...address,
    ...findings,
    ...config.findings,
    ...sellingFindings(config.value, pageAddress),
    ...ofLanguages,
    ...contract.findings,
    ...sending,
    ...ofEmbeds,
  ];
}

/** Examines a back end and a page, from reaching the back end to the embeds; changes nothing. */
export async function examine(target: DoctorTarget, tools: Tools): Promise<Finding[]> {
  const { api, page } = target;
  const ofPage = page
    ? [
        ...pageFindings(page),
        ...(await loadFindings(page, tools)),
        ...(await namedFindings(page, tools)),
      ]
    : [];
  const ofApi = api ? await apiFindings(api, target, tools) : [{ is: 'missing-api' } as const];
  return once([...ofPage, ...ofApi]);
}
