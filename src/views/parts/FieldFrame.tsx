import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type FieldFrameProps = {
  id: string;
  label: ReactNode;
  isOptional?: boolean;
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
};

/** A control under its label, with its hint and its error beside it. */
export function FieldFrame({ id, label, isOptional, error, hint, children }: FieldFrameProps) {
  return (
    <div className="field" part="field">
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
