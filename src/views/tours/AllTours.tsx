import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonClass } from '../parts/buttonClass.ts';

/** A way on from where there is nothing to book: to all guided tours. */
export function AllTours({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  return (
    <Link className={buttonClass(kind)} href={routeTo('guidedTours')}>
      <Trans>To all guided tours</Trans>
    </Link>
  );
}
