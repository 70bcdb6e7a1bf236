import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';

/** Links to the list of all vouchers, for screens with nothing to buy. */
export function AllVouchers() {
  return (
    <p className="actions">
      <Link {...buttonLook('primary')} href={routeTo('voucherList')}>
        <Trans>See all vouchers</Trans>
      </Link>
    </p>
  );
}
