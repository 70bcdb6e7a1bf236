import { Trans } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';

export type FieldFrameProps = {
  id: string;
  label: ReactNode;
  isOptional?: boolean;
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
};

/**
 * Scrolls the whole field into view after Tab: browsers reveal only the caret, and leave the rest of the field (in
 * Safari all of it) behind the bar that sticks to the bottom of the window. Not after a click, because a clicked field
 * is in view and must not move.
 */
const bringIntoView = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Tab') (target as Element).scrollIntoView({ block: 'nearest' });
};

/** Frames a control with its label, hint and error. */
export function FieldFrame({ id, label, isOptional, error, hint, children }: FieldFrameProps) {
  return (
    // receives key events of the control inside
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="field" part="field" onKeyUp={bringIntoView}>
      <label htmlFor={id}>
        {label}
        {isOptional && (
          <span className="muted">
            {' '}
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {hint && (
        <div className="hint muted" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Shows the error of the control with this id, if there is one. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <div className="field-error" id={`${id}-error`}>
      {error}
    </div>
  ) : null;
}
