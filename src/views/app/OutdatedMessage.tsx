import { Trans } from '@lingui/react/macro';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';

/** Shown when a chunk is missing because a new release has replaced it; a reload loads that release. */
export function OutdatedMessage() {
  return (
    <Message
      kind="error"
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Reload page</Trans>
        </Button>
      }
    >
      <Trans>Part of the shop did not load. Your basket has not changed.</Trans>
    </Message>
  );
}
