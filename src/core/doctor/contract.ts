import { paymentTypes } from '../api/checkout.ts';
import { contentPage, staticContent } from '../api/content.ts';
import { customerAttributes } from '../api/customers.ts';
import { dayOffer, eventCalendar, eventLifetime, eventList } from '../api/events.ts';
import { articleCategories, articleDetail, articleList } from '../api/merchandise.ts';
import { checkoutPending, orderReview } from '../api/orders.ts';
import {
  tourCalendar,
  tourCategories,
  tourDetail,
  tourLifetime,
  tourList,
  tourOverview,
  tourSoldOutDays,
  tourSoldOutTimes,
} from '../api/tours.ts';
import { voucherCode } from '../api/voucherCodes.ts';
import { voucherDetail, voucherGroups, voucherList } from '../api/vouchers.ts';
import { addDays, type Day } from '../calendar/day.ts';
import { today } from '../calendar/clock.ts';
import { FLAGS } from '../config/features.ts';
import type { ShopConfig } from '../config/types.ts';
import type { Group } from '../api/wire/group.ts';
import type { Kind } from '../merchandise/types.ts';
import type { Ask, Asked, AskFor } from './ask.ts';
import type { Finding } from './types.ts';

/** Ids that exist in an area; `undefined` if they could not be read. */
type Stock = { items?: readonly string[]; categories?: readonly string[] };

/** Ids by area, to compare with the embeds. */
export type Inventory = Partial<Record<string, Stock>>;

type Looked = { findings: Finding[]; stock?: Stock; pictures?: readonly string[] };

/** Key that does not exist: the back end should refuse it with one of these statuses; 429 if it was checked often. */
const NO_KEY = 'museum-shop-doctor';
const REFUSED = [400, 401, 403, 404, 406, 410, 422, 429];

const idsOf = (list: readonly { id: string }[] | undefined): string[] | undefined =>
  list?.map(({ id }) => id);
const picturesOf = (list: readonly { image?: string }[] | undefined): string[] =>
  (list ?? []).flatMap(({ image }) => (image ? [image] : [])).slice(0, 1);
const groupsOf = (list: readonly { custom_groups: readonly Group[] }[] | undefined) =>
  list && [...new Set(list.flatMap(({ custom_groups }) => custom_groups.map(({ id }) => id)))];

async function tickets({ ask }: Ask, day: Day): Promise<Looked> {
  const events = await ask(eventList, []);
  const findings = [...events.findings];
  const stock = { items: idsOf(events.value), categories: groupsOf(events.value) } as Stock;
  const [first] = events.value ?? [];
  if (first) {
    const life = await ask(eventLifetime, [first.id]);
    const from = life.value && life.value.first > day ? life.value.first : day;
    const rest = await Promise.all([
      ask(eventCalendar, [first.id, from, addDays(from, 6)]),
      ask(dayOffer, [first.id, from]),
    ]);
    findings.push(...[life, ...rest].flatMap((each) => each.findings));
  }
  return { findings, stock, pictures: picturesOf(events.value) };
}

async function tours({ ask }: Ask, day: Day): Promise<Looked> {
  const list = await ask(tourList, []);
  const categories = await ask(tourCategories, []);
  const overview = await ask(tourOverview, [day, 7]);
  const findings = [list, categories, overview].flatMap((each) => each.findings);
  const [first] = list.value ?? [];
  if (first) {
    const rest = await Promise.all([
      ask(tourDetail, [first.id]),
      ask(tourLifetime, [first.id]),
      ask(tourCalendar, [first.id, day, addDays(day, 6)]),
      ask(tourSoldOutDays, [first.id, day, addDays(day, 6)]),
      ask(tourSoldOutTimes, [first.id, day]),
    ]);
    findings.push(...rest.flatMap((each) => each.findings));
  }
  const stock = { items: idsOf(list.value), categories: idsOf(categories.value) } as Stock;
  return { findings, stock, pictures: picturesOf(list.value) };
}

type Calls = {
  list: (ask: AskFor) => Promise<Asked<readonly { id: string; image?: string }[]>>;
  groups?: (ask: AskFor) => Promise<Asked<readonly Group[]>>;
  one: (ask: AskFor, id: string) => Promise<Asked<unknown>>;
};

const goods = (kind: Kind): Calls => ({
  list: (ask) => ask(articleList, [kind]),
  groups: (ask) => ask(articleCategories, [kind]),
  one: (ask, id) => ask(articleDetail, [id]),
});

/** Calls of the areas that are sold without a day: for the list, the categories, and one item. */
const UNDATED = {
  merchandise: goods('merchandise'),
  passes: goods('annualPass'),
  vouchers: {
    list: (ask) => ask(voucherList, []),
    groups: (ask) => ask(voucherGroups, []),
    one: (ask, id) => ask(voucherDetail, [id]),
  },
} satisfies Partial<Record<keyof typeof FLAGS, Calls>>;

type Undated = keyof typeof UNDATED;

async function undated({ ask }: Ask, area: Undated): Promise<Looked> {
  const { list: askList, groups: askGroups, one }: Calls = UNDATED[area];
  const list = await askList(ask);
  const groups = await askGroups?.(ask);
  const [first] = list.value ?? [];
  const answers = [list, groups, first && (await one(ask, first.id))];
  return {
    findings: answers.flatMap((each) => each?.findings ?? []),
    stock: { items: idsOf(list.value), categories: idsOf(groups?.value) } as Stock,
    pictures: picturesOf(list.value),
  };
}

/** Fetches an item by id, because an item missing from the list may still be on sale. */
export const ITEMS: Partial<Record<string, Calls['one']>> = {
  tickets: (ask, id) => ask(eventLifetime, [id]),
  tours: (ask, id) => ask(tourDetail, [id]),
  ...Object.fromEntries(Object.entries(UNDATED).map(([area, { one }]) => [area, one])),
};

/** Checks the calls that every shop has, and calls with an unknown key, which must be refused properly. */
async function common({ ask }: Ask, shop: string, config: ShopConfig): Promise<Looked> {
  const asked = await Promise.all([
    ask(staticContent, []),
    ask(contentPage, ['imprint'], [404]),
    ask(customerAttributes, []),
    ask(paymentTypes, [shop]),
    ask(orderReview, [NO_KEY], REFUSED),
    ask(checkoutPending, [NO_KEY, NO_KEY], REFUSED),
    ...(config.hasVoucherCode ? [ask(voucherCode, [NO_KEY], REFUSED)] : []),
  ]);
  return { findings: asked.flatMap((each) => each.findings) };
}

type Row = [name: string, isOn: boolean, look: () => Promise<Looked>];

/** Sends every read-only call and decodes the answers with the shop's decoders; skips areas that are switched off. */
export async function contractFindings(
  ask: Ask,
  shop: string,
  config: ShopConfig,
): Promise<{ findings: Finding[]; inventory: Inventory; pictures: string[] }> {
  const day = today(config.timezone);
  const areas: Row[] = [
    ['tickets', config.hasTickets, () => tickets(ask, day)],
    ['tours', config.hasGuidedTours, () => tours(ask, day)],
    ...(Object.keys(UNDATED) as Undated[]).map((area): Row => [
      area,
      config[FLAGS[area]],
      () => undated(ask, area),
    ]),
    ['', true, () => common(ask, shop, config)],
  ];
  const looked = await Promise.all(
    areas.flatMap(([name, isOn, look]) =>
      isOn ? [look().then((seen) => ({ name, ...seen }))] : [],
    ),
  );
  return {
    findings: looked.flatMap(({ findings }) => findings),
    inventory: Object.fromEntries(looked.map(({ name, stock }) => [name, stock ?? {}])),
    pictures: looked.flatMap(({ pictures = [] }) => pictures),
  };
}
