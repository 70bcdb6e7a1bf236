import { createClient } from '../api/client.ts';
import type { Result } from '../async/result.ts';
import { eventList } from '../api/events.ts';
import { articleCategories, articleList } from '../api/merchandise.ts';
import { shopConfig, shopInfo } from '../api/shop.ts';
import { tourCategories, tourList } from '../api/tours.ts';
import { voucherGroups, voucherList } from '../api/vouchers.ts';
import { beginShop, failShop, setShop } from '../config/actions.ts';
import { config } from '../config/store.ts';
import { type Group, inSequence } from '../api/wire/group.ts';
import { send, setClient } from '../api/transport.ts';
import { DEFAULT_LANGUAGE, type Lang } from '../i18n/languages.ts';
import type { Kind } from '../merchandise/types.ts';
import { idle, loading, fromResult } from '../async/asyncState.ts';
import type { ElementName } from './elements.ts';
import { languageOfOffers } from './languages.ts';
import { importMapOf, policyHashOf, releaseIn } from './release.ts';
import { offers, type Offers, type Option, type PinnedRelease } from './store.ts';

const NOTHING: Offers = { items: [], categories: [], languages: [] };

let asked = { lang: DEFAULT_LANGUAGE as Lang };

const byName = (one: Option, other: Option): number => one.name.localeCompare(other.name);

const unique = <T extends Option>(options: readonly T[]): T[] => [
  ...new Map(options.map((option) => [option.id, option])).values(),
];

type Listed = Option & { custom_groups?: readonly Group[] };

const optionsOf = (items: readonly Listed[]): Option[] =>
  items.map(({ id, name }) => ({ id, name })).toSorted(byName);

/** Returns the sorted groups that contain an item; empty ones are not offered. */
const filled = (groups: readonly Group[], items: readonly Listed[]): Group[] => {
  const used = new Set(
    items.flatMap(({ custom_groups = [] }) => custom_groups.map(({ id }) => id)),
  );
  return inSequence(groups.filter(({ id }) => used.has(id)));
};

async function both<A, B>(
  one: Promise<Result<A>>,
  other: Promise<Result<B>>,
  join: (a: A, b: B) => Offers,
): Promise<Result<Offers>> {
  const [first, second] = await Promise.all([one, other]);
  if (!first.ok) return first;
  if (!second.ok) return second;
  return { ok: true, value: join(first.value, second.value) };
}

/** Loads the items of a list, and their categories if the items name them. */
async function offersIn(list: Promise<Result<readonly Listed[]>>): Promise<Result<Offers>> {
  const answer = await list;
  if (!answer.ok) return answer;
  const categories = unique(answer.value.flatMap(({ custom_groups = [] }) => custom_groups));
  return {
    ok: true,
    value: { ...NOTHING, items: optionsOf(answer.value), categories: inSequence(categories) },
  };
}

const tourOffers = (): Promise<Result<Offers>> =>
  both(send(tourList), send(tourCategories), (tours, groups) => ({
    items: tours
      .map(({ id, name, langName }) => ({ id, name: `${name} (${langName})` }))
      .toSorted(byName),
    categories: filled(groups, tours),
    languages: unique(
      tours.map(({ langIdentifier, langName }) => ({ id: langIdentifier, name: langName })),
    ).sort(byName),
  }));

const goodsOffers = (kind: Kind): Promise<Result<Offers>> =>
  both(send(articleList, kind), send(articleCategories, kind), (articles, groups) => ({
    ...NOTHING,
    items: optionsOf(articles),
    categories: filled(groups, articles),
  }));

const voucherOffers = (): Promise<Result<Offers>> =>
  both(send(voucherList), send(voucherGroups), (vouchers, groups) => {
    const used = new Set(vouchers.map(({ groupId }) => groupId));
    const categories = inSequence(groups.filter(({ id }) => used.has(id)));
    return { ...NOTHING, items: optionsOf(vouchers), categories };
  });

const OFFERS: Partial<Record<ElementName, () => Promise<Result<Offers>>>> = {
  tickets: () => offersIn(send(eventList)),
  tours: tourOffers,
  merchandise: () => goodsOffers('merchandise'),
  passes: () => goodsOffers('annualPass'),
  vouchers: voucherOffers,
};

/** Loads the shop that an editor has chosen; if calls overlap, the last one wins. */
export async function openShopAt(api: string, shop: string): Promise<void> {
  beginShop({ api, shop });
  offers.offers = idle;
  setClient(createClient({ api, language: () => asked.lang, token: () => undefined }));
  const [info, own] = await Promise.all([send(shopInfo, shop), send(shopConfig, shop)]);
  if (config.page?.api !== api || config.page.shop !== shop) return;
  if (info.ok && own.ok) setShop({ info: info.value, config: own.value });
  else failShop([info, own]);
}

/** Loads the items, categories, and languages that an element can show. Uses the first wish that the shop supports. */
export async function loadOffers(
  element: ElementName,
  wishes: readonly (string | undefined)[],
): Promise<void> {
  if (config.shop.is !== 'ready') return;
  const question = { lang: languageOfOffers(wishes) };
  asked = question;
  offers.offers = loading;
  const answer = (await OFFERS[element]?.()) ?? { ok: true as const, value: NOTHING };
  if (asked === question) offers.offers = fromResult(answer);
}

const readJson = async (address: string): Promise<unknown> => {
  const answer = await fetch(address);
  return answer.ok ? answer.json() : undefined;
};

/** Loads what a page needs to pin a release; `place` is the address of its folder, with a trailing slash. */
export async function loadRelease(place: string): Promise<void> {
  offers.release = loading;
  const lists = await Promise.all(
    ['integrity.json', 'first.json'].map((name) => readJson(place + name)),
  ).catch(() => []);
  const release = releaseIn(lists[0], lists[1]);
  let pinned: PinnedRelease | undefined;
  if (release) {
    const importMap = importMapOf(release, place);
    pinned = { ...release, importMap, policyHash: await policyHashOf(importMap) };
  }
  offers.release = { is: 'ready', value: pinned };
}
