import type { ComponentProps } from 'react';
import { buttonLook } from './buttonLook.ts';
import type { ButtonKind } from './buttonLook.ts';

export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** Whether its action is running: the button keeps its size and focus, and ignores clicks. */
  busy?: boolean;
};

/** Button with the shop's styles; its default type is `button`. */
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
      // not `disabled`, which would lose the focus
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
