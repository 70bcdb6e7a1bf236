import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { hasStatus } from '../../core/async/result.ts';
import { cart } from '../../core/cart/store.ts';
import { isShipped } from '../../core/cart/totals.ts';
import { refetchShippingCosts } from '../../core/shipping/actions.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ContactLinks } from '../app/ContactLinks.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Message } from '../parts/Message.tsx';

/** Shows why the shipping costs are unknown, if that prevents ordering; `ref` lets the caller focus it. */
export function ShippingMessage({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { lines, shippingError, shippingCostsError } = useSnapshot(cart);
  if (!shippingError || !isShipped(lines)) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      {shippingCostsError && shippingError.is === 'status' ? (
        <NotServed isLoginNeeded={hasStatus(shippingError, 401)}>{shippingError.message}</NotServed>
      ) : (
        <ErrorMessage error={shippingError} onRetry={() => void refetchShippingCosts(true)} />
      )}
    </div>
  );
}

/** The shop does not deliver to this country; the visitor can choose another one or contact the museum. */
function NotServed({ isLoginNeeded, children }: { isLoginNeeded: boolean; children: ReactNode }) {
  return (
    <Message
      kind="error"
      action={
        <Link {...buttonLook()} href={routeTo('guestRegister')}>
          <Trans>Change delivery address</Trans>
        </Link>
      }
    >
      {children ?? <Trans>We cannot deliver to this country from the online shop.</Trans>}{' '}
      {!isLoginNeeded && (
        <>
          <Trans>Please contact us:</Trans> <ContactLinks />
        </>
      )}
    </Message>
  );
}
