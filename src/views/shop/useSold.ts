import { useSnapshot } from 'valtio/react';
import { merchandise } from '../../core/merchandise/store.ts';
import type { Cents } from '../../core/money/cents.ts';
import type { Route } from '../../core/routes/routes.ts';
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

/** Returns the item of a route once it has loaded; `undefined` for all other routes. */
export function useSold(route: Route | undefined): Sold | undefined {
  const { events } = useSnapshot(tickets);
  const { known: knownTours } = useSnapshot(tours);
  const { known: articles } = useSnapshot(merchandise);
  const { known: knownVouchers } = useSnapshot(vouchers);
  const id = route?.params.id ?? '';
  switch (route?.name) {
    case 'ticket': {
      const event = valueOf(events)?.find((each) => each.id === id);
      return event && { ...event, price: event.price_from, start: event.sorting_datetime };
    }
    case 'guidedTour': {
      const tour = valueOf(knownTours[id]?.detail);
      return tour && { ...tour, price: tour.price_from };
    }
    case 'product':
    case 'pass': {
      const article = valueOf(articles[id]);
      return article && { ...article, isSoldOut: article.stock <= 0 };
    }
    case 'voucherSingle':
      return valueOf(knownVouchers[id]);
    default:
      return undefined;
  }
}
