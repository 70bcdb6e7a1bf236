import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from './Button.tsx';
import { describe } from './describe.ts';
import type { FieldProps } from './Field.tsx';
import { FieldFrame } from './FieldFrame.tsx';

export function PasswordField(props: Omit<FieldProps, 'type' | 'inputMode'>) {
  const { id, label, required, error, hint, onChange, ...input } = props;
  const { t } = useLingui();
  const madeUp = useId();
  const fieldId = id ?? madeUp;
  const [isSeen, setIsSeen] = useState(false);
  return (
    <FieldFrame id={fieldId} label={label} isOptional={!required} error={error} hint={hint}>
      <div className="password">
        <input
          {...input}
          {...describe(fieldId, { error, hint })}
          id={fieldId}
          type={isSeen ? 'text' : 'password'}
          className="input"
          part="input"
          required={required}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          aria-label={isSeen ? t`Hide password` : t`Show password`}
          aria-controls={fieldId}
          onClick={() => setIsSeen(!isSeen)}
        >
          {isSeen ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      </div>
    </FieldFrame>
  );
}
