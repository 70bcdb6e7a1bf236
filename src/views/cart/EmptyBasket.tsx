import { Trans } from '@lingui/react/macro';
import { ContinueShopping } from '../app/ContinueShopping.tsx';

export function EmptyBasket() {
  return (
    <div className="stack">
      <p>
        <Trans>Your basket is empty</Trans>
      </p>
      <p className="actions">
        <ContinueShopping />
      </p>
    </div>
  );
}
