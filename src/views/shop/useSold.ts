import { useSnapshot } from 'valtio/react';
import { merchandise } from '../../core/merchandise/store.ts';
import type { Cents } from '../../core/money/cents.ts';
import type { Route, RouteName } from '../../core/routes/routes.ts';
import { tickets } from '../../core/tickets/store.ts';
import { tours } from '../../core/tours/store.ts';
import { vouchers } from '../../core/vouchers/store.ts';
import type { AsyncState } from '../../core/async/asyncState.ts';

/** Single item on sale, as described in the page's head. */
export type Sold = {
  name: string;
  /** HTML. */
  description?: string | undefined;
  image?: string | undefined;
  price?: Cents | undefined;
  /** Start and end of an event, in the museum's local time. */
  start?: string | undefined;
  end?: string | undefined;
  venue?: string | undefined;
  isSoldOut?: boolean;
};

const valueOf = <T>(state: AsyncState<T> | undefined): T | undefined =>
  state?.is === 'ready' ? state.value : undefined;

type Item = {
  store: object;
  /** Returns an item by its id from a snapshot of the store, once it has loaded. */
  find: (state: never, id: string) => Sold | undefined;
};

const from = <S extends object>(
  store: S,
  find: (state: ReturnType<typeof useSnapshot<S>>, id: string) => Sold | undefined,
): Item => ({ store, find });

const article = from(merchandise, ({ known }, id) => {
  const item = valueOf(known[id]);
  return item && { ...item, isSoldOut: item.stock <= 0 };
});

/** Items on sale, by the route of their screen. */
const SOLD: Partial<Record<RouteName, Item>> = {
  ticket: from(tickets, ({ events }, id) => {
    const event = valueOf(events)?.find((each) => each.id === id);
    return event && { ...event, price: event.price_from, start: event.sorting_datetime };
  }),
  guidedTour: from(tours, ({ known }, id) => {
    const tour = valueOf(known[id]?.detail);
    return tour && { ...tour, price: tour.price_from };
  }),
  product: article,
  pass: article,
  voucherSingle: from(vouchers, ({ known }, id) => valueOf(known[id])),
};

/** Returns the item of a route once it has loaded; `undefined` for all other routes. */
export function useSold(route: Route | undefined): Sold | undefined {
  const item = route && SOLD[route.name];
  const { store, find } = item ?? article; // any store, because a hook cannot be left out
  const sold = find(useSnapshot(store) as never, route?.params.id ?? '');
  return item && sold;
}
