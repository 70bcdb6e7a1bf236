import type { ComponentProps } from 'react';
import { buttonLook } from './buttonLook.ts';
import type { ButtonKind } from './buttonLook.ts';
import { useWaiting } from './waiting.ts';

export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** Whether its action is running: the button keeps its size. */
  busy?: boolean;
};

/**
 * Button with the shop's styles; its default type is `button`. While it is busy or has `aria-disabled`, it keeps its focus
 * and ignores clicks.
 */
export function Button({ kind, busy, className = '', onClick, ...native }: ButtonProps) {
  const look = buttonLook(kind);
  useWaiting(busy ?? false);
  const isDisabled = busy || native['aria-disabled'];
  return (
    <button
      type="button"
      {...native}
      part={look.part}
      className={`${look.className} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={isDisabled}
      // not `disabled`, which would lose the focus
      onClick={(event) => (isDisabled ? event.preventDefault() : onClick?.(event))}
    />
  );
}
