import { type Dispatch, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { config } from '../core/config/store.ts';
import { navigation } from '../core/navigation/store.ts';
import { type Area, parseRoute, type RouteName } from '../core/routes/routes.ts';
import type { EmbedEvent } from './embedPhases.ts';

/** Screens that show what became of a payment or an order. */
const AFTER_SALE: readonly RouteName[] = [
  'checkoutAccepted',
  'checkoutCanceled',
  'checkoutFailed',
  'checkoutSuccess',
  'orderReview',
  'withdrawal',
];

/** Replaces the shop by the fallback once it has to stop selling, except accounts and screens after a sale. */
export function useStop(
  outlet: string | undefined,
  area: Area,
  dispatch: Dispatch<EmbedEvent>,
): void {
  const { stopped } = useSnapshot(config);
  const { href = '' } = useSnapshot(navigation).outlets[outlet ?? ''] ?? {};
  const name = parseRoute(href)?.name;
  const isSelling = area !== 'account' && !(name && AFTER_SALE.includes(name));
  const isStopped = outlet !== undefined && stopped !== undefined && isSelling;
  useEffect(() => {
    if (isStopped) dispatch('sellingStopped');
  }, [isStopped, dispatch]);
}
