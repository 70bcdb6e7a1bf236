import type { ComponentProps } from 'react';
import { buttonLook } from './buttonLook.ts';
import type { ButtonKind } from './buttonLook.ts';

export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** While its action is under way: the button keeps its size and focus and does nothing. */
  busy?: boolean;
};

/** A button of the shop; of type `button` unless told otherwise. */
export function Button({ kind, busy, className = '', onClick, ...native }: ButtonProps) {
  const look = buttonLook(kind);
  return (
    <button
      type="button"
      {...native}
      part={look.part}
      className={`${look.className} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      // a button that is `disabled` would lose the focus
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
