import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Message } from './Message.tsx';

export type ErrorSummaryProps = {
  /** Errors; those without a field are about nothing that the form shows. */
  errors: readonly { fieldId?: string; message: string }[];
  /** Text above the list. */
  note?: ReactNode;
};

/**
 * Lists the errors of a form, with links to their fields. Takes the focus when it appears; to take it again after
 * another attempt to submit, give it a new `key`.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({ errors, note }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);

  const focusField = (id: string) => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    root?.getElementById(id)?.focus();
  };

  return (
    <div ref={box} tabIndex={-1} className="error-summary">
      <Message kind="error" title={<Trans>Correct the errors in the form</Trans>}>
        {note}
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId ?? message}>
              {/* a button, because a link would change the host page's address */}
              {fieldId ? (
                <button type="button" className="link" onClick={() => focusField(fieldId)}>
                  {message}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
