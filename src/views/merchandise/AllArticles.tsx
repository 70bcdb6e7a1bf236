import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Kind } from '../../core/merchandise/types.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';
import { ROUTES_OF } from './routes.ts';

/** Links to the list of all articles of a kind, for screens with nothing to buy. */
export function AllArticles({ kind }: { kind: Kind }) {
  return (
    <p className="actions">
      <Link {...buttonLook()} href={routeTo(ROUTES_OF[kind].list)}>
        <Trans>Continue shopping</Trans>
      </Link>
    </p>
  );
}
