import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonClass } from '../parts/buttonClass.ts';
import { ScreenHeading } from './ScreenHeading.tsx';

/** A route that has no screen here. */
export function NotFound() {
  return (
    <div className="stack">
      <ScreenHeading>
        <Trans>Page not found</Trans>
      </ScreenHeading>
      <p>
        <Trans>This page does not exist or has moved.</Trans>
      </p>
      <p className="actions">
        <Link className={buttonClass('primary')} href={routeTo('tickets')}>
          <Trans>To all tickets</Trans>
        </Link>
      </p>
    </div>
  );
}
