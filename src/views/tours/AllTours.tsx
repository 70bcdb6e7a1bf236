import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';

/** Links to the list of all guided tours, for screens with nothing to book. */
export function AllTours({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  return (
    <Link {...buttonLook(kind)} href={routeTo('guidedTours')}>
      <Trans>See all guided tours</Trans>
    </Link>
  );
}
