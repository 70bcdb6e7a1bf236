import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { type RouteName, routeTo } from '../../core/routes/routes.ts';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Message } from '../parts/Message.tsx';
import { useCheckout } from './useCheckout.ts';

/** Confirms an addition and offers the next steps, the checkout first. Takes the focus, because the button that had it is gone. */
export function AddedMessage({ title, area }: { title: ReactNode; area: RouteName }) {
  const goToCheckout = useCheckout();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="added">
      <Message
        kind="success"
        title={title}
        action={
          <p className="actions">
            <Button kind="primary" onClick={goToCheckout}>
              <Trans>Go to checkout</Trans>
            </Button>
            <Link {...buttonLook()} href={routeTo(area)}>
              <Trans>Continue shopping</Trans>
            </Link>
            <Link {...buttonLook('plain')} href={routeTo('checkout')}>
              <Trans>Go to basket</Trans>
            </Link>
          </p>
        }
      />
    </div>
  );
}
