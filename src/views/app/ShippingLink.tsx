import type { ReactNode } from 'react';
import { LegalLink } from './LegalLink.tsx';

/** Links to the page with the shipping costs by country. */
export function ShippingLink({ children }: { children: ReactNode }) {
  return <LegalLink page="shipping">{children}</LegalLink>;
}
