import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';

/** A way on from where there is nothing to do: to all tickets. */
export function AllTickets({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  return (
    <Link {...buttonLook(kind)} href={routeTo('tickets')}>
      <Trans>To all tickets</Trans>
    </Link>
  );
}
