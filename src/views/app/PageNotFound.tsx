import { ContinueShopping } from './ContinueShopping.tsx';
import { Trans } from '@lingui/react/macro';
import { ScreenHeading } from './ScreenHeading.tsx';

export function PageNotFound() {
  return (
    <div className="stack">
      <ScreenHeading>
        <Trans>Page not found</Trans>
      </ScreenHeading>
      <p>
        <Trans>This page does not exist or has moved.</Trans>
      </p>
      <p className="actions">
        <ContinueShopping />
      </p>
    </div>
  );
}
