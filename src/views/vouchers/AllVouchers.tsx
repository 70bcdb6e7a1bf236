import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonClass } from '../parts/buttonClass.ts';

/** A way on from where there is nothing to buy: to all vouchers. */
export function AllVouchers() {
  return (
    <p className="actions">
      <Link className={buttonClass('primary')} href={routeTo('voucherList')}>
        <Trans>To all vouchers</Trans>
      </Link>
    </p>
  );
}
