import type { ComponentProps } from 'react';
import { buttonClass } from './buttonClass.ts';
import type { ButtonKind } from './buttonClass.ts';

export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** While its action is under way: the button keeps its size and focus and does nothing. */
  busy?: boolean;
};

/** A button of the shop; of type `button` unless told otherwise. */
export function Button({ kind, busy, className = '', onClick, ...native }: ButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={`${buttonClass(kind)} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      // a button that is `disabled` would lose the focus
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
