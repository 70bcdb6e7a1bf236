import { type FocusEvent, Suspense, useRef, useState } from 'react';
import { Field, type FieldProps } from '../parts/Field.tsx';
import { lazyOptional } from './lazyOptional.ts';

const EmailSuggestion = lazyOptional(
  async () => (await import('./EmailSuggestion.tsx')).EmailSuggestion,
);

/** Field for an email address, which offers a correction of a mistyped one. */
export function EmailField(props: FieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  // only for a text field: a button or box that is being pressed would move away from the pointer
  const onBlur = ({ relatedTarget }: FocusEvent): void =>
    setIsLeft(
      relatedTarget?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false,
    );
  const accept = (address: string): void => {
    props.onChange(address);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} onFocus={() => setIsLeft(false)} onBlur={onBlur}>
      <Field {...props} />
      {props.value.includes('@') && (
        <Suspense>
          <EmailSuggestion
            address={props.value}
            isComplete={isLeft || props.error !== undefined}
            onAccept={accept}
          />
        </Suspense>
      )}
    </div>
  );
}
