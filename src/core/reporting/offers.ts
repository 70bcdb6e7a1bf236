import type { Group } from '../api/wire/group.ts';
import { readyValue } from '../async/asyncState.ts';
import { currentMoment } from '../calendar/clock.ts';
import { timezone } from '../config/store.ts';
import { articlesOf } from '../merchandise/list.ts';
import { merchandise } from '../merchandise/store.ts';
import type { Cents } from '../money/cents.ts';
import type { AnalyticsType } from '../page/events.ts';
import { queryOf, type Route } from '../routes/routes.ts';
import { eventsOf, isOver } from '../tickets/list.ts';
import { tickets } from '../tickets/store.ts';
import { filterOfQuery, scopeOfQuery, toursOf } from '../tours/list.ts';
import { tours } from '../tours/store.ts';
import { vouchers } from '../vouchers/store.ts';
import type { List, Offered } from './types.ts';

/** Stores of all lists and items on sale. */
export const STORES = [tickets, tours, merchandise, vouchers];

type Known = { id: string; name: string; price?: Cents; price_from?: Cents; is_free?: boolean };

/** Items of a list, and the groups that have a name. */
type Found = { items: readonly Known[]; groups: readonly Group[] };

type Area = {
  type: AnalyticsType;
  /** Returns an item of the area once it has loaded. */
  one: (id: string) => Known | undefined;
  /** Returns the items of a list once they have loaded; `group` is the id of its category. */
  all: (group: string | undefined, route: Route) => Found | undefined;
};

const groupsIn = (items: readonly { custom_groups: readonly Group[] }[]): readonly Group[] =>
  items.flatMap(({ custom_groups }) => custom_groups);

const withGroups = <T extends Known & { custom_groups: readonly Group[] }>(
  items: readonly T[] | undefined,
): Found | undefined => items && { items, groups: groupsIn(items) };

/** Returns the tours that fit the filters in the address, like their screen. */
function foundTours({ href }: Route): Found | undefined {
  const list = readyValue(tours.list);
  const query = queryOf(href);
  const filter = filterOfQuery(query);
  const held = filter.day && readyValue(tours.overview[filter.day]);
  if (!list || (filter.day && !held)) return undefined;
  const days = filter.day && held ? { [filter.day]: held } : {};
  return withGroups(toursOf(toursOf(list, scopeOfQuery(query), {}), filter, days));
}

const goods = (kind: 'merchandise' | 'annualPass'): Area => ({
  type: 'Merchandise',
  one: (id) => readyValue(merchandise.known[id]),
  all: (group) => {
    const list = readyValue(merchandise.lists[kind]);
    return withGroups(list && articlesOf(list, group));
  },
});

const AREAS: Partial<Record<Route['area'], Area>> = {
  tickets: {
    type: 'Ticket',
    one: (id) => readyValue(tickets.events)?.find((event) => event.id === id),
    all: (group) => {
      const now = currentMoment(timezone());
      const events = readyValue(tickets.events)?.filter((event) => !isOver(event, now));
      return withGroups(events && eventsOf(events, group ?? null));
    },
  },
  tours: {
    type: 'GuidedTour',
    one: (id) => readyValue(tours.known[id]?.detail),
    all: (_, route) => foundTours(route),
  },
  merchandise: goods('merchandise'),
  passes: goods('annualPass'),
  vouchers: {
    type: 'Voucher',
    one: (id) => readyValue(vouchers.known[id]),
    all: (group) => {
      const items = readyValue(vouchers.list)?.filter(({ groupId }) => !group || groupId === group);
      return items && { items, groups: readyValue(vouchers.groups) ?? [] };
    },
  },
};

const offered = (
  { id, name, price, price_from, is_free }: Known,
  type: AnalyticsType,
): Offered => ({ id, name, type, price: is_free ? (0 as Cents) : (price_from ?? price) });

/** Returns the item or list of a route, as far as it has loaded; `undefined` for a route that sells nothing. */
export function offerOf(route: Route): { id?: string; item?: Offered; list?: List } | undefined {
  const area = AREAS[route.area];
  if (!area) return undefined;
  const { id, category } = route.params;
  if (id !== undefined) {
    const known = area.one(id);
    return { id, ...(known && { item: offered(known, area.type) }) };
  }
  const query = queryOf(route.href);
  const group = query.get('category') ?? category ?? query.get('group') ?? undefined;
  const found = area.all(group, route);
  if (!found) return {};
  const list: List = {
    id: group ? `${route.area}/${group}` : route.area,
    type: area.type,
    group: found.groups.find((each) => each.id === group)?.name,
    items: found.items.map((each) => offered(each, area.type)),
  };
  return { list };
}
