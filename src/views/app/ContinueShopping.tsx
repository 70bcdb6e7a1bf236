import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { navigation } from '../../core/navigation/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { type ButtonKind, buttonLook } from '../parts/buttonLook.ts';
import { offeredAreas } from './areas.ts';
import { OutletContext } from './outlet.ts';

/** Returns the list of the first area that the museum offers. */
const firstList = () => offeredAreas()[0]?.route ?? 'voucherList';

/** Links back to shopping: to the home of the embed, or to the first list if the embed sells nothing itself. */
export function ContinueShopping({ kind = 'primary' }: { kind?: ButtonKind }) {
  const outlet = useSnapshot(navigation).outlets[useContext(OutletContext)];
  const isShelf = outlet && outlet.area !== 'checkout' && outlet.area !== 'account';
  return (
    <Link {...buttonLook(kind)} href={isShelf ? outlet.home : routeTo(firstList())}>
      <Trans>Continue shopping</Trans>
    </Link>
  );
}
