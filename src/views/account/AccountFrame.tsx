import type { ReactNode } from 'react';
import { useStyles } from '../app/styles.ts';
import form from '../styles/form.css';

/** What stands around every screen of the account. */
export function AccountFrame({ children }: { children: ReactNode }) {
  useStyles(form);
  return <div className="stack wide">{children}</div>;
}
