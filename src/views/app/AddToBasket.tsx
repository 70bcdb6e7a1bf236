import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { Cents } from '../../core/money/cents.ts';
import type { RouteName } from '../../core/routes/routes.ts';
import { Button } from '../parts/Button.tsx';
import { TotalBar } from '../parts/TotalBar.tsx';
import { AddedMessage } from './AddedMessage.lazy.ts';
import { usePrefetch } from './prefetch.ts';

/** Bar with the total and the button that adds the choice to the basket; afterwards, the message that it is there. */
export function AddToBasket({
  added,
  list,
  total,
  isTaxed,
  isEmpty = false,
  busy,
  onAdd,
  children,
}: {
  /** Sentence about what has been added; `false` until then. */
  added: ReactNode;
  /** Route of the list where the visitor can continue. */
  list: RouteName;
  total: Cents;
  isTaxed?: boolean;
  /** Whether nothing is chosen. */
  isEmpty?: boolean;
  busy?: boolean;
  onAdd: () => void;
  /** Shown instead of the bar if nothing can be added. */
  children?: ReactNode;
}) {
  usePrefetch('checkout', !isEmpty);
  useEffect(() => {
    if (!isEmpty) AddedMessage.preload();
  }, [isEmpty]);
  if (added) return <AddedMessage title={added} area={list} />;
  return (
    children || (
      <TotalBar total={total} isTaxed={isTaxed}>
        <Button
          kind="primary"
          busy={busy}
          aria-disabled={isEmpty || undefined}
          onClick={() => isEmpty || onAdd()}
        >
          <Trans>Add to basket</Trans>
        </Button>
      </TotalBar>
    )
  );
}
