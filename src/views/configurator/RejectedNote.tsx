import { Trans, useLingui } from '@lingui/react/macro';
import type { ChoiceName, Rejected } from '../../core/embed/choice.ts';
import { Message } from '../parts/Message.tsx';
import { CHOICE_LABELS } from './names.ts';

/** Lists what the address of the page holds but no choice can be. */
export function RejectedNote({ rejected }: { rejected: Rejected }) {
  const { i18n } = useLingui();
  const names = Object.entries(rejected).map(
    ([name, value]) => `${i18n._(CHOICE_LABELS[name as ChoiceName])}: ${value}`,
  );
  if (names.length === 0) return null;
  const values = names.join(', ');
  return (
    <Message kind="warning">
      <Trans>The link to this page contains values that are not possible: {values}</Trans>
    </Message>
  );
}
