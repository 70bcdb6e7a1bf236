import type { ReactNode } from 'react';
import { LegalLink } from './LegalLink.tsx';

/** To what shipping costs, country by country; `children` are the words that lead there. */
export function ShippingLink({ children }: { children: ReactNode }) {
  return <LegalLink page="shipping">{children}</LegalLink>;
}
