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
 * A browser shows where one types, and leaves the rest of a field, or in Safari all of it, below what sticks to the window's
 * end. By keyboard alone: who clicks has it in view, and it must not move then.
 */
const bringIntoView = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Tab') (target as Element).scrollIntoView({ block: 'nearest' });
};

/** A control under its label, with its hint and its error beside it. */
export function FieldFrame({ id, label, isOptional, error, hint, children }: FieldFrameProps) {
  return (
    // the keys are heard of what has the focus within
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

/** The error of the control with this id; nothing where there is none. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <div className="field-error" id={`${id}-error`}>
      {error}
    </div>
  ) : null;
}
