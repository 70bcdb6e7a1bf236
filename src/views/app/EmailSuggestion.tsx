import { Trans } from '@lingui/react/macro';
import { isUnfinished, suggestedEmail } from '../../core/account/suggestedEmail.ts';

/** Offers the address that was probably meant; announced politely, and never in the way of what was typed. */
export function EmailSuggestion({
  address,
  isComplete,
  onAccept,
}: {
  address: string;
  /** Whether the visitor has finished typing. */
  isComplete: boolean;
  onAccept: (address: string) => void;
}) {
  const suggestion = isComplete || !isUnfinished(address) ? suggestedEmail(address) : undefined;
  return (
    // there before its content, which screen readers would not announce otherwise
    <div role="status">
      {suggestion && (
        <p className="suggestion small">
          <Trans>
            Did you mean{' '}
            <button type="button" className="link" onClick={() => onAccept(suggestion)}>
              {suggestion}
            </button>
            ?
          </Trans>
        </p>
      )}
    </div>
  );
}
