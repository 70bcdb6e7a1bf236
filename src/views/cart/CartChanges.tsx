import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { dismissChanges } from '../../core/cart/actions.ts';
import { cart } from '../../core/cart/store.ts';
import type { Change } from '../../core/cart/types.ts';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';
import { Price } from '../parts/Price.tsx';

function Sentence({ change }: { change: Change }) {
  switch (change.is) {
    case 'price':
      return (
        <Trans>
          “{change.name}” now costs <Price cents={change.now} /> instead of{' '}
          <Price cents={change.before} />.
        </Trans>
      );
    case 'renamed':
      return (
        <Trans>
          “{change.before}” is now called “{change.name}”.
        </Trans>
      );
  }
}

/** Shows what the museum has changed about tickets in the cart. */
export function CartChanges() {
  const { changes } = useSnapshot(cart);
  if (changes.length === 0) return null;
  return (
    <Message
      kind="warning"
      title={<Trans>Something in your basket has changed</Trans>}
      action={
        <Button kind="plain" onClick={dismissChanges}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className="stack tight">
        {changes.map((change) => (
          <p key={JSON.stringify(change)}>
            <Sentence change={change} />
          </p>
        ))}
      </div>
    </Message>
  );
}
