import type { ReactNode } from 'react';

/**
 * Returns the ARIA attributes that link a control to its hint and error, whose ids derive from its own. Without an error
 * the control is explicitly valid: otherwise an empty required one would be announced as invalid before a try.
 */
export function describe(id: string, { error, hint }: { error?: string; hint?: ReactNode }) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': Boolean(error) };
}
