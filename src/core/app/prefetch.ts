import { retryImport } from '../async/retryImport.ts';
import { type Area, parseRoute } from '../routes/routes.ts';
import { prefetchRoute } from '../tickets/actions.ts';

type Actions = { prefetchRoute: (href: string) => void };

/** Actions that fetch the data of an area; those of tickets are imported above. */
const ACTIONS: Partial<Record<Area, () => Promise<Actions>>> = {
  tours: () => import('../tours/actions.ts'),
  merchandise: () => import('../merchandise/actions.ts'),
  passes: () => import('../merchandise/actions.ts'),
  vouchers: () => import('../vouchers/actions.ts'),
};

/** Prefetches the data of a route. */
export function prefetchData(href: string): void {
  prefetchRoute(href);
  const route = parseRoute(href);
  const load = route && ACTIONS[route.area];
  void (load && retryImport(load))?.then(
    (actions) => actions.prefetchRoute(href),
    () => undefined, // the screen reports the error when it is shown
  );
}
