import { type ReactNode, useState } from 'react';
import { redirectTarget } from '../../core/navigation/redirect.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { CheckoutFrame } from '../checkout/CheckoutFrame.tsx';

/** Frames the account screens; during a checkout they are its second step. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const [isStep] = useState(() => redirectTarget()?.startsWith(routeTo('checkout')));
  return <CheckoutFrame step={isStep ? 1 : undefined}>{children}</CheckoutFrame>;
}
