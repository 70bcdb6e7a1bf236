import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { Cents } from '../../core/money/cents.ts';
import type { RouteName } from '../../core/routes/routes.ts';
import { Button } from '../parts/Button.tsx';
import { type Chosen, TotalBar } from '../parts/TotalBar.tsx';
import { AddedMessage } from './AddedMessage.lazy.ts';
import { usePrefetch } from './prefetch.ts';

/** Bar with what is chosen and the button that adds it to the basket; afterwards, the message that it is there. */
export function AddToBasket({
  added,
  list,
  total,
  chosen,
  toChoose,
  isTaxed,
  busy,
  onAdd,
  children,
}: {
  /** Sentence about what has been added; `false` until then. */
  added: ReactNode;
  /** Route of the list where the visitor can continue. */
  list: RouteName;
  total: Cents;
  chosen: Chosen;
  /** Asks for a choice; given as long as nothing can be added. */
  toChoose?: ReactNode;
  isTaxed?: boolean;
  busy?: boolean;
  onAdd: () => void;
  /** Shown instead of the bar if nothing can be added. */
  children?: ReactNode;
}) {
  const isEmpty = Boolean(toChoose);
  usePrefetch('checkout', !isEmpty);
  useEffect(() => {
    if (!isEmpty) AddedMessage.preload();
  }, [isEmpty]);
  if (added) return <AddedMessage title={added} area={list} />;
  return (
    children || (
      <TotalBar total={total} chosen={chosen} toChoose={toChoose} isTaxed={isTaxed}>
        <Button kind="primary" busy={busy} aria-disabled={isEmpty || undefined} onClick={onAdd}>
          <Trans>Add to basket</Trans>
        </Button>
      </TotalBar>
    )
  );
}
