import { fetchPayments } from '../api/checkout.ts';
import { fetchContent, fetchPage } from '../api/content.ts';
import { fetchCustomerAttributes } from '../api/customers.ts';
import { fetchCalendar, fetchDayOffer, fetchEvents, fetchLifetime } from '../api/events.ts';
import { fetchArticle, fetchArticleCategories, fetchArticles } from '../api/merchandise.ts';
import { fetchOrderReview } from '../api/orders.ts';
import {
  fetchSoldOutDays,
  fetchSoldOutTimes,
  fetchTour,
  fetchTourCalendar,
  fetchTourCategories,
  fetchTourLifetime,
  fetchTourOverview,
  fetchTours,
} from '../api/tours.ts';
import { fetchVoucherCode } from '../api/voucherCodes.ts';
import { fetchVoucher, fetchVoucherGroups, fetchVouchers } from '../api/vouchers.ts';
import { addDays, type Day } from '../calendar/day.ts';
import { today } from '../calendar/clock.ts';
import type { ShopConfig } from '../config/types.ts';
import type { Group } from '../api/wire/group.ts';
import type { Kind } from '../merchandise/types.ts';
import type { Ask } from './ask.ts';
import type { Finding } from './types.ts';

/** Ids that exist in an area; `undefined` if they could not be read. */
type Stock = { items?: readonly string[]; categories?: readonly string[] };

/** Ids by area, to compare with the embeds. */
export type Inventory = Partial<Record<string, Stock>>;

type Looked = { findings: Finding[]; stock?: Stock; pictures?: readonly string[] };

/** Key that does not exist: the back end should refuse it with one of these statuses. */
const NO_KEY = 'museum-shop-doctor';
const REFUSED = [400, 401, 403, 404, 406, 410, 422];

const idsOf = (list: readonly { id: string }[] | undefined): string[] | undefined =>
  list?.map(({ id }) => id);
const picturesOf = (list: readonly { image?: string }[] | undefined): string[] =>
  (list ?? []).flatMap(({ image }) => (image ? [image] : [])).slice(0, 1);
const groupsOf = (list: readonly { custom_groups: readonly Group[] }[] | undefined) =>
  list && [...new Set(list.flatMap(({ custom_groups }) => custom_groups.map(({ id }) => id)))];

async function tickets({ ask }: Ask, day: Day): Promise<Looked> {
  const events = await ask(() => fetchEvents());
  const findings = [...events.findings];
  const stock = { items: idsOf(events.value), categories: groupsOf(events.value) } as Stock;
  const [first] = events.value ?? [];
  if (first) {
    const life = await ask(() => fetchLifetime(first.id));
    const from = life.value && life.value.first > day ? life.value.first : day;
    const rest = await Promise.all([
      ask(() => fetchCalendar(first.id, from, addDays(from, 6))),
      ask(() => fetchDayOffer(first.id, from)),
    ]);
    findings.push(...[life, ...rest].flatMap((each) => each.findings));
  }
  return { findings, stock, pictures: picturesOf(events.value) };
}

async function tours({ ask }: Ask, day: Day): Promise<Looked> {
  const list = await ask(() => fetchTours());
  const categories = await ask(() => fetchTourCategories());
  const overview = await ask(() => fetchTourOverview(day, 7));
  const findings = [list, categories, overview].flatMap((each) => each.findings);
  const [first] = list.value ?? [];
  if (first) {
    const rest = await Promise.all([
      ask(() => fetchTour(first.id)),
      ask(() => fetchTourLifetime(first.id)),
      ask(() => fetchTourCalendar(first.id, day, addDays(day, 6))),
      ask(() => fetchSoldOutDays(first.id, day, addDays(day, 6))),
      ask(() => fetchSoldOutTimes(first.id, day)),
    ]);
    findings.push(...rest.flatMap((each) => each.findings));
  }
  const stock = { items: idsOf(list.value), categories: idsOf(categories.value) } as Stock;
  return { findings, stock, pictures: picturesOf(list.value) };
}

async function goods({ ask }: Ask, kind: Kind): Promise<Looked> {
  const list = await ask(() => fetchArticles(kind));
  const categories = await ask(() => fetchArticleCategories(kind));
  const [first] = list.value ?? [];
  const one = first && (await ask(() => fetchArticle(first.id)));
  return {
    findings: [list, categories, ...(one ? [one] : [])].flatMap((each) => each.findings),
    stock: { items: idsOf(list.value), categories: idsOf(categories.value) } as Stock,
    pictures: picturesOf(list.value),
  };
}

async function vouchers({ ask }: Ask): Promise<Looked> {
  const list = await ask(() => fetchVouchers());
  const groups = await ask(() => fetchVoucherGroups());
  const [first] = list.value ?? [];
  const one = first && (await ask(() => fetchVoucher(first.id)));
  return {
    findings: [list, groups, ...(one ? [one] : [])].flatMap((each) => each.findings),
    stock: { items: idsOf(list.value), categories: idsOf(groups.value) } as Stock,
    pictures: picturesOf(list.value),
  };
}

/** Checks the calls that every shop has, and calls with an unknown key, which must be refused properly. */
async function common({ ask }: Ask, shop: string, config: ShopConfig): Promise<Looked> {
  const asked = await Promise.all([
    ask(() => fetchContent()),
    ask(() => fetchPage('imprint'), [404]),
    ask(() => fetchCustomerAttributes()),
    ask(() => fetchPayments(shop)),
    ask(() => fetchOrderReview(NO_KEY), REFUSED),
    ...(config.hasVoucherCode ? [ask(() => fetchVoucherCode(NO_KEY), REFUSED)] : []),
  ]);
  return { findings: asked.flatMap((each) => each.findings) };
}

/** Sends every read-only call and decodes the answers with the shop's decoders; skips areas that are switched off. */
export async function contractFindings(
  ask: Ask,
  shop: string,
  config: ShopConfig,
): Promise<{ findings: Finding[]; inventory: Inventory; pictures: string[] }> {
  const day = today(config.timezone);
  const areas: [name: string, isOn: boolean, look: () => Promise<Looked>][] = [
    ['tickets', config.hasTickets, () => tickets(ask, day)],
    ['tours', config.hasGuidedTours, () => tours(ask, day)],
    ['merchandise', config.hasMerchandise, () => goods(ask, 'merchandise')],
    ['passes', config.hasMemCard, () => goods(ask, 'annualPass')],
    ['vouchers', config.hasVouchers, () => vouchers(ask)],
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
