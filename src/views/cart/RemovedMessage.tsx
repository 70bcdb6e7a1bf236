import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { undoRemove } from '../../core/cart/actions.ts';
import type { CartLine } from '../../core/cart/types.ts';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';

const nameOf = (line: CartLine): string =>
  line.type === 'dayTicket' ? line.dayTickets.map((kind) => kind.name).join(', ') : line.name;

/** Shows which line was removed and offers to undo it. Takes the focus, because the button that had it is gone. */
export function RemovedMessage({
  line,
  onUndone,
}: {
  line: CartLine;
  onUndone: (line: CartLine) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const name = nameOf(line);
  useLayoutEffect(() => box.current?.focus(), [line]);
  return (
    <div ref={box} tabIndex={-1}>
      <Message
        kind="info"
        action={
          <Button
            onClick={() => {
              undoRemove();
              onUndone(line);
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        }
      >
        <Trans>“{name}” has been removed.</Trans>
      </Message>
    </div>
  );
}
