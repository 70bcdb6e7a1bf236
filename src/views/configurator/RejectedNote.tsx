import { Trans } from '@lingui/react/macro';
import type { Rejected } from '../../core/embed/choice.ts';
import { Message } from '../parts/Message.tsx';

/** Lists what the address of the page holds but no choice can be. */
export function RejectedNote({ rejected }: { rejected: Rejected }) {
  // as they are in the link
  const values = Object.entries(rejected)
    .map((choice) => choice.join('='))
    .join(', ');
  if (!values) return null;
  return (
    <Message kind="warning">
      <Trans>The link to this page contains values that are not valid: {values}</Trans>
    </Message>
  );
}
