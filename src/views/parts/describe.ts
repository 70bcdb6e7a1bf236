import type { ReactNode } from 'react';

/** What links a control to its error and its hint, which stand in elements named after its id. */
export function describe(id: string, { error, hint }: { error?: string; hint?: ReactNode }) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
