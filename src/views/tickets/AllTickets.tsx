import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';

/** Links to the list of all tickets, for screens with nothing to book. */
export function AllTickets({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  return (
    <Link {...buttonLook(kind)} href={routeTo('tickets')}>
      <Trans>See all tickets</Trans>
    </Link>
  );
}
